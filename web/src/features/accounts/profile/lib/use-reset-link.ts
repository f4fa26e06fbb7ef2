import { useEffect, useState } from 'react';
import { ApiError } from '#web/lib/api-error.ts';
import { checkResetLink } from '../api.ts';

type LinkState = 'asking' | 'alive' | 'dead';

/**
 * Whether the link of a letter sets a new password still. Where the server is out of reach the link counts as alive:
 * the form will say so itself.
 */
export function useResetLink(token: string): LinkState {
  const [known, setKnown] = useState<{ readonly token: string; readonly state: LinkState } | null>(null);
  useEffect(() => {
    let current = true;
    const told = (state: LinkState) => {
      if (current) setKnown({ token, state });
    };
    checkResetLink(token).then(
      () => told('alive'),
      (error: unknown) => told(error instanceof ApiError && error.status < 500 ? 'dead' : 'alive'),
    );
    return () => {
      current = false;
    };
  }, [token]);
  return known?.token === token ? known.state : 'asking';
}
