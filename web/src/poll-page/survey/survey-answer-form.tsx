import type { PublicSurvey } from '#shared/models/survey-answers.ts';
import { surveyStatement } from '#shared/rules/survey-statement.ts';
import { hasEnps, surveyAnswers, surveyForm } from '#web/answer-form/survey-questions.ts';
import { useAnswers } from '#web/answer-form/use-answers.ts';
import { useVisibleSeconds } from '#web/answer-form/visible-time.ts';
import { LinkForm } from '../link-form.tsx';
import { sendSurvey } from './api.ts';

const NOTHING = {};

/** Whoever has its link answers a survey, whose questions may depend on what they have answered. */
export function SurveyAnswerForm({ link, survey }: { readonly link: string; readonly survey: PublicSurvey }) {
  const place = `s:${survey.id}`;
  const typed = useAnswers(place, survey.questions, NOTHING, useVisibleSeconds());
  return (
    <LinkForm
      place={place}
      titled={survey}
      statement={surveyStatement({
        anonymous: survey.anonymous,
        via: 'link',
        visibility: survey.results_visibility,
        smallestGroup: survey.smallest_group,
        comparedBy: [],
        hasEnps: hasEnps(survey.questions),
      })}
      typed={typed}
      questions={surveyForm(survey.questions, typed.answers, survey)}
      send={(answers, session) => {
        const given = surveyAnswers(survey.questions, answers);
        return sendSurvey(link, { answers: given, time_spent: typed.timeSpent() }, session);
      }}
    />
  );
}
