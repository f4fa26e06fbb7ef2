import { useEffect, useEffectEvent, useState } from 'react';

/** Whoever has not touched the screen for so long has gone. */
const SILENCE_MS = 60_000;
/** From then on it is said how long it will still be. */
const SAID_FROM_MS = 20_000;
/** What shows that somebody is there; a mouse that trembles does not. */
const SIGNS = ['pointerdown', 'keydown', 'input', 'wheel', 'touchmove'] as const;

/**
 * Seconds until what is on the screen is forgotten, where nobody has touched it for a while; null before. By the clock and
 * not by ticks: a tablet that slept in between has been left all the same.
 */
export function useSilence(onEnd: () => void): number | null {
  const [left, setLeft] = useState<number | null>(null);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    let touchedAt = Date.now();
    const touch = () => {
      touchedAt = Date.now();
      setLeft(null);
    };
    const look = () => {
      const silent = Date.now() - touchedAt;
      if (silent >= SILENCE_MS) end();
      else setLeft(silent < SAID_FROM_MS ? null : Math.ceil((SILENCE_MS - silent) / 1000));
    };
    const options = { capture: true, passive: true };
    for (const sign of SIGNS) window.addEventListener(sign, touch, options);
    document.addEventListener('visibilitychange', look);
    const timer = setInterval(look, 1000);
    return () => {
      for (const sign of SIGNS) window.removeEventListener(sign, touch, options);
      document.removeEventListener('visibilitychange', look);
      clearInterval(timer);
    };
  }, []);
  return left;
}
