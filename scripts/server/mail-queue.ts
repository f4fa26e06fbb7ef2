import { randomUUID } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { SentLetter } from '#scripts/local/aws-endpoints.ts';
import { MINUTE_MS } from '#shared/rules/durations.ts';
import type { Log } from './log.ts';
import type { Seal } from './sealed.ts';

/**
 * What became of a try to send. `bounced`: there is no such mailbox, now or later. `refused`: the letter is not taken,
 * whosesoever fault that is. `later`: it may be taken another time.
 */
export type Outcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'bounced' | 'refused' | 'later'; readonly reason: string };

const Letter = z.object({
  from: z.optional(z.string()),
  configurationSet: z.optional(z.string()),
  to: z.array(z.string()),
  replyTo: z.array(z.string()),
  subject: z.string(),
  text: z.optional(z.string()),
  html: z.optional(z.string()),
  headers: z.record(z.string(), z.string()),
  sentAt: z.string(),
});
const Waiting = z.object({
  id: z.string(),
  letter: Letter,
  tries: z.number(),
  /** Milliseconds since 1970. */
  since: z.number(),
  nextAt: z.number(),
});
type Waiting = z.infer<typeof Waiting>;

export interface MailQueueOptions {
  /** Where letters wait, sealed, a file each. */
  readonly dir: string;
  readonly seal: Seal;
  /** Tries to send; the id is the same at each try, so that a mailbox may know a letter that comes twice. */
  send(id: string, letter: SentLetter): Promise<Outcome>;
  /** Told before the letter is forgotten. */
  onBounced(letter: SentLetter): Promise<unknown>;
  readonly log: Log;
  readonly now?: () => number;
}

/** What the queue has come to since the start, and what waits. */
export interface MailState {
  readonly waiting: number;
  /** Since when the oldest letter waits, milliseconds since 1970. */
  readonly since: number | null;
  readonly counts: Readonly<Record<Outcome['kind'] | 'given_up', number>>;
}

export interface MailQueue {
  /** Keeps a letter on the disk before it returns; gives its id. */
  take(letter: SentLetter): string;
  state(): MailState;
  /** Tries what is due now. */
  tryNow(): Promise<void>;
  /** Begins nothing more and waits for what is being sent. */
  stop(): Promise<void>;
}

const AT_ONCE = 5;
/** After so many minutes a letter is tried again; the last of them holds from then on. */
const PAUSES_MINUTES = [1, 2, 5, 10, 20, 30, 60];
/** As mail servers do; links in letters have ended long before. */
const GIVE_UP_MS = 4 * 24 * 60 * MINUTE_MS;
const LOOK_MS = 5000;

/** A queue of letters that outlives the process: a mail server that is down for a day costs none of them. */
export function openMailQueue({ dir, seal, send, onBounced, log, now = Date.now }: MailQueueOptions): MailQueue {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const waiting = new Map(readAll(dir, seal, log).map((one) => [one.id, one]));
  const underWay = new Map<string, Promise<void>>();
  const counts = { sent: 0, bounced: 0, refused: 0, later: 0, given_up: 0 };
  let stopped = false;

  const save = (one: Waiting): void => {
    writeDurably(dir, fileOf(one.id), seal.close(JSON.stringify(one)));
    waiting.set(one.id, one);
  };
  const forget = (id: string): void => {
    rmSync(join(dir, fileOf(id)), { force: true });
    waiting.delete(id);
  };
  const postpone = (one: Waiting, reason: string): void => {
    const pause = PAUSES_MINUTES[Math.min(one.tries, PAUSES_MINUTES.length - 1)]! * MINUTE_MS;
    if (now() - one.since < GIVE_UP_MS) return save({ ...one, tries: one.tries + 1, nextAt: now() + pause });
    counts.given_up += 1;
    log({ level: 'error', message: 'A letter was given up after four days', letter: one.id, reason });
    return forget(one.id);
  };
  const attempt = async (one: Waiting): Promise<void> => {
    const letter = one.letter as SentLetter; // an optional field is one that may be undefined
    const outcome = await send(one.id, letter).catch((error: unknown) => ({
      kind: 'later' as const,
      reason: String(error),
    }));
    counts[outcome.kind] += 1;
    if (outcome.kind === 'sent') return forget(one.id);
    const { kind, reason } = outcome;
    log({
      level: kind === 'bounced' ? 'info' : 'error',
      message: `A letter was not sent: ${kind}`,
      letter: one.id,
      reason,
    });
    if (kind === 'later') return postpone(one, reason);
    if (kind === 'bounced') await onBounced(letter);
    return forget(one.id);
  };
  const pump = (): void => {
    for (const one of waiting.values()) {
      if (stopped || underWay.size >= AT_ONCE) return;
      if (underWay.has(one.id) || one.nextAt > now()) continue;
      const trying = attempt(one)
        .catch((error: unknown) =>
          log({ level: 'error', message: `The mail queue failed: ${String(error)}`, letter: one.id }),
        )
        .finally(() => {
          underWay.delete(one.id);
          pump();
        });
      underWay.set(one.id, trying);
    }
  };
  const timer = setInterval(pump, LOOK_MS);
  pump();

  return {
    take: (letter) => {
      const id = randomUUID();
      save({ id, letter: Letter.parse(letter), tries: 0, since: now(), nextAt: now() });
      pump();
      return id;
    },
    state: () => {
      const since = [...waiting.values()].map((one) => one.since);
      return { waiting: since.length, since: since.length > 0 ? Math.min(...since) : null, counts };
    },
    tryNow: async () => {
      pump();
      while (underWay.size > 0) await Promise.all(underWay.values());
    },
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await Promise.all(underWay.values());
    },
  };
}

const SUFFIX = '.letter';

function fileOf(id: string): string {
  return `${id}${SUFFIX}`;
}

/** Oldest first. A letter that other keys have sealed stays where it is. */
function readAll(dir: string, seal: Seal, log: Log): Waiting[] {
  return readdirSync(dir)
    .filter((name) => name.endsWith(SUFFIX))
    .flatMap((name) => {
      try {
        return [Waiting.parse(JSON.parse(seal.open(readFileSync(join(dir, name), 'utf8'))))];
      } catch {
        log({ level: 'error', message: 'A letter that waits cannot be opened with these keys', letter: name });
        return [];
      }
    })
    .toSorted((a, b) => a.since - b.since);
}

/** A power cut leaves the old file or the new one, and after the return the new one. */
function writeDurably(dir: string, name: string, content: string): void {
  const fresh = join(dir, `${name}.new`);
  const file = openSync(fresh, 'w', 0o600);
  try {
    writeFileSync(file, content);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(fresh, join(dir, name));
  const folder = openSync(dir, 'r');
  fsyncSync(folder);
  closeSync(folder);
}
