"""Which machines may be called: those of the public internet, and none of the server's own."""

import socket
from ipaddress import ip_address

import pytest

from tavolino.server.outgoing.allowed_hosts import AllowedHosts, is_of_this_machine, is_public

NOT_PUBLIC = {
    "unspecified": ["0.0.0.0", "::"],
    "loopback": ["127.0.0.1", "127.8.9.1", "::1"],
    "private": ["10.0.0.1", "172.16.3.4", "172.31.255.255", "192.168.1.1", "fc00::1", "fd12:3456::1"],
    "link-local": ["169.254.169.254", "fe80::1", "fe80::1%eth0"],
    "shared by a provider's customers": ["100.64.0.1"],
    "multicast": ["224.0.0.1", "239.1.2.3", "ff02::1", "ff0e::1"],
    "reserved": ["240.0.0.1", "255.255.255.255", "192.0.0.8", "fec0::1", "4000::1"],
    "for documents and measurements": ["192.0.2.1", "198.18.0.1", "203.0.113.9", "2001:db8::1"],
    "such an address within another": [
        "::ffff:127.0.0.1",
        "::ffff:10.1.2.3",
        "::127.0.0.1",
        "64:ff9b::a9fe:a9fe",
        "2002:7f00:1::",
        "2002:0a00:1::1",
        "2001:0:7f00:1::1",
    ],
}


@pytest.mark.parametrize("address", [address for addresses in NOT_PUBLIC.values() for address in addresses])
def test_addresses_that_are_not_public_are_refused(address: str) -> None:
    assert not is_public(ip_address(address))
    assert not AllowedHosts().allows(address)


@pytest.mark.parametrize(
    "address", ["1.1.1.1", "162.159.128.233", "2606:4700::1111", "64:ff9b::101:101", "2002:101:101::1"]
)
def test_public_ones_are_allowed(address: str) -> None:
    assert is_public(ip_address(address))
    assert AllowedHosts().allows(address)


def test_a_public_address_of_this_machine_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever can be bound is ours. A machine with public addresses is not at hand, so that any address is one."""
    bound: list[str] = []

    class Interface(socket.socket):
        def bind(self, address: tuple[str, int]) -> None:  # type: ignore[override]
            bound.append(address[0])

    assert AllowedHosts().allows("1.1.1.1")
    monkeypatch.setattr(socket, "socket", Interface)
    assert not AllowedHosts().allows("1.1.1.1")
    assert bound == ["1.1.1.1"]


def test_this_machine_knows_its_addresses() -> None:
    assert is_of_this_machine(ip_address("127.0.0.1"))
    assert not is_of_this_machine(ip_address("192.0.2.1"))
