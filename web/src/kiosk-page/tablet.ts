import type { OpenKiosk } from '#shared/models/kiosk.ts';
import type { Translation } from '#shared/models/translation.ts';
import { pauseBefore } from '#web/answer-form/sending.ts';
import { Refusal } from '#web/poll-page/transport.ts';
import { DAY_MS } from '#shared/rules/durations.ts';
import { loadKiosk, sendSubmission, type Submission } from './api.ts';
import { offerOf, otherLanguagesOf } from './asked-run.ts';
import { isPin, pauseAfterWrong } from './pin.ts';
import type { KnownKiosk, Store } from './store.ts';

/** How old what is known of the run may be at the start of a respondent, and how long until it is asked for once more. */
const FRESH_MS = 300_000;
const BUSY_SECONDS = 20;
/** So long whoever has finished waits to hear that their answers have arrived. */
const PATIENCE_MS = 4000;

/** What a tablet knows at a moment. */
export interface Tablet {
  /** Null before the server has told anything, and once the kiosk has ended. */
  readonly known: KnownKiosk | null;
  /** The address leads nowhere any more. */
  readonly gone: boolean;
  /** Whether the last request was answered. */
  readonly connected: boolean;
  /** Nothing was heard of the server for more than a day. */
  readonly stale: boolean;
  /** Finished answers that wait. */
  readonly waiting: number;
}

/** What became of the answers of whoever has just finished. */
export type Outcome = 'delivered' | 'waits' | 'refused';

/** Keeps the kiosk of a token and delivers what was answered at it: in order, each once, by itself. */
export async function openTablet(token: string, store: Store) {
  const listeners = new Set<() => void>();
  let known = await store.known(token);
  let gone = false;
  let connected = true;
  let waiting = await store.count(token);
  let now = shown();
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Who waits to hear what became of an entry of the queue. */
  const asked = new Map<number, (outcome: Outcome) => void>();

  function shown(): Tablet {
    const stale = !connected && known !== null && Date.now() - known.seenAt > DAY_MS;
    return { known, gone, connected, stale, waiting };
  }
  function tell() {
    now = shown();
    for (const listener of listeners) listener();
  }
  async function keep(change: Partial<KnownKiosk>) {
    if (known === null) return;
    known = { ...known, ...change };
    await store.keep(known).catch(() => undefined);
  }

  /** Asks the server for the kiosk as it is now. */
  async function refresh(): Promise<void> {
    try {
      const kiosk: OpenKiosk = await loadKiosk(token);
      connected = true;
      const old = known ?? { token, refused: 0, wrongPins: 0, pinFrom: 0, translations: [] };
      known = { ...old, kiosk, translations: await translationsOf(kiosk, old.translations), seenAt: Date.now() };
      await store.keep(known).catch(() => undefined);
    } catch (error) {
      if (isOurs(error) && error.status < 500 && error.status !== 429) gone = true;
      connected = error instanceof Refusal;
    }
    tell();
  }

  /** What a run says in its other languages; asked for once, since what it asks does not change. */
  async function translationsOf(kiosk: OpenKiosk, had: readonly Translation[]): Promise<readonly Translation[]> {
    const all = otherLanguagesOf(kiosk).map(
      async (language) =>
        had.find((one) => one.language === language) ?? offerOf(await loadKiosk(token, language)).translation ?? null,
    );
    return (await Promise.all(all)).filter((one) => one !== null);
  }

  /** Sends what waits, one after another, until there is nothing or no connection. */
  async function deliverAll(): Promise<void> {
    for (let next = await store.first(token); next !== null; next = await store.first(token)) {
      const { key, submission } = next;
      const failure = await sendSubmission(token, submission).then(
        () => null,
        (error: unknown) => error,
      );
      if (failure !== null && !isFinal(failure)) {
        connected = failure instanceof Refusal;
        tell();
        return later(failure);
      }
      await store.remove(key);
      if (failure !== null) await keep({ refused: (known?.refused ?? 0) + 1 });
      [tries, connected] = [0, true];
      waiting = await store.count(token);
      asked.get(key)?.(failure === null ? 'delivered' : 'refused');
      asked.delete(key);
      tell();
      // It is over, or the kiosk was ended: that has to be seen.
      if (failure !== null) await refresh();
    }
  }
  function later(failure: unknown) {
    const pause = failure instanceof Refusal && failure.retryAfter ? failure.retryAfter * 1000 : undefined;
    tries += 1;
    clearTimeout(timer);
    const busy = failure instanceof Refusal && failure.status === 429 ? BUSY_SECONDS * 1000 : 0;
    timer = setTimeout(deliver, pause ?? Math.max(busy, pauseBefore(tries)));
  }
  /** Of several windows of one browser one delivers at a time. */
  function deliver() {
    clearTimeout(timer);
    const work = () => deliverAll().catch(later);
    void (navigator.locks ? navigator.locks.request(`tonus-kiosk/${token}`, work) : work());
  }
  window.addEventListener('online', () => {
    void refresh();
    deliver();
  });
  window.addEventListener('offline', () => {
    connected = false;
    tell();
  });

  await refresh();
  deliver();

  return {
    now: () => now,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    refresh,
    /** Asks the server where what is known is no longer fresh. */
    async refreshOld(): Promise<void> {
      if (!connected || known === null || Date.now() - known.seenAt > FRESH_MS) await refresh();
    },
    /** Takes finished answers: done when they would survive the tablet being switched off. Fails where nothing is kept. */
    async take(submission: Submission): Promise<Outcome> {
      const key = await store.add({ token, submission });
      const outcome = new Promise<Outcome>((resolve) => {
        asked.set(key, resolve);
        setTimeout(() => resolve('waits'), navigator.onLine ? PATIENCE_MS : 0);
      });
      waiting += 1;
      tell();
      deliver();
      return outcome;
    },
    /** Tries a PIN; `wait` says how long to wait for the next try where it is wrong, or was tried too early. */
    async tryPin(typed: string): Promise<{ readonly right: boolean; readonly wait: number }> {
      if (known === null) return { right: true, wait: 0 };
      const early = known.pinFrom - Date.now();
      if (early > 0) return { right: false, wait: early };
      // Counted before it is checked: a reload in between makes no try free.
      const wrongPins = known.wrongPins + 1;
      const wait = pauseAfterWrong(wrongPins);
      await keep({ wrongPins, pinFrom: Date.now() + wait });
      const right = await isPin(typed, known.kiosk.pin);
      if (right) await keep({ wrongPins: 0, pinFrom: 0 });
      return { right, wait: right ? 0 : wait };
    },
    /** Leaves nothing of the kiosk on this tablet, but what waits to be sent. */
    forget: () => store.forget(token),
  };
}

export type KioskTablet = Awaited<ReturnType<typeof openTablet>>;

/** Whether our own server has said no: whatever else stands in between, a hotel's login above all, speaks otherwise. */
function isOurs(error: unknown): error is Refusal {
  return error instanceof Refusal && error.code !== null;
}

/** Whether answers will never be taken: to send them again would change nothing. */
function isFinal(error: unknown): boolean {
  return isOurs(error) && error.status < 500 && error.status !== 429;
}
