import { comparedByTeam, surveyStatement } from '#shared/rules/survey-statement.ts';
import { hasEnps, surveyAnswers, surveyForm } from '#web/answer-form/survey-questions.ts';
import { useAnswers } from '#web/answer-form/use-answers.ts';
import { useVisibleSeconds } from '#web/answer-form/visible-time.ts';
import { LinkForm } from '../link-form.tsx';
import type { AnswerableSurvey } from './load-with-fields.ts';
import type { SurveySource } from './survey-source.ts';

const NOTHING = {};

interface SurveyAnswerFormProps {
  readonly source: SurveySource;
  readonly survey: AnswerableSurvey;
}

/** Whoever has its link, or a code of it, answers a survey, whose questions may depend on what they have answered. */
export function SurveyAnswerForm({ source, survey }: SurveyAnswerFormProps) {
  const place = source.place ?? `s:${survey.id}`;
  const typed = useAnswers(place, survey.questions, NOTHING, useVisibleSeconds());
  return (
    <LinkForm
      place={place}
      once={source.via === 'code'}
      titled={survey}
      statement={surveyStatement({
        anonymous: survey.anonymous,
        via: source.via,
        visibility: survey.results_visibility,
        smallestGroup: survey.smallest_group,
        comparedBy: comparedByTeam(source.team()),
        hasEnps: hasEnps(survey.questions),
      })}
      typed={typed}
      questions={surveyForm(survey.fields, survey.questions, typed.answers, survey)}
      send={(answers, session, asked, consent) => {
        const given = surveyAnswers(survey.fields, survey.questions, answers, asked);
        return source.send({ answers: given, time_spent: typed.timeSpent(), consent }, session);
      }}
    />
  );
}
