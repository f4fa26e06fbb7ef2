import { useEffect, useState } from 'react';
import { MINUTE_MS } from '#shared/rules/durations.ts';

/** As fresh as words about a deadline need it. */
export const DEADLINE_TICK = 5_000;

/** What time it is, asked again every so many milliseconds: a page left open goes on telling what is late. */
export function useNow(every = MINUTE_MS): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
