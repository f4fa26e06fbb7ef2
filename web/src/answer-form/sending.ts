/** Why sending did not end with the answers stored. */
export type SendingFailure =
  /** The device has no connection: nothing has left it. */
  | { readonly kind: 'offline' }
  /** No reply: whether they arrived is unknown. */
  | { readonly kind: 'lost' }
  /** The server asks to come again in so many seconds. */
  | { readonly kind: 'busy'; readonly seconds: number }
  /** The server said no, in its own words; `unsure` when it may have stored them all the same. */
  | { readonly kind: 'refused'; readonly message: string; readonly unsure: boolean }
  /** Nothing can be sent here any more. */
  | { readonly kind: 'stopped'; readonly why: 'closed' | 'gone' | 'full' | 'elsewhere' | 'used' };

/** Where the answers of this page are between the first letter and the thanks. */
export interface Sending {
  readonly now:
    | { readonly kind: 'typing' | 'sending' | 'sent' }
    | { readonly kind: 'busy'; readonly until: number }
    | Exclude<SendingFailure, { readonly kind: 'busy' }>;
  /** Attempts in a row without a reply. */
  readonly tries: number;
  /** An earlier version of the answers is stored for certain. */
  readonly stored: boolean;
  /** An attempt ended without a reply and none was confirmed since. */
  readonly unsure: boolean;
}

export type SendingEvent =
  | { readonly kind: 'sent-off' | 'arrived' | 'edited' }
  | { readonly kind: 'failed'; readonly failure: SendingFailure; readonly at: number };

/** `unsure` when a draft was found that had been sent before. */
export function atRest(unsure: boolean): Sending {
  return { now: { kind: 'typing' }, tries: 0, stored: false, unsure };
}

/** What follows from an event. */
export function afterEvent(sending: Sending, event: SendingEvent): Sending {
  switch (event.kind) {
    case 'sent-off':
      return { ...sending, now: { kind: 'sending' } };
    case 'arrived':
      return { now: { kind: 'sent' }, tries: 0, stored: true, unsure: false };
    case 'edited':
      return sending.now.kind === 'typing' ? sending : { ...sending, now: { kind: 'typing' }, tries: 0 };
    case 'failed':
      return afterFailure(sending, event.failure, event.at);
  }
}

function afterFailure(sending: Sending, failure: SendingFailure, at: number): Sending {
  switch (failure.kind) {
    case 'lost':
      return { ...sending, now: failure, tries: sending.tries + 1, unsure: true };
    case 'offline':
      return { ...sending, now: failure, tries: sending.tries + 1 };
    case 'busy':
      return { ...sending, now: { kind: 'busy', until: at + failure.seconds * 1000 }, tries: 0 };
    case 'refused':
      return { ...sending, now: failure, tries: 0, unsure: sending.unsure || failure.unsure };
    case 'stopped':
      return { ...sending, now: failure, tries: 0 };
  }
}

const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 60_000;

/** Milliseconds until the next attempt by itself: longer each time, since many may be waiting for the same server. */
export function pauseBefore(tries: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, tries - 1));
}

/** Refusals that come to nobody who has answers there: of a known session a full link takes changes. */
export const NOTHING_THERE: readonly string[] = ['full', 'elsewhere', 'used'];

/** Whether a failure leaves no doubt that the server has nothing of these answers, from this attempt or an earlier one. */
export function isCertainlyNotTaken(before: Sending, failure: SendingFailure): boolean {
  switch (failure.kind) {
    case 'lost':
      return false;
    case 'refused':
      return !failure.unsure && nothingBefore(before);
    case 'stopped':
      return NOTHING_THERE.includes(failure.why) || nothingBefore(before);
    case 'offline':
    case 'busy':
      return nothingBefore(before);
  }
}

const nothingBefore = ({ stored, unsure }: Sending): boolean => !stored && !unsure;
