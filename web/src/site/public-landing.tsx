import { useEffect } from 'react';
import type { SiteFacts } from '#shared/models/site.ts';
import { Landing } from '#web/features/landing/landing.tsx';
import { siteAddress } from '#web/lib/site-address.ts';
import { SiteFactsContext } from '#web/lib/site-facts.ts';

interface PublicLandingProps {
  readonly facts: SiteFacts;
  /** Somebody has just logged in; keeps its identity. */
  readonly onLogin: () => void;
}

const loadLogin = async () => (await import('#web/app/login.ts')).loadLoginDialog();
const enter = () => window.location.assign(siteAddress('/app'));

/** The landing as a document of its own: the app behind it is another. */
export function PublicLanding({ facts, onLogin }: PublicLandingProps) {
  useLeavingThroughHistory();
  return (
    <SiteFactsContext.Provider value={facts}>
      <Landing loadLogin={loadLogin} onEnter={enter} onLogin={onLogin} />
    </SiteFactsContext.Provider>
  );
}

/** Pages of the app may stand in the history of this very document, from before it was reloaded: they are not its own. */
function useLeavingThroughHistory(): void {
  useEffect(() => {
    const { pathname } = window.location;
    const leave = () => {
      if (window.location.pathname !== pathname) window.location.reload();
    };
    window.addEventListener('popstate', leave);
    return () => window.removeEventListener('popstate', leave);
  }, []);
}
