import type { PublicSurvey } from '#shared/models/survey-answers.ts';
import { find, type Found, FoundPage } from '../found.tsx';
import { NotFound } from '../page-states.tsx';
import { loadSurvey } from './api.ts';
import { Completed } from './completed.tsx';
import { SurveyAnswerForm } from './survey-answer-form.tsx';
import { surveyPageText as text } from '#text/poll-page/survey.ts';

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
      notFound={<NotFound title={text.notFound}>{text.notFoundHint}</NotFound>}
      closed={<Completed link={link} />}
    >
      {(survey) => <SurveyAnswerForm link={link} survey={survey} />}
    </FoundPage>
  );
}
