import { useState } from 'react';
import type { PollToTake } from '#shared/models/poll.ts';
import { pollStatement } from '#shared/rules/poll-statement.ts';
import { questionsOfPoll } from '#web/answer-form/form-question.ts';
import { formState, toSend } from '#web/answer-form/form-state.ts';
import { Progress } from '#web/answer-form/progress.tsx';
import { Questions } from '#web/answer-form/questions.tsx';
import { Restored } from '#web/answer-form/restored-draft-note.tsx';
import { SendBar } from '#web/answer-form/send-bar.tsx';
import { Statement } from '#web/answer-form/statement.tsx';
import { useAnswers } from '#web/answer-form/use-answers.ts';
import { useSending } from '#web/answer-form/use-sending.ts';
import { takingText as text } from '../text.ts';
import { sendingFailureOf } from '#web/answer-form/member-sending-failure.ts';
import { sendAnswers } from '../api.ts';
import { Answered } from './answered.tsx';
import { Ended } from './ended.tsx';
import { type MemberSession, takePlace } from '#web/answer-form/member-session.ts';
import { SentModal } from './sent-modal.tsx';
import styles from './take.module.css';

interface MemberAnswerFormProps {
  readonly userId: string;
  readonly toTake: PollToTake & { readonly run: NonNullable<PollToTake['frame']> };
  readonly session: MemberSession;
}

/** The questions of a run for one member, from the first letter typed to the thanks. */
export function MemberAnswerForm({ userId, toTake, session }: MemberAnswerFormProps) {
  const { poll, run } = toTake;
  const questions = questionsOfPoll(poll, toTake.questions);
  const [given] = useState(() =>
    Object.fromEntries((toTake.answers ?? []).map(({ question_id: id, content }) => [id, content])),
  );
  const [knownBefore] = useState(() => poll.is_anonymous && session.known() !== null);
  const typed = useAnswers(takePlace(userId, run.id), questions, given);
  const [thanked, setThanked] = useState(false);
  const state = formState(questions, typed.answers);

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
      const under = poll.is_anonymous ? session.take() : null;
      typed.markSent(under);
      await sendAnswers(run.id, toSend(questions, typed.answers), under);
      typed.confirm();
      setThanked(false);
    },
  });

  if (sending.now.kind === 'stopped') {
    return <Ended sending={sending} questions={questions} typed={typed} onRetry={press} />;
  }
  if (sending.now.kind === 'sent') {
    return (
      <>
        <Answered onChange={edit}>{text.answeredNow(poll.workspace_name)}</Answered>
        {!thanked && <SentModal anonymous={poll.is_anonymous} onChange={edit} onClose={() => setThanked(true)} />}
      </>
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
        statement={pollStatement({
          anonymous: poll.is_anonymous,
          via: 'member',
          type: poll.type,
          visibility: run.results_visibility,
          team: run.team,
        })}
      />
      {before && <p className={styles.note}>{before}</p>}
      {typed.restored && <Restored unsure={sending.unsure} onDrop={typed.startOver} />}
      <Questions
        questions={questions}
        answers={typed.answers}
        locked={sending.now.kind === 'sending'}
        onWrite={(id, answer) => {
          typed.write(id, answer);
          edit();
        }}
      />
      {poll.is_anonymous && <p className={styles.note}>{typed.kept ? text.thisBrowser : text.thisPage}</p>}
      <SendBar className={styles.bar ?? ''} state={state} kept={typed.kept} sending={sending.now} />
    </form>
  );
}
