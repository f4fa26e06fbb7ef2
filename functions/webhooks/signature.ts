import { createHmac, randomBytes } from 'node:crypto';

/** Standard Webhooks marks its secrets so; after it stands the key in base64. */
const SECRET_PREFIX = 'whsec_';
const KEY_BYTES = 32;

/** What is signed: a message, when it is sent, and what it says. */
interface Signed {
  readonly id: string;
  readonly at: Date;
  readonly body: string;
}

/** A secret that nobody has had before. */
export function newSecret(): string {
  return `${SECRET_PREFIX}${randomBytes(KEY_BYTES).toString('base64')}`;
}

/**
 * The headers by which a receiver knows that an event comes from here and is not an old one sent again by somebody else:
 * one signature for each secret that is in force.
 */
export function signedHeaders({ id, at, body }: Signed, secrets: readonly string[]): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
