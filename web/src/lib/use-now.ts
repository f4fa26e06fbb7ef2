import { useEffect, useState } from 'react';

const MINUTE_MILLISECONDS = 60_000;

/** What time it is, to the minute: a page left open goes on telling what is late. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MILLISECONDS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
