import { describe, expect, it } from 'vitest';
import { clientAddress, parseTrusted } from './client-address.ts';

const trusted = parseTrusted('127.0.0.1, 10.0.0.0/8, ::1, fd00::/8');

describe('whose request it is', () => {
  it.each([
    ['that of the peer without a proxy', '203.0.113.7', undefined, '203.0.113.7'],
    ['not what somebody else writes into the header', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['what the proxy says', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
    [
      'the last that the proxy has added, not what the caller had written',
      '127.0.0.1',
      '1.1.1.1, 198.51.100.1',
      '198.51.100.1',
    ],
    ['the one before a second trusted proxy', '127.0.0.1', '1.1.1.1, 198.51.100.1, 10.1.2.3', '198.51.100.1'],
    ['an address of IPv6, with brackets and port', '::1', '[2001:db8::7]:4711', '2001:db8::7'],
    ['an address of IPv4 with a port', '::ffff:127.0.0.1', '198.51.100.1:4711', '198.51.100.1'],
    ['the proxy, where it says nothing', '127.0.0.1', undefined, '127.0.0.1'],
    ['the proxy, where what it says is no address', '127.0.0.1', '198.51.100.1, unknown', '127.0.0.1'],
  ])('%s', (_, peer, header, expected) => {
    expect(clientAddress(peer, header, trusted)).toBe(expected);
  });

  it.each(['', 'proxy.example', '10.0.0.0/33', '0.0.0.0/0', '10.0.0.0/8/8', '10.0.0.0/x', '10.0.0', '127.0.0.1,'])(
    'refuses a list with %o in it',
    (list) => {
      expect(() => parseTrusted(list)).toThrow('neither an address');
    },
  );
});
