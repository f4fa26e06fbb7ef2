import type { Frame } from '#shared/models/run.ts';
import type { Poll } from '#shared/models/poll.ts';
import { paths } from '#web/lib/paths.ts';
import { asksOnePerson } from '#shared/rules/one-person.ts';
import { isOpen, newestDraft, openRun } from './runs.ts';

/** What stands between a poll and its public link. */
export type PublicLink =
  | { readonly kind: 'ready'; readonly url: string; readonly run: Frame }
  /** The poll does not allow public links. */
  | { readonly kind: 'disabled' }
  /** The poll asks one person by name: nothing is opened for everybody in passing. */
  | { readonly kind: 'for-one' }
  /** Nothing to answer yet: create a run and publish it. */
  | { readonly kind: 'no-runs' }
  /** Runs there are, none is open; `run` can be published, null when every one is past its deadline. */
  | { readonly kind: 'unpublished'; readonly run: Frame | null }
  /** The open run carries no token, perhaps because links were allowed after it was made. */
  | { readonly kind: 'no-token' };

/** Decides what copying the public link of a poll can do now; the `shown` run goes first while it is open. */
export function publicLink(
  poll: Pick<Poll, 'allow_anonymous_link' | 'is_anonymous' | 'questions'>,
  runs: readonly Frame[],
  now: Date,
  shown: string | null = null,
): PublicLink {
  if (!poll.allow_anonymous_link) return { kind: 'disabled' };
  const asked = runs.find((run) => run.id === shown && isOpen(run, now));
  const open = asked ?? openRun(runs, now);
  if (!open?.public_token && asksOnePerson(poll) && !poll.is_anonymous) return { kind: 'for-one' };
  if (runs.length === 0) return { kind: 'no-runs' };
  if (open === null) return { kind: 'unpublished', run: newestDraft(runs, now) };
  const url = publicAddress(open);
  return url === null ? { kind: 'no-token' } : { kind: 'ready', url, run: open };
}

/** The public address of a run, the same wherever it is copied, printed and scanned: by its code, once it has one. */
export function publicAddress({ poll_id: pollId, public_token: token, public_short: code }: Frame): string | null {
  if (token === null) return null;
  return window.location.origin + (code === null ? paths.publicPoll(pollId, token) : paths.shortPoll(code));
}

/** An address as it is printed: a browser needs no more to find it. */
export function withoutScheme(address: string): string {
  return address.replace(/^https?:\/\//, '');
}
