import { isIPv6 } from 'node:net';
import type { HttpEvent } from './event.ts';

/** Groups of an IPv6 address that name a network; the rest its holder chooses freely. */
const NETWORK_GROUPS = 4;
const ALL_GROUPS = 8;

/**
 * Where a request comes from, for limits only: an IPv4 address, or the /64 network of an IPv6 one. Behind the
 * distribution only the header that CloudFront itself writes counts; X-Forwarded-For is whatever the caller likes.
 */
export function sourceAddress(event: HttpEvent, behindDistribution: boolean): string {
  const viewer = behindDistribution ? event.headers['cloudfront-viewer-address'] : undefined;
  const address = viewer?.replace(/:\d+$/, '').replace(/^\[|\]$/g, '') ?? event.requestContext.http.sourceIp;
  // A colon first: Node compiles the pattern behind isIPv6 when it is first asked, which takes a millisecond or two.
  return address.includes(':') && isIPv6(address) ? networkOf(address) : address;
}

function networkOf(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? [] : Array.from({ length: ALL_GROUPS - left.length - right.length }, () => '0');
  const groups = [...left, ...zeros, ...right].slice(0, NETWORK_GROUPS);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
