import type { OutboundReason } from '#core/clients/outbound.ts';

export interface HostileUrl {
  readonly url: string;
  readonly reason: OutboundReason;
}

/** Where names of the table lead; every name that is not here does not exist. */
export const NAMES: Readonly<Record<string, readonly string[]>> = {
  localhost: ['127.0.0.1', '::1'],
  'localhost.': ['127.0.0.1'],
  'localhost.localdomain': ['127.0.0.1'],
  'ip6-localhost': ['::1'],
  'metadata.google.internal': ['169.254.169.254'],
  metadata: ['169.254.169.254'],
  'instance-data': ['169.254.169.254'],
  'instance-data.ec2.internal': ['169.254.169.254'],
  'localtest.me': ['127.0.0.1'],
  '127.0.0.1.nip.io': ['127.0.0.1'],
  '10.0.0.1.nip.io': ['10.0.0.1'],
  '169-254-169-254.sslip.io': ['169.254.169.254'],
  'spoofed.burpcollaborator.net': ['127.0.0.1'],
  'kubernetes.default.svc': ['10.96.0.1'],
  'host.docker.internal': ['192.168.65.2'],
  'gateway.docker.internal': ['192.168.65.1'],
  'ecs.internal': ['169.254.170.2'],
  'cgnat.example.com': ['100.64.0.1'],
  'cgnat-end.example.com': ['100.127.255.255'],
  'private-b.example.com': ['172.31.255.254'],
  'private-c.example.com': ['192.168.1.1'],
  'zero.example.com': ['0.0.0.0'],
  'broadcast.example.com': ['255.255.255.255'],
  'multicast.example.com': ['224.0.0.251'],
  'benchmark.example.com': ['198.18.0.1'],
  'documentation.example.com': ['203.0.113.9'],
  'v6-loopback.example.com': ['::1'],
  'v6-any.example.com': ['::'],
  'v6-local.example.com': ['fe80::1'],
  'v6-site.example.com': ['fec0::1'],
  'v6-unique.example.com': ['fd12:3456::1'],
  'v6-metadata.example.com': ['fd00:ec2::254'],
  'v6-mapped.example.com': ['::ffff:10.0.0.1'],
  'v6-mapped-hex.example.com': ['::ffff:7f00:1'],
  'v6-nat64.example.com': ['64:ff9b::7f00:1'],
  'v6-nat64-local.example.com': ['64:ff9b:1::a00:1'],
  'v6-6to4.example.com': ['2002:7f00:1::'],
  'v6-teredo.example.com': ['2001:0:7f00:1::'],
  'v6-multicast.example.com': ['ff02::1'],
  // One good address does not make up for a bad one.
  'mixed.example.com': ['93.184.216.34', '127.0.0.1'],
  'mixed-v6.example.com': ['2606:2800:220:1:248:1893:25c8:1946', '::1'],
  'mixed-families.example.com': ['93.184.216.34', 'fd00::1'],
  'empty.example.com': [],
};

const V4 = [
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '10.255.255.255',
  '100.64.0.1',
  '100.127.255.255',
  '127.0.0.1',
  '127.0.0.53',
  '127.255.255.255',
  '169.254.0.1',
  '169.254.169.254',
  '169.254.170.2',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.0.0.192',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.0.1',
  '192.168.255.255',
  '198.18.0.1',
  '198.19.255.255',
  '198.51.100.7',
  '203.0.113.7',
  '224.0.0.1',
  '239.255.255.255',
  '240.0.0.1',
  '255.255.255.255',
] as const;

const V6 = [
  '::',
  '::1',
  '0:0:0:0:0:0:0:1',
  '::2',
  '::7f00:1',
  '::127.0.0.1',
  '::ffff:0:127.0.0.1',
  '100::1',
  '100:0:0:1::1',
  '2001::1',
  '2001:0:53aa:64c::1',
  '2001:2::1',
  '2001:10::1',
  '2001:20::1',
  '2001:db8::1',
  '2002::1',
  '2002:7f00:1::',
  '2002:a9fe:a9fe::',
  '2002:c0a8:1::1',
  '2620:4f:8000::1',
  '3fff::1',
  '5f00::1',
  'fc00::1',
  'fd00::1',
  'fd00:ec2::254',
  'fd20:ce::254',
  'fe80::1',
  'fe80::a9fe:a9fe',
  'febf::1',
  'fec0::1',
  'ff02::1',
  'ff05::1:3',
  'ff0e::1',
  '64:ff9b::127.0.0.1',
  '64:ff9b::a9fe:a9fe',
  '64:ff9b:1::1',
] as const;

const numberOf = (address: string): number =>
  address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0) >>> 0;
const parts = (address: string, write: (part: number) => string): string =>
  address
    .split('.')
    .map((part) => write(Number(part)))
    .join('.');

/** One address as people write it to slip by: a number, hex, octal, short, in other digits, with a dot at the end. */
const disguises = (address: string): string[] => [
  String(numberOf(address)),
  `0x${numberOf(address).toString(16)}`,
  parts(address, (part) => `0x${part.toString(16)}`),
  parts(address, (part) => `0${part.toString(8)}`),
  `${address}.`,
  address.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
  address.replaceAll('.', '。'),
  `%${address.codePointAt(0)!.toString(16)}${address.slice(1)}`,
];

const PATH = '/rest/1/abcdefgh12345678/';
const blocked = (host: string): HostileUrl => ({ url: `https://${host}${PATH}`, reason: 'blocked_address' });

/** Addresses a webhook must never lead to, each with what refuses it. */
export const HOSTILE_URLS: readonly HostileUrl[] = [
  ...['http:', 'ftp:', 'file:', 'gopher:', 'ws:', 'wss:', 'ldap:', 'dict:', 'jar:', 'javascript:'].map((scheme) => ({
    url: `${scheme}//portal.example.com${PATH}`,
    reason: 'not_https' as const,
  })),
  ...['http://127.0.0.1', 'http://169.254.169.254', 'http://[::1]'].map((origin) => ({
    url: `${origin}${PATH}`,
    reason: 'not_https' as const,
  })),
  ...['user@', 'user:pass@', ':pass@', 'portal.bitrix24.ru@', 'portal.bitrix24.ru%2f@', 'a%40b:c@'].map((user) => ({
    url: `https://${user}127.0.0.1${PATH}`,
    reason: 'credentials_in_url' as const,
  })),
  ...[
    0, 1, 21, 22, 23, 25, 53, 80, 110, 389, 444, 2375, 3000, 3306, 5432, 6379, 8080, 8443, 9200, 9443, 11211, 65535,
  ].map((port) => ({ url: `https://portal.example.com:${port}${PATH}`, reason: 'port' as const })),
  ...V4.map(blocked),
  ...['127.0.0.1', '10.0.0.1', '169.254.169.254', '192.168.0.1'].flatMap(disguises).map(blocked),
  ...['127.1', '127.0.1', '10.1', '0', '0x7f.1', '0177.1', '017700000001', '192.168.1', '172.16.1'].map(blocked),
  ...V6.map((address) => blocked(`[${address}]`)),
  ...V4.map((address) => blocked(`[::ffff:${address}]`)),
  ...Object.keys(NAMES)
    .filter((name) => NAMES[name]!.length > 0)
    .map(blocked),
  ...['127.0.0.1#', '127.0.0.1?', '127.0.0.1\\', '①27.0.0.1', 'LOCALHOST', 'ⓛocalhost'].map(blocked),
  { url: `https://empty.example.com${PATH}`, reason: 'unknown_host' },
  { url: `https://nowhere.example.com${PATH}`, reason: 'unknown_host' },
];
