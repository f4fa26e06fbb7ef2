import '#web/ui/tokens.css';
import '#web/ui/ground.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchConnection } from '#web/lib/connection.ts';
import { App, loadAhead, openRouter } from './app.tsx';

/** Starts the app in the document it is asked in, at the document's address. */
export function startApp(): void {
  watchConnection();
  loadAhead(window.location.pathname);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const router = openRouter();
  createRoot(root).render(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  );
}
