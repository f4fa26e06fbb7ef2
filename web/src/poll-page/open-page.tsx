import '#web/ui/tokens.css';
import './poll-page.css';
import './controls.css';
import './page-states.css';
import './preferences.css';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { removeOutdated } from '#web/answer-form/retention.ts';
import { useLanguage } from './language/language.ts';

type Draw = () => ReactNode;

/** Opens one of the pages that stand alone: its document shows a shape until there is something to say. */
export async function openPage(prepare: () => Promise<Draw>): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  // Going back to this page may bring it from memory, answers of whoever was here included: it opens anew instead.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) window.location.reload();
  });
  removeOutdated(new Date());
  createRoot(root).render(<StrictMode>{<Spoken draw={await prepare()} />}</StrictMode>);
}

/** Draws all of the page anew when its language changes; what was typed, and where the reader is, stays. */
function Spoken({ draw }: { readonly draw: Draw }) {
  useLanguage();
  return draw();
}
