import '#web/ui/tokens.css';
import './poll-page.css';
import './controls.css';
import './page-states.css';
import './preferences.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { removeOutdated } from '#web/answer-form/retention.ts';
import { readToken } from './link.ts';
import { findPoll, type Found, PollPage } from './poll-page.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

// Going back to this page may bring it from memory, answers of whoever was here included: it opens anew instead.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) window.location.reload();
});

/** The document shows the shape of the form until there is something to say. */
async function open(place: HTMLElement, token: string | null): Promise<void> {
  const first: Found = token === null ? { kind: 'not-found' } : await findPoll(token);
  createRoot(place).render(
    <StrictMode>
      <PollPage token={token ?? ''} first={first} />
    </StrictMode>,
  );
}

removeOutdated(new Date());
void open(root, readToken(window.location.pathname));
