import { type ReactNode, useState } from 'react';
import type { PollStatement } from '#shared/rules/poll-statement.ts';
import type { AskedReplies } from '#web/answer-form/dialogue/keys.ts';
import type { Answers } from '#web/answer-form/draft.ts';
import type { FormQuestion } from '#web/answer-form/form-question.ts';
import { formState } from '#web/answer-form/form-state.ts';
import { Progress } from '#web/answer-form/progress.tsx';
import { Questions } from '#web/answer-form/questions.tsx';
import { Restored } from '#web/answer-form/restored-draft-note.tsx';
import { SendBar } from '#web/answer-form/send-bar.tsx';
import { Statement } from '#web/answer-form/statement.tsx';
import type { Noticed } from '#web/answer-form/notice/notice.tsx';
import type { AnswersOnDevice } from '#web/answer-form/use-answers.ts';
import { useSending } from '#web/answer-form/use-sending.ts';
import { later } from './later.tsx';
import { PollTitle, type Titled } from './poll-title.tsx';
import { Beside } from './beside-later.tsx';
import { publicPageText as text } from '#text/poll-page.ts';
import { sendingFailureOf } from './sending-failure.ts';
import { Submitted } from './submitted.tsx';
import { useSession } from './use-session.ts';

const Closed = later(async () => (await import('./closed.tsx')).Closed);

interface LinkFormProps {
  /** Names what is answered here among all that this device may keep. */
  readonly place: string;
  /** Nobody else can answer after this respondent: the right to it is theirs alone. */
  readonly once?: boolean;
  readonly titled: Titled & Noticed;
  readonly statement: PollStatement;
  readonly typed: AnswersOnDevice;
  /** What is asked by what is answered so far. */
  readonly questions: readonly FormQuestion[];
  /** Stands instead of the form for whoever has not answered, where no more answers are taken; null while they are. */
  readonly full?: ReactNode;
  /** Takes the answers to the server under this session; gives back the one under which they are kept. */
  readonly send: (
    answers: Answers,
    session: string,
    asked: AskedReplies,
    consent: string | undefined,
  ) => Promise<string>;
}

/** The questions of a run for whoever has its link, from the first letter typed to the thanks. */
export function LinkForm({
  place,
  once = false,
  titled,
  statement,
  typed,
  questions,
  full = null,
  send,
}: LinkFormProps) {
  const session = useSession(place, typed.session);
  const state = formState(questions, typed.answers);
  const [asked, setAsked] = useState<AskedReplies>({});
  const [consent, setConsent] = useState<string>();
  const mayBeSent = titled.is_anonymous || titled.anonymous || !!consent;
  /** How often the tick was asked for in vain. */
  const [missed, setMissed] = useState(0);
  const [sentBefore] = useState(typed.session !== null);

  const { sending, press, edit } = useSending({
    ready: state.ready && mayBeSent,
    unsure: sentBefore,
    failureOf: sendingFailureOf,
    onNotTaken: typed.unmarkSent,
    send: async () => {
      typed.markSent(session.id);
      session.adopt(await send(typed.answers, session.id, asked, consent));
      typed.confirm();
    },
  });

  // Whoever has perhaps answered may still change it; whoever has not is told before typing.
  if (full !== null && !sentBefore && !sending.stored) return full;
  if (sending.now.kind === 'stopped') {
    return <Closed sending={sending} questions={questions} typed={typed} onRetry={press} />;
  }
  if (sending.now.kind === 'sent') {
    return (
      <Submitted workspace={titled.workspace_name} last={once} onChange={edit} onFinish={session.leave}>
        <Beside of={titled} questions={questions} asked={asked} consent={consent} session={session} />
      </Submitted>
    );
  }
  const startOver = () => {
    typed.startOver();
    session.renew();
  };
  return (
    <main>
      <form
        className="page"
        onSubmit={(event) => {
          event.preventDefault();
          if (mayBeSent) press();
          // The browser asks for the tick; one that has not arrived is fetched again.
          else setMissed(missed + 1);
        }}
      >
        <Progress answered={state.answered} total={state.total} />
        <PollTitle poll={titled} />
        <Statement statement={statement} />
        <div className="questions">
          {typed.restored && <Restored unsure={sending.unsure} onDrop={startOver} />}
          <Questions
            questions={questions}
            answers={typed.answers}
            locked={sending.now.kind === 'sending'}
            renderUnder={(questionId) => <Beside ask={{ run: titled, questionId, asked, onAsk: setAsked }} />}
            onWrite={(id, answer) => {
              typed.write(id, answer);
              edit();
            }}
          />
        </div>
        {state.ready && (
          <Beside
            key={missed}
            of={titled}
            consent={consent}
            onChange={(given) => {
              setConsent(given);
              setMissed(0);
            }}
          />
        )}
        <SendBar
          className="send-bar"
          state={state}
          kept={typed.kept}
          sending={missed ? { kind: 'refused', message: text.loadOffline, unsure: false } : sending.now}
        />
      </form>
    </main>
  );
}
