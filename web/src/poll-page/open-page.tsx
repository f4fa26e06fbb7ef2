import '#web/ui/tokens.css';
import './poll-page.css';
import './controls.css';
import './page-states.css';
import './preferences.css';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { removeOutdated } from '#web/answer-form/retention.ts';

/** Opens one of the pages that stand alone: its document shows a shape until there is something to say. */
export async function openPage(draw: () => Promise<ReactNode>): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  // Going back to this page may bring it from memory, answers of whoever was here included: it opens anew instead.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) window.location.reload();
  });
  removeOutdated(new Date());
  createRoot(root).render(<StrictMode>{await draw()}</StrictMode>);
}
