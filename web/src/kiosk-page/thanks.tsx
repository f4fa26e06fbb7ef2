import { useEffect, useEffectEvent } from 'react';
import { kioskText as text } from '#text/kiosk-page.ts';
import { Pulse } from '#web/poll-page/pulse.tsx';
import { Message } from './message.tsx';
import type { Outcome } from './tablet.ts';

/** So long it is said what became of the answers, before the next one begins. */
const SHOWN_MS = 6000;
/** What went wrong takes longer to read. */
const TROUBLE_MS = 20_000;

/** Read when it is said: the language may have changed since the page was opened. */
const words = () => ({
  delivered: [text.thanks, text.delivered] as const,
  waits: [text.thanks, text.waits] as const,
  refused: [text.notTaken, text.notTakenHint] as const,
  lost: [text.notKept, text.notKeptHint] as const,
});

interface ThanksProps {
  readonly outcome: Outcome | 'lost';
  readonly onDone: () => void;
}

/** What became of the answers of whoever has just finished. */
export function Thanks({ outcome, onDone }: ThanksProps) {
  const done = useEffectEvent(onDone);
  const well = outcome === 'delivered' || outcome === 'waits';
  useEffect(() => {
    const timer = setTimeout(() => done(), well ? SHOWN_MS : TROUBLE_MS);
    return () => clearTimeout(timer);
  }, [well]);
  const [title, hint] = words()[outcome];
  return (
    <div className="kiosk-thanks">
      {well && <Pulse />}
      <Message title={title}>
        <p>{hint}</p>
      </Message>
      <button type="button" className="button button-outline" onClick={onDone}>
        {text.done}
      </button>
    </div>
  );
}
