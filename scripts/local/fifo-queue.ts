import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { openStore } from './store.ts';
import { MINUTE_MS } from '#shared/rules/durations.ts';

const DEDUPLICATION_MS = 5 * MINUTE_MS;
const SEQUENCE_DIGITS = 20;
/** Sequence numbers in a millisecond: more than can be sent in one. */
const PER_MILLISECOND = 1_000_000n;

const Message = z.object({
  id: z.string(),
  /** Larger than that of every message sent before. */
  sequence: z.string(),
  body: z.string(),
  group: z.string(),
  deduplicationId: z.string(),
  /** Milliseconds since 1970. */
  sentAt: z.number(),
  /** How often it was handed over in vain. */
  failures: z.number(),
});
export type Message = z.infer<typeof Message>;

/** A queue as SQS keeps it under the word FIFO: in order within a group, groups side by side. */
export interface FifoQueue {
  /** Keeps a message; one whose deduplication id was sent less than five minutes ago is the one sent then. */
  send(message: Pick<Message, 'body' | 'group' | 'deduplicationId'>): Message;
  /** The oldest message of a group of which none is under way. Its group is closed until it is removed or let back. */
  take(): Message | undefined;
  /** It is done, or given up. */
  remove(message: Message): void;
  /** It was handed over in vain; gives how often by now. Its group stays closed. */
  countFailure(message: Message): number;
  /** It may be taken again. */
  letBack(message: Message): void;
  /** What waits or is under way: how many, and since when the oldest does, milliseconds since 1970. */
  waiting(): { readonly count: number; readonly since: number | null };
  /** Called whenever something was sent. */
  onSend(listener: () => void): void;
}

/**
 * Opens the queue kept in `file`, or one in memory. What is removed is gone at once, what was taken waits again after a
 * restart; the deduplication knows what still waits, so that a message may come twice and is never lost.
 */
export function openFifoQueue(file?: string): FifoQueue {
  const waiting = openStore(file, Message);
  // How long ago is told by a clock that nobody sets.
  const recent = new Map(
    [...waiting.values()].map((message) => [message.deduplicationId, { message, since: performance.now() }]),
  );
  const closed = new Set<string>();
  const listeners: (() => void)[] = [];
  // What was sent in this very millisecond, before a restart, may be done and forgotten: its number is not given again.
  let last = nextSequence([...waiting.values()].at(-1)?.sequence ?? '', Date.now() + 1);

  return {
    send: ({ body, group, deduplicationId }) => {
      const now = Date.now();
      const moment = performance.now();
      for (const [id, { since }] of recent) if (since <= moment - DEDUPLICATION_MS) recent.delete(id);
      const known = recent.get(deduplicationId);
      if (known) return known.message;
      last = nextSequence(last, now);
      const message = { id: randomUUID(), sequence: last, body, group, deduplicationId, sentAt: now, failures: 0 };
      // First of all: one that could not be kept was not sent.
      waiting.set(message.sequence, message);
      recent.set(deduplicationId, { message, since: moment });
      for (const listener of listeners) listener();
      return message;
    },
    take: () => {
      const message = [...waiting.values()].find(({ group }) => !closed.has(group));
      if (message) closed.add(message.group);
      return message;
    },
    remove: ({ sequence, group }) => {
      waiting.delete(sequence);
      closed.delete(group);
    },
    countFailure: (message) => {
      const failures = message.failures + 1;
      waiting.set(message.sequence, { ...message, failures });
      return failures;
    },
    letBack: ({ group }) => void closed.delete(group),
    waiting: () => {
      const sentAt = [...waiting.values()].map((message) => message.sentAt);
      return { count: sentAt.length, since: sentAt[0] ?? null };
    },
    onSend: (listener) => void listeners.push(listener),
  };
}

/** Of the clock, so that numbers go on after a restart which remembers none of them, or the one after the last. */
function nextSequence(last: string, now: number): string {
  const byClock = BigInt(now) * PER_MILLISECOND;
  const next = BigInt(last) + 1n;
  return String(next > byClock ? next : byClock).padStart(SEQUENCE_DIGITS, '0');
}
