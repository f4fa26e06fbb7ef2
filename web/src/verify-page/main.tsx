import '#web/ui/tokens.css';
import './verify.css';
import '#web/poll-page/preferences.css';
import { createRoot } from 'react-dom/client';
import { look } from './look.ts';
import { VerifyPage } from './verify-page.tsx';

const [, run = ''] = /^(?:\/[a-z]{2})?\/verify\/([^/]+)\/?$/.exec(window.location.pathname) ?? [];
// Until then the document says that it is on its way.
void look(run).then((first) => createRoot(document.getElementById('root')!).render(<VerifyPage {...{ run, first }} />));
