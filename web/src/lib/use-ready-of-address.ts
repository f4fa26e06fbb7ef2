import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Takes what the address names by its id, once, and takes the name out of the address: whoever reloads the page goes on
 * with what they have made of it.
 */
export function useReadyOfAddress<Ready extends { readonly id: string }>(
  name: string,
  all: readonly Ready[],
  take: (ready: Ready) => void,
): void {
  const [query, setQuery] = useSearchParams();
  const taken = useRef(false);
  useEffect(() => {
    const ready = all.find(({ id }) => id === query.get(name));
    if (taken.current || ready === undefined) return;
    taken.current = true;
    take(ready);
    setQuery({}, { replace: true });
  }, [name, all, take, query, setQuery]);
}
