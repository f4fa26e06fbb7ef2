import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { OperationContext } from '#core/http/operation.ts';
import type { ProviderPerson } from './providers/provider.ts';

const LIFETIME_MILLISECONDS = 10 * 60 * 1000;
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What a provider has said of somebody who has no account yet, or has to show that it is theirs. */
export interface Ticket {
  /** What is to come: a ticket for the one is none for the other. */
  readonly purpose: 'registration' | 'join';
  readonly provider: string;
  readonly identityId: string;
  readonly person: ProviderPerson;
  /** Hash of what the page keeps: it counts in the browser it was given to. */
  readonly boundTo: string;
}

type Sealing = Pick<OperationContext, 'keyring' | 'now'>;

/**
 * Hands what is known to the browser, sealed: nothing of somebody who has not agreed to anything yet is kept in the
 * table. It counts once without a mark of its own, since an identity is joined to one account at most.
 */
export async function sealTicket(ticket: Ticket, { keyring, now }: Sealing): Promise<string> {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, await keyring.derive('sign-in-ticket'), nonce);
  const text = JSON.stringify({ ...ticket, until: now.getTime() + LIFETIME_MILLISECONDS });
  const sealed = Buffer.concat([cipher.update(text), cipher.final()]);
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url');
}

/** Null for one that is made up, over, for something else, or of another browser. */
export async function openTicket(
  text: string,
  { purpose, boundTo }: Pick<Ticket, 'purpose' | 'boundTo'>,
  { keyring, now }: Sealing,
): Promise<Ticket | null> {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, await keyring.derive('sign-in-ticket'), bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  let opened: Buffer;
  try {
    opened = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
  } catch {
    return null;
  }
  const ticket = JSON.parse(opened.toString()) as Ticket & { readonly until: number };
  const counts = ticket.purpose === purpose && ticket.boundTo === boundTo && ticket.until > now.getTime();
  return counts ? ticket : null;
}
