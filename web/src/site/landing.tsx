import '#web/ui/tokens.css';
import '#web/ui/ground.css';
import { removeOutdated } from '#web/answer-form/retention.ts';
import { siteAddress } from '#web/lib/site-address.ts';
import { hydratePage } from './hydrate-page.tsx';
import { PublicLanding } from './public-landing.tsx';

removeOutdated(new Date());

// Going back may bring a page from memory as it was for whoever was here before: it opens anew instead.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) window.location.reload();
});

const page = hydratePage((facts) => <PublicLanding facts={facts} onLogin={becomeApp} />);

/**
 * Whoever has just logged in goes on in this document: where the browser keeps nothing, the session lives in it alone.
 * The address comes first, since the app starts at the address it finds.
 */
async function becomeApp(): Promise<void> {
  window.history.pushState(null, '', siteAddress('/app'));
  try {
    const start = await (await import('#web/app/login.ts')).loadApp();
    page.unmount();
    start();
  } catch {
    window.location.reload();
  }
}
