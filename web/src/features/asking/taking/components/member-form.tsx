import { useState } from 'react';
import type { PollStatement } from '#shared/rules/poll-statement.ts';
import type { Answers } from '#web/answer-form/draft.ts';
import { type AnsweredRun, AskReply, GivenKeys } from '#web/answer-form/dialogue/replies.tsx';
import type { AskedReplies } from '#web/answer-form/dialogue/keys.ts';
import type { FormQuestion } from '#web/answer-form/form-question.ts';
import { formState } from '#web/answer-form/form-state.ts';
import { sendingFailureOf } from '#web/answer-form/member-sending-failure.ts';
import type { MemberSession } from '#web/answer-form/member-session.ts';
import { Progress } from '#web/answer-form/progress.tsx';
import { Questions } from '#web/answer-form/questions.tsx';
import { Restored } from '#web/answer-form/restored-draft-note.tsx';
import { SendBar } from '#web/answer-form/send-bar.tsx';
import { Statement } from '#web/answer-form/statement.tsx';
import type { BallotOfForm } from './by-ballot.tsx';
import type { AnswersOnDevice } from '#web/answer-form/use-answers.ts';
import { useSending } from '#web/answer-form/use-sending.ts';
import { Stack, Text } from '#web/ui/layout/layout.tsx';
import { ballotText } from '#text/asking/ballot.ts';
import { takingText as text } from '#text/asking/taking.ts';
import { NoBallot } from '../lib/use-ballot.ts';
import { Answered } from './answered.tsx';
import { Ended } from './ended.tsx';
import { SentModal } from './sent-modal.tsx';
import styles from './take.module.css';

interface MemberFormProps {
  readonly anonymous: boolean;
  readonly run: AnsweredRun;
  readonly title: string;
  readonly workspaceName: string;
  readonly statement: PollStatement;
  /** Answers with their name that this member has given before. */
  readonly answeredBefore: boolean;
  readonly session: MemberSession;
  /** Of a run that is answered by ballots; else null. */
  readonly ballot: BallotOfForm | null;
  readonly typed: AnswersOnDevice;
  /** What is asked by what is answered so far. */
  readonly questions: readonly FormQuestion[];
  /** Takes the answers to the server, under the session of an anonymous run; null of one with names. */
  readonly send: (answers: Answers, session: string | null, asked: AskedReplies) => Promise<void>;
}

/** The questions of a run for one member, from the first letter typed to the thanks. */
export function MemberForm(props: MemberFormProps) {
  const { anonymous, run, session, ballot, typed, questions } = props;
  const [asked, setAsked] = useState<AskedReplies>({});
  const [knownBefore] = useState(() => anonymous && session.known() !== null);
  const [thanked, setThanked] = useState(false);
  const state = formState(questions, typed.answers);

  const { sending, press, edit } = useSending({
    ready: state.ready,
    unsure: typed.session !== null,
    failureOf: (error) => {
      if (error instanceof NoBallot) return { kind: 'offline' };
      const failure = sendingFailureOf(error);
      if (failure.kind === 'stopped' && failure.why === 'elsewhere') session.forget();
      return failure;
    },
    onNotTaken: () => {
      typed.unmarkSent();
      session.untake();
    },
    send: async () => {
      await ballot?.ready();
      const under = anonymous ? session.take() : null;
      typed.markSent(under);
      await props.send(typed.answers, under, asked);
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
        {ballot ? ballot.whenSent(edit) : <Answered onChange={edit}>{text.answeredNow(props.workspaceName)}</Answered>}
        <GivenKeys title={props.title} questions={questions} asked={asked} />
        {!ballot && !thanked && <SentModal anonymous={anonymous} onChange={edit} onClose={() => setThanked(true)} />}
      </>
    );
  }
  const before = props.answeredBefore && !typed.restored ? text.namedBefore : knownBefore && text.anonymousBefore;
  return (
    <Stack
      as="form"
      fit
      gap="14"
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        press();
      }}
    >
      <Progress answered={state.answered} total={state.total} />
      <Statement statement={props.statement} />
      {before && (
        <Text size="note" tone="ink-2" pretty>
          {before}
        </Text>
      )}
      {typed.restored && <Restored unsure={sending.unsure} onDrop={typed.startOver} />}
      <Questions
        questions={questions}
        answers={typed.answers}
        locked={sending.now.kind === 'sending'}
        renderUnder={(questionId) => <AskReply run={run} questionId={questionId} asked={asked} onAsk={setAsked} />}
        onWrite={(id, answer) => {
          typed.write(id, answer);
          edit();
        }}
      />
      {anonymous && (
        <Text size="note" tone="ink-2" pretty>
          {typed.kept ? (ballot ? ballotText.thisBrowser : text.thisBrowser) : text.thisPage}
        </Text>
      )}
      <SendBar className={styles.bar ?? ''} state={state} kept={typed.kept} sending={sending.now} />
    </Stack>
  );
}
