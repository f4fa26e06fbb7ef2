import { useEffect, useEffectEvent } from 'react';
import type { PasskeyAssertion } from '#shared/models/factors.ts';
import { offerPasskeys } from '../api.ts';
import { MINUTE_MS } from '#shared/rules/durations.ts';

/** Shorter than a challenge can be answered: a form that stands open for longer is given another. */
const RENEWED_MILLISECONDS = 4 * MINUTE_MS;

/**
 * Has the browser offer passkeys where the address is typed, as it offers addresses. Nobody is asked anything: who
 * types on sees nothing of it, and a browser that cannot do it does nothing.
 */
export function usePasskeyAutofill(active: boolean, onPasskey: (passkey: PasskeyAssertion) => void): void {
  const take = useEffectEvent(onPasskey);
  useEffect(() => {
    if (!active) return;
    let here = true;
    let stop: (() => void) | undefined;
    async function offer(): Promise<void> {
      const offered = await offerPasskeys(() => here);
      if (offered === null) return;
      if (!here) return offered.stop();
      ({ stop } = offered);
      const passkey = await offered.answer;
      if (passkey && here) take(passkey);
    }
    // The other ways in are there all the same.
    const begin = () => void offer().catch(() => undefined);
    begin();
    const timer = setInterval(begin, RENEWED_MILLISECONDS);
    return () => {
      here = false;
      clearInterval(timer);
      stop?.();
    };
  }, [active]);
}
