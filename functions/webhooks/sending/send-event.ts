import { OutboundError, type Outbound } from '#core/clients/outbound.ts';
import type { Vault } from '#core/clients/vault.ts';
import type { Delivery, StoredEvent, Webhook } from '../repositories/webhook.ts';
import { signedHeaders } from '../signature.ts';

const TIMEOUT_MILLISECONDS = 15_000;
/** Of an answer so much is read, and so much is kept. */
const ANSWER_BYTES = 1024;
const ANSWER_SIGNS = 300;
const GONE = 410;

/** What an event is sent with. */
export interface Sender {
  readonly outbound: Outbound;
  readonly vault: Vault;
  readonly clock: () => Date;
}

/** How one attempt went. */
interface Attempt {
  readonly delivery: Omit<Delivery, 'attempts'>;
  /** The receiver has said that it will never take anything again. */
  readonly gone: boolean;
}

/** The secrets by which events to a receiver are signed at a moment: the newest first. */
export async function secretsOf(webhook: Webhook, vault: Vault, now: Date): Promise<string[]> {
  const { sealed, previousSealed, previousUntil, workspaceId } = webhook;
  const old = previousUntil !== null && previousUntil > now.toISOString() ? previousSealed : null;
  const context = { workspace: workspaceId, kind: 'webhooks' } as const;
  return Promise.all([sealed, ...(old === null ? [] : [old])].map((secret) => vault.open(secret, context)));
}

/** Sends an event once. Whatever the receiver does, this does not throw: it says how it went. */
export async function sendEvent(
  { address }: Pick<Webhook, 'address'>,
  event: StoredEvent,
  body: string,
  secrets: readonly string[],
  { outbound, clock }: Omit<Sender, 'vault'>,
): Promise<Attempt> {
  const begun = clock();
  const of = { number: event.number, eventId: event.id, type: event.type, occurredAt: event.at };
  const sentAt = begun.toISOString();
  const ended = () => ({ ...of, sentAt, milliseconds: clock().getTime() - begun.getTime() });
  try {
    const reply = await outbound.call({
      method: 'POST',
      url: new URL(address),
      headers: {
        'content-type': 'application/json',
        accept: '*/*',
        ...signedHeaders({ id: event.id, at: begun, body }, secrets),
      },
      body,
      firstBytes: ANSWER_BYTES,
      timeoutMilliseconds: TIMEOUT_MILLISECONDS,
    });
    const { status } = reply;
    const delivered = status >= 200 && status < 300;
    const answer = printable(String(reply.body));
    return { delivery: { ...ended(), delivered, status, problem: null, answer }, gone: status === GONE };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    const { reason, status = null } = error;
    return { delivery: { ...ended(), delivered: false, status, problem: reason, answer: '' }, gone: false };
  }
}

/** The beginning of an answer without signs that nobody sees, or that turn a line around. */
function printable(text: string): string {
  return text
    .replace(/[\p{C}\p{Z}\uFFFD]+/gu, ' ')
    .trim()
    .slice(0, ANSWER_SIGNS);
}
