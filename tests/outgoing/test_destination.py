"""Addresses that visitors give are https, and nothing in them can become part of a request's head."""

import pytest

from tavolino.server.outgoing.destination import LONGEST, BadDestination, Destination, read_destination


@pytest.mark.parametrize(
    ("address", "found"),
    [
        ("https://hooks.example", Destination("hooks.example", 443, "/")),
        ("https://Hooks.Example:8443/a/b?c=d", Destination("hooks.example", 8443, "/a/b?c=d")),
        ("https://xn--caf-dma.example/x", Destination("xn--caf-dma.example", 443, "/x")),
        ("https://[2606:4700::1111]/x", Destination("2606:4700::1111", 443, "/x")),
    ],
)
def test_an_address_is_taken_apart(address: str, found: Destination) -> None:
    assert read_destination(address) == found


def test_an_origin_names_the_port_only_where_it_has_to() -> None:
    assert read_destination("https://hooks.example:443/x").origin == "https://hooks.example"
    assert read_destination("https://[2606:4700::1111]:444/x").origin == "https://[2606:4700::1111]:444"


@pytest.mark.parametrize(
    "address",
    [
        "",
        "http://hooks.example/",
        "HTTP://hooks.example/",
        "ftp://hooks.example/",
        "//hooks.example/",
        "hooks.example",
        "https://",
        "https:///path",
        "https://user@hooks.example/",
        "https://user:word@hooks.example/",
        "https://hooks.example/#part",
        "https://hooks.example:0x50/",
        "https://hooks.example:99999/",
        "https://hooks.example\\@other.example/",
        "https://hooks.example/a b",
        "https://hooks.example/\r\nX-Other: 1",
        "https://hooks.example/\n",
        "https://hooks.example/\0",
        "https://café.example/",
        "https://hooks..example_/",
        "https://[::1",
        "https://[fe80::1%25eth0]/",
        "https://hooks.example/" + LONGEST * "x",
    ],
)
def test_other_addresses_are_refused(address: str) -> None:
    with pytest.raises(BadDestination):
        read_destination(address)
