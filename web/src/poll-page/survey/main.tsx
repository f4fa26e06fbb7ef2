import { find, speakOfFound } from '../found.tsx';
import { readLink } from '../link.ts';
import { openPage } from '../open-page.tsx';
import '#web/ui/layout/layout.css';
import { loadSurvey } from './api.ts';
import { SurveyPage } from './survey-page.tsx';

const link = readLink('s', window.location.pathname);
void openPage(async () => {
  const first = await speakOfFound(await find(link, loadSurvey));
  return () => <SurveyPage link={link ?? ''} first={first} />;
});
