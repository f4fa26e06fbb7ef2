import { useState } from 'react';
import { useAction } from '#web/lib/use-action.ts';
import { useSignInActions, type IssuerFound } from '../api.ts';

export interface IssuerCheck {
  readonly busy: boolean;
  readonly error: unknown;
  /** What was found at the address asked about last; null when nothing was asked. */
  readonly found: IssuerFound | null;
  readonly ask: (issuer: string) => void;
  readonly forget: () => void;
}

/** Asks the server what a provider tells about itself at an address. */
export function useIssuerCheck(workspaceId: string): IssuerCheck {
  const { check } = useSignInActions(workspaceId);
  const { busy, error, run, reset } = useAction();
  const [found, setFound] = useState<IssuerFound | null>(null);
  const forget = () => {
    setFound(null);
    reset();
  };
  return {
    busy,
    error,
    found,
    forget,
    ask: (issuer) => {
      forget();
      void run(() => check(issuer), setFound);
    },
  };
}
