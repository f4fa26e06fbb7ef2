import type { PublicSurvey } from '#shared/models/survey-answers.ts';
import { find, type Found, FoundPage } from '../found.tsx';
import { later } from '../later.tsx';
import { loadSurvey } from './api.ts';
import { SurveyAnswerForm } from './survey-answer-form.tsx';

const Completed = later(async () => (await import('./completed.tsx')).Completed);
const SurveyNotFound = later(async () => (await import('./survey-not-found.tsx')).SurveyNotFound);

interface SurveyPageProps {
  readonly link: string;
  readonly first: Found<PublicSurvey>;
}

/** The public page of a survey: its form, or why there is none. */
export function SurveyPage({ link, first }: SurveyPageProps) {
  return (
    <FoundPage
      first={first}
      find={() => find(link, loadSurvey)}
      notFound={<SurveyNotFound />}
      closed={<Completed link={link} />}
    >
      {(survey) => <SurveyAnswerForm link={link} survey={survey} />}
    </FoundPage>
  );
}
