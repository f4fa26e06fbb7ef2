import { createHash, sign } from 'node:crypto';
import { encryptNotification } from '@block65/webcrypto-web-push';
import { OutboundError, type Outbound, type OutboundReply } from '#core/clients/outbound.ts';
import { log } from '#core/log.ts';
import { seconds } from '#shared/rules/seconds.ts';
import type { PushKeys } from './push-keys.ts';
import type { Subscription } from './subscription.ts';

const TIMEOUT_MILLISECONDS = 8_000;
/** A message that nobody has fetched by then has outlived what it says. */
const TTL_SECONDS = 24 * 60 * 60;
/** Push services take a token for a day at most. */
const TOKEN_SECONDS = 12 * 60 * 60;
/** Where a service does not say for how long it wants to be left alone. */
const WAIT_SECONDS = 5;

/** What a device shows. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** Where a tap leads: a path of the site. */
  readonly path: string;
}

/** Accepted; the device takes nothing any more; refused or not reached; to be tried again in so many milliseconds. */
export type Pushed = 'sent' | 'gone' | 'failed' | { readonly waitMilliseconds: number };

export interface PushService {
  /** `topic`: an earlier message of the same is replaced, if it still waits. */
  send(to: Subscription, message: PushMessage, topic: string, signing: Signing): Promise<Pushed>;
}

/** What a message is signed with. */
export interface Signing {
  readonly keys: PushKeys;
  /** Whom a push service may turn to: the address of the site. */
  readonly subject: string;
  readonly now: Date;
}

/**
 * Sends by the push services of browsers (RFC 8030), encrypted for the device (RFC 8291) and signed by the site (RFC
 * 8292). Every message is as long as any other, so its length says nothing.
 */
export function createPushService(outbound: Outbound): PushService {
  async function post(to: Subscription, message: PushMessage, topic: string, signing: Signing, pad: boolean) {
    const url = new URL(to.endpoint);
    const text = Buffer.from(JSON.stringify(message));
    const body = await encryptNotification({ ...to, expirationTime: null }, text, { pad });
    return outbound.call({
      method: 'POST',
      url,
      headers: {
        authorization: `vapid t=${tokenFor(url.origin, signing)}, k=${signing.keys.publicKey}`,
        ttl: String(TTL_SECONDS),
        urgency: 'normal',
        topic,
        'content-type': 'application/octet-stream',
        'content-encoding': 'aes128gcm',
        'content-length': String(body.byteLength),
      },
      body,
      statusOnly: true,
      timeoutMilliseconds: TIMEOUT_MILLISECONDS,
    });
  }

  return {
    async send(to, message, topic, signing) {
      try {
        const reply = await post(to, message, topic, signing, true);
        // A service that takes less than it has to is given the bare message.
        return read(reply.status === 413 ? await post(to, message, topic, signing, false) : reply, signing);
      } catch (error) {
        if (error instanceof OutboundError) return 'failed';
        throw error;
      }
    },
  };
}

/**
 * Names what a message is about to one device: another device of the same person, or another person's, is told by
 * another name, so a push service does not learn who is asked the same.
 */
export function topicOf(about: string, endpointHash: string): string {
  return createHash('sha256').update(`${about}\n${endpointHash}`).digest('base64url').slice(0, 32);
}

/** A JWT by ES256 (RFC 7515, appendix A.3); node:crypto signs it, since `jsonwebtoken` would be 25 kB of the bundle. */
function tokenFor(audience: string, { keys: { privateKey }, subject, now }: Signing): string {
  const claims = { aud: audience, exp: seconds(now) + TOKEN_SECONDS, sub: subject };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `${signed}.${signature.toString('base64url')}`;
}

function read({ status, retryAfter }: OutboundReply, { now }: Signing): Pushed {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  if (status === 429 || status === 503) return { waitMilliseconds: waitOf(retryAfter, now) };
  // Our key or our clock: nobody gets anything until it is put right. It names neither a device nor a person.
  if (status === 400 || status === 401 || status === 403) log('error', 'a push service refuses our key', { status });
  return 'failed';
}

/** Seconds or a date, as HTTP has it. */
function waitOf(retryAfter: string | undefined, now: Date): number {
  const asked = Number(retryAfter ?? WAIT_SECONDS);
  const wait = Number.isNaN(asked) ? Date.parse(retryAfter!) - now.getTime() : asked * 1000;
  return Number.isNaN(wait) ? WAIT_SECONDS * 1000 : Math.max(0, wait);
}
