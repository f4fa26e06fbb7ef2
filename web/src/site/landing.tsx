import '#web/ui/tokens.css';
import '#web/ui/base.css';
import { sweepDevice } from '#web/poll-form/kept-time.ts';
import { hydratePage } from './hydrate-page.tsx';
import { PublicLanding } from './public-landing.tsx';

sweepDevice(new Date());

// Going back may bring a page from memory as it was for whoever was here before: it opens anew instead.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) window.location.reload();
});

// The app that led here may stand in the history of this very document: its pages are not drawn by this one.
const { pathname } = window.location;
window.addEventListener('popstate', () => {
  if (window.location.pathname !== pathname) window.location.reload();
});

hydratePage((facts) => <PublicLanding facts={facts} />);
