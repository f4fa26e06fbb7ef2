import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { afterEvent, atRest, pauseBefore, type Sending, type SendingFailure } from './sending.ts';

interface SendingOptions {
  /** Whether what is typed may be sent. */
  readonly ready: boolean;
  /** A draft was found that had been sent before. */
  readonly unsure: boolean;
  /** Sends what is typed now; done when the server has it. */
  readonly send: () => Promise<void>;
  readonly failureOf: (error: unknown) => SendingFailure;
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
export function useSending({ ready, unsure, send, failureOf }: SendingOptions): SendingControl {
  const [sending, tell] = useReducer(afterEvent, unsure, atRest);
  const underWay = useRef(false);

  async function attempt() {
    if (underWay.current || !ready) return;
    underWay.current = true;
    tell({ kind: 'sent-off' });
    try {
      await send();
      tell({ kind: 'arrived' });
    } catch (error) {
      tell({ kind: 'failed', failure: failureOf(error), at: Date.now() });
    } finally {
      underWay.current = false;
    }
  }
  const attemptAgain = useEffectEvent(() => void attempt());

  const { now, tries } = sending;
  useEffect(() => {
    if (now.kind !== 'lost') return undefined;
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

  return { sending, press: () => void attempt(), edit: () => tell({ kind: 'edited' }) };
}
