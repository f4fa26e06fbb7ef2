import { describe, expect, it } from 'vitest';
import type { HttpEvent } from './event.ts';
import { sourceAddress } from './source-address.ts';

/** The parts of an event that are read. */
const from = (sourceIp: string, headers: Record<string, string> = {}) =>
  ({ headers, requestContext: { http: { sourceIp } } }) as unknown as HttpEvent;

describe('sourceAddress', () => {
  it('is what the gateway saw where no distribution stands in front, whatever the headers say', () => {
    const headers = { 'cloudfront-viewer-address': '192.0.2.1:1', 'x-forwarded-for': '192.0.2.2' };
    expect(sourceAddress(from('198.51.100.7', headers), false)).toBe('198.51.100.7');
  });

  it('is what the distribution saw where it stands in front, without the port', () => {
    const headers = { 'cloudfront-viewer-address': '192.0.2.1:51234', 'x-forwarded-for': '192.0.2.2' };
    expect(sourceAddress(from('198.51.100.7', headers), true)).toBe('192.0.2.1');
    expect(sourceAddress(from('198.51.100.7'), true)).toBe('198.51.100.7');
  });

  it.each(['2001:db8:0:7::1', '2001:DB8::7:0:0:0:ffff', '2001:0db8:0000:0007:1:2:3:4', '2001:db8:0:7::'])(
    'is one for a whole network of IPv6: %s',
    (address) => {
      expect(sourceAddress(from(address), false)).toBe('2001:db8:0:7::/64');
      expect(sourceAddress(from('', { 'cloudfront-viewer-address': `${address}:443` }), true)).toBe(
        '2001:db8:0:7::/64',
      );
    },
  );

  it('is another one for the next network', () => {
    expect(sourceAddress(from('2001:db8:0:8::1'), false)).toBe('2001:db8:0:8::/64');
    expect(sourceAddress(from('::1'), false)).toBe('0:0:0:0::/64');
  });
});
