"""This process, several of its own, a cluster: the same results, whoever dies meanwhile."""

from collections.abc import Iterator

import pytest

from arena.rows_of_numbers import Numbers, queue, squares, squares_unless_on_a_cluster
from tavolino.arena import cluster
from tavolino.arena.batch import GivenUp
from tavolino.arena.cluster import Cluster, NoCluster
from tavolino.arena.executor import Executor, ThisProcess, results
from tavolino.arena.series_plan import SeriesPlan
from tavolino.arena.simulate import simulate
from tavolino.arena.span import Span
from tavolino.arena.workers import Workers
from tavolino.cli import main
from tavolino.core.registry import find

COUNT = 200
SUM = sum(number * number for number in range(COUNT))


@pytest.fixture(scope="module")
def dask() -> Iterator[Cluster]:
    with Cluster(cluster.LOCAL, 2) as found:
        yield found


@pytest.fixture(params=["this process", "workers", "dask"])
def executor(request: pytest.FixtureRequest) -> Executor:
    if request.param == "dask":
        found: Executor = request.getfixturevalue("dask")
        return found
    return ThisProcess() if request.param == "this process" else Workers(2)


def summed(executor: Executor, deadly: int = -1) -> tuple[int, list[Numbers]]:
    total, given_up = 0, list[Numbers]()
    for found in results(squares, queue(COUNT, deadly, most=20), executor):
        if isinstance(found, GivenUp):
            given_up.append(found.batch)
        else:
            total += found.value
    return total, given_up


def test_everything_is_done_once(executor: Executor) -> None:
    assert summed(executor) == (SUM, [])


@pytest.mark.parametrize("kind", ["workers", "dask"])
def test_whoever_dies_takes_nothing_with_them(kind: str, request: pytest.FixtureRequest) -> None:
    """The deadly number is given up; all others are done, those too that were under way beside it."""
    executor: Executor = Workers(2) if kind == "workers" else request.getfixturevalue("dask")
    total, given_up = summed(executor, deadly=77)
    assert [batch.span.first for batch in given_up] == [77]
    assert total == SUM - 77 * 77


def test_what_a_cluster_s_workers_died_of_is_not_blamed_on_a_batch_that_can_be_done() -> None:
    """Its negative control is the test before: a number that is deadly everywhere is given up."""
    with Cluster(cluster.LOCAL, 2) as dask:
        found = list(results(squares_unless_on_a_cluster, queue(3, deadly=1, most=1), dask))
    assert sum(one.value for one in found if not isinstance(one, GivenUp)) == 0 + 1 + 4
    assert not any(isinstance(one, GivenUp) for one in found)


def test_a_series_is_the_same_to_the_last_bit(executor: Executor) -> None:
    game = find("coffee-rush")
    plan = SeriesPlan.checked(game, 3, 40, ["random", "greedy"], 5, game.read_options({}), True)

    def played(by: Executor) -> dict[str, object]:
        found = simulate(plan, by, lambda _: None).as_json()
        return {name: value for name, value in found.items() if name not in TIMES}

    assert played(executor) == played(ThisProcess())


TIMES = ("games_per_s", "moves_per_s", "seconds", "cpu_seconds")


# ---- clusters that are none


def test_a_cluster_that_cannot_be_reached_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "CONNECTING_SECONDS", 0.2)
    with pytest.raises(NoCluster, match=r"no scheduler answers at tcp://127\.0\.0\.1:9: .*dask scheduler"):
        Cluster("tcp://127.0.0.1:9", 1)


@pytest.mark.parametrize("words", [["simulate", "cafe-race"], ["arena", "cafe-race", "--bots", "random"]], ids=" ".join)
def test_a_command_says_so_in_one_line(
    words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cluster, "CONNECTING_SECONDS", 0.2)
    assert main([*words, "--cluster", "tcp://127.0.0.1:9"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    (line,) = said.err.splitlines()
    assert line.startswith(f"tavolino {words[0]}: no scheduler answers at tcp://127.0.0.1:9")


@pytest.mark.parametrize("address", ["nowhere", "tcp://", "http://127.0.0.1:80", ""])
def test_what_is_no_address_is_told_in_a_sentence(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "CONNECTING_SECONDS", 0.2)
    with pytest.raises(NoCluster, match="no scheduler answers at"):
        Cluster(address, 1)


def test_workers_with_other_code_play_nothing(dask: Cluster) -> None:
    with pytest.raises(NoCluster, match="install the same version of Tavolino everywhere"):
        dask._check_versions("0123456789abcdef")


def test_a_cluster_that_others_have_started_is_joined(dask: Cluster) -> None:
    with Cluster(dask.address, 1) as joined:
        assert summed(joined) == (SUM, [])
    assert summed(dask) == (SUM, []), "leaving it does not end it"


def test_a_worker_that_joins_later_with_other_code_plays_nothing() -> None:
    with pytest.raises(NoCluster, match="a worker that has just joined has other code"):
        cluster._play("0123456789abcdef", squares, Numbers(Span(0, 1)))
