import '#web/ui/tokens.css';
import './poll-page.css';
import './poll-head.css';
import './questions.css';
import './controls.css';
import './page-states.css';
import './preferences.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readToken } from './link.ts';
import { PollPage } from './poll-page.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

createRoot(root).render(
  <StrictMode>
    <PollPage token={readToken(window.location.pathname)} />
  </StrictMode>,
);
