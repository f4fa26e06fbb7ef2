import { useCallback, useEffect, useState } from 'react';
import { useAction } from '#web/lib/use-action.ts';
import { leaveFor, type ProviderButton, type Way } from '../api.ts';

export interface Leaving {
  /** The provider whose page is being opened. */
  readonly to: string | null;
  readonly error: unknown;
  /** That which was tried last is the only way into the workspace of its company. */
  readonly only: boolean;
  readonly leave: (provider: ProviderButton, way: Way) => void;
}

/** Leaves for a provider, once at a time. Whoever comes back by «back», to the page as it was, can leave again. */
export function useLeaving(): Leaving {
  const { error, run } = useAction();
  const [to, setTo] = useState<string | null>(null);
  const [only, setOnly] = useState(false);
  useEffect(() => {
    const stay = () => setTo(null);
    window.addEventListener('pageshow', stay);
    return () => window.removeEventListener('pageshow', stay);
  }, []);
  const leave: Leaving['leave'] = useCallback(
    (provider, way) =>
      void run(async () => {
        setTo(provider.id);
        setOnly(provider.only ?? false);
        try {
          await leaveFor(provider, way);
        } catch (failure) {
          setTo(null);
          throw failure;
        }
      }),
    [run],
  );
  return { to, error, only, leave };
}
