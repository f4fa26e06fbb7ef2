import { createContext, useContext } from 'react';
import type { SiteFacts } from '#shared/models/site.ts';

/** Given by whatever draws a public page: its own document, or the app on its way back to the landing. */
export const SiteFactsContext = createContext<SiteFacts>({});

/** What this deployment lets the public pages say. */
export function useSiteFacts(): SiteFacts {
  return useContext(SiteFactsContext);
}
