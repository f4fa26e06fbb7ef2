import { find, speakOfFound } from '../found.tsx';
import { openPage } from '../open-page.tsx';
import '#web/ui/layout/layout.css';
import { SurveyPage } from './survey-page.tsx';
import { loadWithFields } from './load-with-fields.ts';
import { sourceOf } from './survey-source.ts';

const source = sourceOf(window.location.pathname);
const ask = () => find(source, loadWithFields);

void openPage(async () => {
  const first = await speakOfFound(await ask());
  return () => <SurveyPage source={source} first={first} ask={ask} />;
});
