import { useState } from 'react';
import { inSigns } from '#shared/ballots/in-signs.ts';
import type { SurveyToTake } from '#shared/models/survey-answers.ts';
import { surveyStatementOfMember } from '#shared/rules/ballot-statement.ts';
import { type MemberSession, takePlace } from '#web/answer-form/member-session.ts';
import { answersGiven, hasEnps, surveyAnswers, surveyForm } from '#web/answer-form/survey-questions.ts';
import { useAnswers } from '#web/answer-form/use-answers.ts';
import { useVisibleSeconds } from '#web/answer-form/visible-time.ts';
import { EVERY_FIELD } from '#web/question-kinds/fields.ts';
import { sendToSurvey } from '../api.ts';
import { fieldsIn, useAnswerWords } from '../lib/answer-words.ts';
import { sendToSurveyByBallot } from '../api-ballots.ts';
import type { BallotOfForm } from './by-ballot.tsx';
import { MemberForm } from './member-form.tsx';

interface SurveyFormProps {
  readonly userId: string;
  readonly toTake: SurveyToTake;
  readonly session: MemberSession;
  /** Of a survey that is answered by ballots; else null. */
  readonly ballot: BallotOfForm | null;
}

/** A member answers a survey, whose questions may depend on what they have answered. */
export function SurveyForm({ userId, toTake, session, ballot }: SurveyFormProps) {
  const { survey } = toTake;
  const fields = fieldsIn(useAnswerWords(survey));
  const [given] = useState(() => answersGiven(EVERY_FIELD, survey.questions, toTake.answers ?? []));
  const [startedAt] = useState(() => (survey.anonymous ? null : new Date().toISOString()));
  const typed = useAnswers(takePlace(userId, survey.id), survey.questions, given, useVisibleSeconds());
  return (
    <MemberForm
      anonymous={survey.anonymous}
      run={survey}
      title={survey.title}
      workspaceName={survey.workspace_name}
      statement={surveyStatementOfMember(
        {
          anonymous: survey.anonymous,
          visibility: survey.results_visibility,
          smallestGroup: survey.smallest_group,
          comparedBy: toTake.compared_by,
          hasEnps: hasEnps(survey.questions),
        },
        toTake.ballot && inSigns(toTake.ballot.fingerprint),
      )}
      answeredBefore={toTake.answers !== null}
      session={session}
      ballot={ballot}
      typed={typed}
      questions={surveyForm(fields, survey.questions, typed.answers, survey)}
      send={(answers, under, asked) => {
        const sent = surveyAnswers(EVERY_FIELD, survey.questions, answers, asked);
        const timeSpent = typed.timeSpent();
        if (ballot === null) {
          return sendToSurvey(survey.id, { answers: sent, timeSpent, startedAt, session: under });
        }
        return ballot.send({
          stored: ({ surveyAsStored }) =>
            surveyAsStored(
              survey.questions.toSorted((a, b) => a.order - b.order),
              sent,
            ),
          send: (right) => sendToSurveyByBallot(survey.id, right, { answers: sent, timeSpent }),
        });
      }}
    />
  );
}
