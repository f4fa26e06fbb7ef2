import type { SiteFacts } from '#shared/models/site.ts';
import { Landing } from '#web/features/landing/landing.tsx';
import { SiteFactsContext } from '#web/lib/site-facts.ts';

const loadLogin = async () => (await import('#web/app/login.ts')).loadLoginDialog();
const enter = () => window.location.assign('/app');

/** The landing as a document of its own: the app behind it is another. */
export function PublicLanding({ facts }: { readonly facts: SiteFacts }) {
  return (
    <SiteFactsContext.Provider value={facts}>
      <Landing loadLogin={loadLogin} onEnter={enter} />
    </SiteFactsContext.Provider>
  );
}
