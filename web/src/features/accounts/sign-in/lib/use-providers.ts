import { useEffect, useState } from 'react';
import { readProviders, type ProviderButton } from '../api.ts';

/** The providers that let anybody in; none while that is asked, and where it cannot be. */
export function useProviders(): readonly ProviderButton[] {
  const [providers, setProviders] = useState<readonly ProviderButton[]>([]);
  useEffect(() => {
    let here = true;
    readProviders().then(
      (all) => here && setProviders(all),
      // The other ways in are there all the same.
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, []);
  return providers;
}
