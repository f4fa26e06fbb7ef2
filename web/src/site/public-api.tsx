import type { SiteFacts } from '#shared/models/site.ts';
import { ApiPage } from '#web/features/landing/pages/api-page.tsx';
import { SiteFactsContext } from '#web/lib/site-facts.ts';

/** The reference of the API as a document of its own. */
export function PublicApi({ facts }: { readonly facts: SiteFacts }) {
  return (
    <SiteFactsContext.Provider value={facts}>
      <ApiPage />
    </SiteFactsContext.Provider>
  );
}
