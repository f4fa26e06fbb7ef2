import type { OperationContext } from '#core/http/operation.ts';
import { seal, unseal } from '#core/sealing.ts';
import type { ProviderPerson } from './providers/provider.ts';

const LIFETIME_MILLISECONDS = 10 * 60 * 1000;

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
  const text = JSON.stringify({ ...ticket, until: now.getTime() + LIFETIME_MILLISECONDS });
  return seal(Buffer.from(text), await keyring.derive('sign-in-ticket')).toString('base64url');
}

/** Null for one that is made up, over, for something else, or of another browser. */
export async function openTicket(
  text: string,
  { purpose, boundTo }: Pick<Ticket, 'purpose' | 'boundTo'>,
  { keyring, now }: Sealing,
): Promise<Ticket | null> {
  const key = await keyring.derive('sign-in-ticket');
  let opened: Buffer;
  try {
    opened = unseal(Buffer.from(text, 'base64url'), key);
  } catch {
    return null;
  }
  const ticket = JSON.parse(opened.toString()) as Ticket & { readonly until: number };
  const counts = ticket.purpose === purpose && ticket.boundTo === boundTo && ticket.until > now.getTime();
  return counts ? ticket : null;
}
