import { find, speakOfFound } from '../found.tsx';
import { readLink } from '../link.ts';
import { openPage } from '../open-page.tsx';
import '#web/ui/layout/layout.css';
import { loadReport } from './api.ts';
import { ReportPage } from './report-page.tsx';

const link = readLink('r', window.location.pathname);
void openPage(async () => {
  const first = await speakOfFound(await find(link, loadReport));
  return () => <ReportPage link={link ?? ''} first={first} />;
});
