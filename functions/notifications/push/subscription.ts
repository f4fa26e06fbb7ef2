import { ECDH } from 'node:crypto';
import { sha256 } from '#core/sha256.ts';
import * as z from 'zod/mini';
import type { Vault } from '#core/clients/vault.ts';

/** The push services of browsers; `*.` stands for any name below. */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  'web.push.apple.com',
  '*.notify.windows.com',
];

/** Of an uncompressed point. */
const POINT_BYTES = 65;
const SECRET_BYTES = 16;

const Subscription = z.object({ endpoint: z.string(), keys: z.object({ p256dh: z.string(), auth: z.string() }) });
/** What a browser gives out to whoever may write to it. Who has the address can do so only by the site's own key. */
export type Subscription = z.infer<typeof Subscription>;

/** Whether an address is one of a known push service; `allow` are hosts of tests. */
export function isPushService(endpoint: string, allow: ReadonlySet<string>): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, host, username, password } = new URL(endpoint);
  if (allow.has(host)) return true;
  if (protocol !== 'https:' || username !== '' || password !== '') return false;
  return PUSH_SERVICES.some((one) => (one.startsWith('*.') ? host.endsWith(one.slice(1)) : host === one));
}

/** Whether the keys are such as messages can be encrypted with: a point of the curve, and 16 bytes. */
export function hasPushKeys({ keys: { p256dh, auth } }: Subscription): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== POINT_BYTES || Buffer.from(auth, 'base64url').length !== SECRET_BYTES) return false;
  try {
    ECDH.convertKey(point, 'prime256v1');
    return true;
  } catch {
    // Not on the curve.
    return false;
  }
}

/** By which a device is known again. */
export function hashOfEndpoint(endpoint: string): string {
  return sha256(endpoint);
}

/** Seals a subscription for the table. */
export function sealSubscription(subscription: Subscription, account: string, vault: Vault): Promise<string> {
  return vault.seal(JSON.stringify(subscription), { account, kind: 'push' });
}

/** Opens what was sealed. */
export async function openSubscription(sealed: string, account: string, vault: Vault): Promise<Subscription> {
  return Subscription.parse(JSON.parse(await vault.open(sealed, { account, kind: 'push' })));
}
