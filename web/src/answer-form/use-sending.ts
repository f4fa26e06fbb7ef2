import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { afterEvent, atRest, isCertainlyNotTaken, pauseBefore, type Sending, type SendingFailure } from './sending.ts';

interface SendingOptions {
  /** Whether what is typed may be sent. */
  readonly ready: boolean;
  /** A draft was found that had been sent before. */
  readonly unsure: boolean;
  /** Sends what is typed now; done when the server has it. */
  readonly send: () => Promise<void>;
  readonly failureOf: (error: unknown) => SendingFailure;
  /** The server has nothing of these answers for certain: what was noted of their sending is taken back. */
  readonly onNotTaken: () => void;
}

export interface SendingControl {
  readonly sending: Sending;
  readonly press: () => void;
  /** What was typed has changed, or is to be: whatever waited to be sent by itself waits for the button again. */
  readonly edit: () => void;
}

/**
 * Sends the answers of a form: one attempt at a time however often the button is pressed, again by itself when the
 * connection is back or the server has room.
 */
export function useSending({ ready, unsure, send, failureOf, onNotTaken }: SendingOptions): SendingControl {
  const [sending, tell] = useReducer(afterEvent, unsure, atRest);
  const underWay = useRef(false);

  function fail(failure: SendingFailure) {
    if (isCertainlyNotTaken(sending, failure)) onNotTaken();
    tell({ kind: 'failed', failure, at: Date.now() });
  }

  async function attempt() {
    if (underWay.current || !ready) return;
    underWay.current = true;
    tell({ kind: 'sent-off' });
    try {
      await send();
      tell({ kind: 'arrived' });
    } catch (error) {
      fail(failureOf(error));
    } finally {
      underWay.current = false;
    }
  }
  const attemptAgain = useEffectEvent(() => void attempt());
  // Without a connection nothing is sent, so that it can be said for certain that nothing went. It is tried later all
  // the same: there are devices that think themselves offline.
  const press = () => (navigator.onLine || underWay.current || !ready ? void attempt() : fail({ kind: 'offline' }));

  const { now, tries } = sending;
  useEffect(() => {
    if (now.kind !== 'lost' && now.kind !== 'offline') return undefined;
    const again = () => attemptAgain();
    const timer = setTimeout(again, pauseBefore(tries));
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [now, tries]);
  useEffect(() => {
    if (now.kind !== 'busy') return undefined;
    const timer = setTimeout(() => attemptAgain(), Math.max(0, now.until - Date.now()));
    return () => clearTimeout(timer);
  }, [now]);

  return { sending, press, edit: () => tell({ kind: 'edited' }) };
}
