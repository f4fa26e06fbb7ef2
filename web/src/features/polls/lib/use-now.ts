import { useEffect, useState } from 'react';

const TICK_MS = 5_000;

/** The time, as fresh as words about a deadline need it. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
