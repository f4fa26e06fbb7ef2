import { useEffect, useState } from 'react';
import { findProvider, type FoundProvider } from '../api.ts';

/** So long after the last letter an address counts as typed. */
const SETTLED_MILLISECONDS = 400;
const LOOKS_WHOLE = /^[^\s@]+@([^\s@]+\.[^\s@]{2,})$/;

/** What was found by domain, in this document. */
const known = new Map<string, FoundProvider | null>();

/** The domain of an address that looks whole; null of any other. */
export function domainOf(email: string): string | null {
  return LOOKS_WHOLE.exec(email.trim())?.[1]?.toLowerCase() ?? null;
}

/** The company whose people come in by a provider of its own, by the address as it is typed; null where there is none. */
export function useCompanyOf(email: string): FoundProvider | null {
  const domain = domainOf(email);
  const [, setFound] = useState(0);
  useEffect(() => {
    if (domain === null || known.has(domain)) return;
    let here = true;
    const timer = setTimeout(() => {
      findProvider(email.trim()).then(
        (found) => {
          known.set(domain, found);
          if (here) setFound((count) => count + 1);
        },
        // Whoever types a password is told by the login itself.
        () => undefined,
      );
    }, SETTLED_MILLISECONDS);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [domain, email]);
  return domain === null ? null : (known.get(domain) ?? null);
}
