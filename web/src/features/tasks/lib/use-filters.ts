import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { filtersOf, withFilters } from './filter-address.ts';
import type { TaskFilters } from './find-tasks.ts';

/** Typing is written into the address when it pauses: browsers refuse too many changes of it. */
const PAUSE_MILLISECONDS = 250;

/** What is looked for on the board: a link leads to it, reloading keeps it. */
export function useFilters(): readonly [TaskFilters, (filters: TaskFilters) => void] {
  const [params, setParams] = useSearchParams();
  const [filters, setFilters] = useState(() => filtersOf(params));
  const [unwritten, setUnwritten] = useState(false);

  useEffect(() => {
    if (!unwritten) return;
    const timer = setTimeout(() => {
      setUnwritten(false);
      setParams((known) => withFilters(known, filters), { replace: true });
    }, PAUSE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [filters, unwritten, setParams]);

  // An address that came from elsewhere: a link, or the way back.
  const address = params.toString();
  const [seen, setSeen] = useState(address);
  if (seen !== address) {
    setSeen(address);
    if (!unwritten && withFilters(params, filters).toString() !== address) setFilters(filtersOf(params));
  }

  const change = useCallback((next: TaskFilters) => {
    setUnwritten(true);
    setFilters(next);
  }, []);
  return [filters, change];
}
