import { useState } from 'react';
import type { PublicPoll } from '#shared/models/answers.ts';
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
import { sendAnswers } from './api.ts';
import { Closed, Full } from './closed.tsx';
import { sendingFailureOf } from './sending-failure.ts';
import { PollTitle } from './poll-title.tsx';
import { Submitted } from './submitted.tsx';
import { useSession } from './use-session.ts';

const NOTHING = {};

interface PublicAnswerFormProps {
  readonly token: string;
  readonly poll: PublicPoll;
  /** Asks for the poll anew. */
  readonly onReload: () => void;
}

/** The questions of a poll, from the first letter typed to the thanks. */
export function PublicAnswerForm({ token, poll, onReload }: PublicAnswerFormProps) {
  const questions = questionsOfPoll(poll, poll.questions);
  const typed = useAnswers(token, questions, NOTHING);
  const session = useSession(token, typed.session);
  const state = formState(questions, typed.answers);
  const [sentBefore] = useState(typed.session !== null);

  const { sending, press, edit } = useSending({
    ready: state.ready,
    unsure: sentBefore,
    failureOf: sendingFailureOf,
    onNotTaken: typed.unmarkSent,
    send: async () => {
      typed.markSent(session.id);
      session.adopt(
        await sendAnswers(token, { answers: toSend(questions, typed.answers), anonymous_session_id: session.id }),
      );
      typed.confirm();
    },
  });

  // Whoever has perhaps answered may still change it; whoever has not is told before typing.
  if (poll.is_full && !sentBefore && !sending.stored) {
    return <Full poll={poll} questions={questions} typed={typed} onReload={onReload} />;
  }
  if (sending.now.kind === 'stopped') {
    return <Closed sending={sending} questions={questions} typed={typed} onRetry={press} />;
  }
  if (sending.now.kind === 'sent') {
    return <Submitted workspace={poll.workspace_name} onChange={edit} onFinish={session.leave} />;
  }
  const startOver = () => {
    typed.startOver();
    session.renew();
  };
  return (
    <main>
      <form
        className="page"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          press();
        }}
      >
        <Progress answered={state.answered} total={state.total} />
        <PollTitle poll={poll} />
        <Statement
          statement={pollStatement({
            anonymous: poll.is_anonymous,
            via: 'link',
            type: poll.type,
            visibility: poll.results_visibility,
          })}
        />
        <div className="questions">
          {typed.restored && <Restored unsure={sending.unsure} onDrop={startOver} />}
          <Questions
            questions={questions}
            answers={typed.answers}
            locked={sending.now.kind === 'sending'}
            onWrite={(id, answer) => {
              typed.write(id, answer);
              edit();
            }}
          />
        </div>
        <SendBar className="send-bar" state={state} kept={typed.kept} sending={sending.now} />
      </form>
    </main>
  );
}
