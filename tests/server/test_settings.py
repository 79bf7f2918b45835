"""Settings from flags and environment variables."""

from argparse import ArgumentParser

import pytest

from tavolino.server.settings import BadSetting, Settings, add_arguments, flag, read_settings, variable


def settings(*flags: str, **variables: str) -> Settings:
    parser = ArgumentParser()
    add_arguments(parser)
    return read_settings(parser.parse_args(flags), variables)


def test_a_flag_wins_over_a_variable_and_both_over_the_default() -> None:
    assert settings().port == 8000
    assert settings(TAVOLINO_PORT="9000").port == 9000
    assert settings("--port", "0", TAVOLINO_PORT="9000").port == 0


def test_lists_are_told_with_commas() -> None:
    told = settings(
        "--allowed-origins", "http://a.example, https://b.example:8443", TAVOLINO_TRUSTED_PROXIES="10.0.0.1"
    )
    assert told.allowed_origins == ("http://a.example", "https://b.example:8443")
    assert told.trusted_proxies == ("10.0.0.1",)


@pytest.mark.parametrize(
    ("url", "kept"),
    [
        ("https://Play.Example.org/", "https://play.example.org"),
        ("https://play.example.org:443", "https://play.example.org"),
        ("http://play.example.org:443", "http://play.example.org:443"),
        ("http://[::1]:8000", "http://[::1]:8000"),
    ],
)
def test_the_public_address_is_kept_as_browsers_write_it(url: str, kept: str) -> None:
    assert settings("--public-url", url).public_url == kept


def test_https_follows_from_the_public_address() -> None:
    assert settings("--public-url", "https://play.example.org").https
    assert not settings("--public-url", "http://play.example.org").https
    assert not settings().https


@pytest.mark.parametrize(
    ("flags", "variables", "named"),
    [
        (["--port", "70000"], {}, "--port"),
        (["--port", "many"], {}, "--port"),
        ([], {"TAVOLINO_PORT": "many"}, "TAVOLINO_PORT"),
        (["--log-format", "xml"], {}, "--log-format"),
        (["--away-seconds", "-1"], {}, "--away-seconds"),
        (["--requests-burst", "0"], {}, "--requests-burst"),
        (["--public-url", "play.example.org"], {}, "play.example.org"),
        (["--public-url", "https://play.example.org/table"], {}, "with nothing after it"),
        (["--allowed-origins", "*"], {}, "'\\*'"),
    ],
)
def test_what_makes_no_sense_is_named(flags: list[str], variables: dict[str, str], named: str) -> None:
    with pytest.raises(BadSetting, match=named):
        settings(*flags, **variables)


def test_every_setting_has_a_flag_a_variable_and_a_help() -> None:
    parser = ArgumentParser()
    add_arguments(parser)
    told = parser.format_help()
    for name in Settings.__struct_fields__:
        assert flag(name) in told
        assert variable(name) in told


def test_the_help_shows_defaults_and_what_can_be_chosen() -> None:
    parser = ArgumentParser("serve")
    add_arguments(parser)
    told = " ".join(parser.format_help().split())
    assert "--port N where to listen; 0 takes any that is free (default: 8000) [TAVOLINO_PORT]" in told
    assert "--log-format json|text" in told
    assert "--away-seconds SECONDS" in told
    assert "usage: serve [--SETTING VALUE …]" in told


def test_settings_do_not_print_their_secrets() -> None:
    assert "sesame" not in repr(settings("--metrics-token", "sesame", "--database", "postgresql://ada:sesame@db/x"))
