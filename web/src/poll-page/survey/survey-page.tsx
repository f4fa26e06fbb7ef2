import { type Found, FoundPage } from '../found.tsx';
import { later } from '../later.tsx';
import type { AnswerableSurvey } from './load-with-fields.ts';
import { SurveyAnswerForm } from './survey-answer-form.tsx';
import type { SurveySource } from './survey-source.ts';

const Completed = later(async () => (await import('./completed.tsx')).Completed);
const SurveyNotFound = later(async () => (await import('./survey-not-found.tsx')).SurveyNotFound);

interface SurveyPageProps {
  readonly source: SurveySource;
  readonly first: Found<AnswerableSurvey>;
  readonly ask: () => Promise<Found<AnswerableSurvey>>;
}

/** The public page of a survey: its form, or why there is none. */
export function SurveyPage({ source, first, ask }: SurveyPageProps) {
  return (
    <FoundPage
      first={first}
      find={ask}
      notFound={<SurveyNotFound via={source.via} />}
      closed={<Completed source={source} />}
    >
      {(survey) => <SurveyAnswerForm source={source} survey={survey} />}
    </FoundPage>
  );
}
