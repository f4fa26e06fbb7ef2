import { useState } from 'react';
import type { PollToTake } from '#shared/models/poll.ts';
import { pollStatement } from '#shared/rules/poll-statement.ts';
import { formState, inAskedOrder, toSend } from '#web/poll-form/form-state.ts';
import { Progress } from '#web/poll-form/progress.tsx';
import { Questions } from '#web/poll-form/questions.tsx';
import { Restored } from '#web/poll-form/restored.tsx';
import { SendBar } from '#web/poll-form/send-bar.tsx';
import { Statement } from '#web/poll-form/statement.tsx';
import { useAnswers } from '#web/poll-form/use-answers.ts';
import { useSending } from '#web/poll-form/use-sending.ts';
import { takingText as text } from '../text.ts';
import { judge, sendAnswers } from '../api.ts';
import { Answered } from './answered.tsx';
import { Ended } from './ended.tsx';
import { type MemberSession, takePlace } from '../lib/member-session.ts';
import { SentModal } from './sent-modal.tsx';
import styles from './take.module.css';

interface TakeFormProps {
  readonly userId: string;
  readonly toTake: PollToTake & { readonly frame: NonNullable<PollToTake['frame']> };
  readonly session: MemberSession;
}

/** The questions of a frame for one member, from the first letter typed to the thanks. */
export function TakeForm({ userId, toTake, session }: TakeFormProps) {
  const { poll, frame } = toTake;
  const questions = inAskedOrder(toTake.questions);
  const [given] = useState(() =>
    Object.fromEntries((toTake.answers ?? []).map(({ question_id: id, content }) => [id, content])),
  );
  const [knownBefore] = useState(() => poll.is_anonymous && session.known() !== null);
  const typed = useAnswers(takePlace(userId, frame.id), questions, given);
  const [thanked, setThanked] = useState(false);
  const state = formState(questions, typed.answers);

  const { sending, press, edit } = useSending({
    ready: state.ready,
    unsure: typed.session !== null,
    judge: (error) => {
      const trouble = judge(error);
      if (trouble.is === 'stopped' && trouble.why === 'elsewhere') session.forget();
      return trouble;
    },
    send: async () => {
      const under = poll.is_anonymous ? session.take() : null;
      typed.markSent(under);
      await sendAnswers(frame.id, toSend(questions, typed.answers), under);
      typed.confirm();
      setThanked(false);
    },
  });

  if (sending.now.is === 'stopped') {
    return <Ended sending={sending} questions={questions} typed={typed} onRetry={press} />;
  }
  if (sending.now.is === 'sent') {
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
      <Statement statement={pollStatement({ anonymous: poll.is_anonymous, via: 'member', type: poll.type })} />
      {before && <p className={styles.note}>{before}</p>}
      {typed.restored && <Restored unsure={sending.unsure} onDrop={typed.startOver} />}
      <Questions
        poll={poll}
        questions={questions}
        answers={typed.answers}
        locked={sending.now.is === 'sending'}
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
