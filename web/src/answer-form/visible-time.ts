import { useEffect, useState } from 'react';

/** Whoever neither writes nor scrolls for longer is not answering: of a longer pause only so much counts. */
const LONGEST_PAUSE_MS = 120_000;

/** Every sign that somebody is at the page, or no longer is. */
const SIGNS = ['keydown', 'pointerdown', 'pointermove', 'scroll', 'input', 'visibilitychange'];

/** The time somebody was at a page: while it could be seen, without long pauses. */
export interface VisibleTime {
  readonly spent: number;
  /** The last sign that counts from; null while the page cannot be seen. */
  readonly since: number | null;
}

/** What has come together at a moment (milliseconds), when the page is or is no longer to be seen. */
export function visibleTimeAt({ spent, since }: VisibleTime, now: number, visible: boolean): VisibleTime {
  const more = since === null ? 0 : Math.min(Math.max(0, now - since), LONGEST_PAUSE_MS);
  return { spent: spent + more, since: visible ? now : null };
}

/** Tells the whole seconds somebody has been at this page since it was opened. */
export function useVisibleSeconds(): () => number {
  const [clock] = useState(startClock);
  useEffect(() => clock.listen(), [clock]);
  return clock.seconds;
}

function startClock() {
  const isVisible = () => document.visibilityState === 'visible';
  let time = visibleTimeAt({ spent: 0, since: null }, performance.now(), isVisible());
  const look = () => {
    time = visibleTimeAt(time, performance.now(), isVisible());
  };
  return {
    seconds(): number {
      look();
      return Math.round(time.spent / 1000);
    },
    listen() {
      const stop = new AbortController();
      for (const sign of SIGNS) {
        window.addEventListener(sign, look, { capture: true, passive: true, signal: stop.signal });
      }
      return () => stop.abort();
    },
  };
}
