import '#web/ui/tokens.css';
import '#web/ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { config } from 'zod/mini';
import { removeOutdated } from '#web/answer-form/retention.ts';
import { App, loadAhead } from './app.tsx';

// The content policy forbids compiling code at run time, which zod would try for speed.
config({ jitless: true });

removeOutdated(new Date());
loadAhead(window.location.pathname);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

// Going back may bring a page from memory as it was for whoever was here before: it opens anew instead.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) window.location.reload();
});

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
