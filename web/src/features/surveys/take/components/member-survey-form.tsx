import { useState } from 'react';
import type { SurveyToTake } from '#shared/models/survey-answers.ts';
import { surveyStatement } from '#shared/rules/survey-statement.ts';
import { formState } from '#web/answer-form/form-state.ts';
import { sendingFailureOf } from '#web/answer-form/member-sending-failure.ts';
import { type MemberSession, takePlace } from '#web/answer-form/member-session.ts';
import { Progress } from '#web/answer-form/progress.tsx';
import { Questions } from '#web/answer-form/questions.tsx';
import { Restored } from '#web/answer-form/restored-draft-note.tsx';
import { SendBar } from '#web/answer-form/send-bar.tsx';
import { Statement } from '#web/answer-form/statement.tsx';
import { answersGiven, hasEnps, surveyAnswers, surveyForm } from '#web/answer-form/survey-questions.ts';
import { useAnswers } from '#web/answer-form/use-answers.ts';
import { useSending } from '#web/answer-form/use-sending.ts';
import { useVisibleSeconds } from '#web/answer-form/visible-time.ts';
import { sendSurvey } from '../api.ts';
import { takingText as text } from '../text.ts';
import { Answered } from './answered.tsx';
import { Ended } from './ended.tsx';
import styles from './take.module.css';

interface MemberSurveyFormProps {
  readonly userId: string;
  readonly toTake: SurveyToTake;
  readonly session: MemberSession;
}

/** The questions of a survey for one member, from the first letter typed to the thanks. */
export function MemberSurveyForm({ userId, toTake, session }: MemberSurveyFormProps) {
  const { survey } = toTake;
  const [given] = useState(() => answersGiven(survey.questions, toTake.answers ?? []));
  const [startedAt] = useState(() => (survey.anonymous ? null : new Date().toISOString()));
  const [knownBefore] = useState(() => survey.anonymous && session.known() !== null);
  const typed = useAnswers(takePlace(userId, survey.id), survey.questions, given, useVisibleSeconds());
  const asked = surveyForm(survey.questions, typed.answers);
  const state = formState(asked, typed.answers);

  const { sending, press, edit } = useSending({
    ready: state.ready,
    unsure: typed.session !== null,
    failureOf: (error) => {
      const failure = sendingFailureOf(error);
      if (failure.kind === 'stopped' && failure.why === 'elsewhere') session.forget();
      return failure;
    },
    onNotTaken: () => {
      typed.unmarkSent();
      session.untake();
    },
    send: async () => {
      const under = survey.anonymous ? session.take() : null;
      typed.markSent(under);
      const answers = surveyAnswers(survey.questions, typed.answers);
      await sendSurvey(survey.id, { answers, timeSpent: typed.timeSpent(), startedAt, session: under });
      typed.confirm();
    },
  });

  if (sending.now.kind === 'stopped') {
    return <Ended sending={sending} questions={asked} typed={typed} onRetry={press} />;
  }
  if (sending.now.kind === 'sent') {
    const words = survey.anonymous ? text.sentAnonymous : text.sentNamed;
    return (
      <Answered title={text.sentTitle} onChange={edit}>
        {words(survey.workspace_name)}
      </Answered>
    );
  }
  const before = toTake.answers !== null && !typed.restored ? text.namedBefore : knownBefore && text.anonymousBefore;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        press();
      }}
    >
      <Progress answered={state.answered} total={state.total} />
      <Statement
        statement={surveyStatement({
          anonymous: survey.anonymous,
          via: 'member',
          visibility: survey.results_visibility,
          smallestGroup: survey.smallest_group,
          comparedBy: toTake.compared_by,
          hasEnps: hasEnps(survey.questions),
        })}
      />
      {before && <p className={styles.note}>{before}</p>}
      {typed.restored && <Restored unsure={sending.unsure} onDrop={typed.startOver} />}
      <Questions
        questions={asked}
        answers={typed.answers}
        locked={sending.now.kind === 'sending'}
        onWrite={(id, answer) => {
          typed.write(id, answer);
          edit();
        }}
      />
      {survey.anonymous && <p className={styles.note}>{typed.kept ? text.thisBrowser : text.thisPage}</p>}
      <SendBar className={styles.bar ?? ''} state={state} kept={typed.kept} sending={sending.now} />
    </form>
  );
}
