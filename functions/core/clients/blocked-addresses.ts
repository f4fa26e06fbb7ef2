import { BlockList, isIP } from 'node:net';

/** What no outside service answers from: this machine, private networks, the cloud's metadata, documentation, multicast. */
const SPECIAL_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/**
 * Inside the global unicast of IPv6: protocol assignments with Teredo, documentation, and 6to4, which carries any
 * IPv4 address in it.
 */
const SPECIAL_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const;

const special = new BlockList();
for (const [net, prefix] of SPECIAL_V4) special.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of SPECIAL_V6) special.addSubnet(net, prefix, 'ipv6');

/** All that is global in IPv6; loopback, local, mapped and translated addresses lie outside of it. */
const globalV6 = new BlockList();
globalV6.addSubnet('2000::', 3, 'ipv6');

/** Whether this is no address of a public service; what is no address at all counts as blocked. */
export function isBlockedAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return special.check(address, 'ipv4');
    case 6:
      return !globalV6.check(address, 'ipv6') || special.check(address, 'ipv6');
    default:
      return true;
  }
}
