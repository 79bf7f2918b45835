"""Which machines the server may call: those of the public internet, and none of its own."""

import errno
import socket
from collections.abc import Collection
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network

Address = IPv4Address | IPv6Address

GLOBAL_UNICAST = ip_network("2000::/3")
NAT64 = IPv6Network("64:ff9b::/96")  # an IPv4 address, as networks without IPv4 write it
PROTOCOLS = ip_network("192.0.0.0/24")


def is_public(address: Address) -> bool:
    """Not private, loopback, link-local, shared, multicast, reserved or unspecified, nor such an address within one."""
    if isinstance(address, IPv4Address):
        return address.is_global and not address.is_multicast and address not in PROTOCOLS
    if (inner := _inner(address)) is not None:
        return is_public(inner)
    return address.is_global and address in GLOBAL_UNICAST


def _inner(address: IPv6Address) -> IPv4Address | None:
    if address in NAT64:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped or address.sixtofour


def is_of_this_machine(address: Address) -> bool:
    """Only one's own addresses can be bound. In doubt it is."""
    family = socket.AF_INET if isinstance(address, IPv4Address) else socket.AF_INET6
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.bind((str(address), 0))
    except OSError as problem:
        return problem.errno not in (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)
    return True


class AllowedHosts:
    """Tests replace this in code; no setting does."""

    ports: Collection[int] = (443,)

    def allows(self, address: str) -> bool:
        found = ip_address(address)
        return is_public(found) and not is_of_this_machine(found)
