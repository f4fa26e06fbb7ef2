/** Why sending did not end with the answers stored. */
export type Trouble =
  /** No reply: whether they arrived is unknown. */
  | { readonly is: 'lost' }
  /** The server asks to come again in so many seconds. */
  | { readonly is: 'busy'; readonly seconds: number }
  /** The server said no, in its own words; `unsure` when it may have stored them all the same. */
  | { readonly is: 'refused'; readonly message: string; readonly unsure: boolean }
  /** Nothing can be sent here any more. */
  | { readonly is: 'stopped'; readonly why: 'closed' | 'full' | 'elsewhere' };

/** Where the answers of this page are between the first letter and the thanks. */
export interface Sending {
  readonly now:
    | { readonly is: 'typing' | 'sending' | 'sent' }
    | { readonly is: 'busy'; readonly until: number }
    | Exclude<Trouble, { readonly is: 'busy' }>;
  /** Attempts in a row without a reply. */
  readonly tries: number;
  /** An earlier version of the answers is stored for certain. */
  readonly stored: boolean;
  /** An attempt ended without a reply and none was confirmed since. */
  readonly unsure: boolean;
}

export type SendingEvent =
  | { readonly is: 'sent-off' | 'arrived' | 'edited' }
  | { readonly is: 'failed'; readonly trouble: Trouble; readonly at: number };

/** `unsure` when a draft was found that had been sent before. */
export function atRest(unsure: boolean): Sending {
  return { now: { is: 'typing' }, tries: 0, stored: false, unsure };
}

/** What follows from an event. */
export function afterEvent(sending: Sending, event: SendingEvent): Sending {
  switch (event.is) {
    case 'sent-off':
      return { ...sending, now: { is: 'sending' } };
    case 'arrived':
      return { now: { is: 'sent' }, tries: 0, stored: true, unsure: false };
    case 'edited':
      return sending.now.is === 'typing' ? sending : { ...sending, now: { is: 'typing' }, tries: 0 };
    case 'failed':
      return afterFailure(sending, event.trouble, event.at);
  }
}

function afterFailure(sending: Sending, trouble: Trouble, at: number): Sending {
  switch (trouble.is) {
    case 'lost':
      return { ...sending, now: trouble, tries: sending.tries + 1, unsure: true };
    case 'busy':
      return { ...sending, now: { is: 'busy', until: at + trouble.seconds * 1000 }, tries: 0 };
    case 'refused':
      return { ...sending, now: trouble, tries: 0, unsure: sending.unsure || trouble.unsure };
    case 'stopped':
      return { ...sending, now: trouble, tries: 0 };
  }
}

const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 60_000;

/** Milliseconds until the next attempt by itself: longer each time, since many may be waiting for the same server. */
export function pauseBefore(tries: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, tries - 1));
}

/** What can honestly be said of answers that can no longer be sent. Of those of a known session only a closed frame takes none. */
export function whatArrived({ now, stored, unsure }: Sending): 'no' | 'unknown' | 'earlier' {
  if (now.is === 'stopped' && now.why !== 'closed') return 'no';
  if (unsure) return 'unknown';
  return stored ? 'earlier' : 'no';
}
