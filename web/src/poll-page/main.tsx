import '#web/ui/tokens.css';
import './poll-page.css';
import './controls.css';
import './page-states.css';
import './preferences.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readToken } from './link.ts';
import { PollPage } from './poll-page.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

// Going back to this page may bring it from memory, answers of whoever was here included: it opens anew instead.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) window.location.reload();
});

createRoot(root).render(
  <StrictMode>
    <PollPage token={readToken(window.location.pathname)} />
  </StrictMode>,
);
