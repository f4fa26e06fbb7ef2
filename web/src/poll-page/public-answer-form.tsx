import type { PublicPoll } from '#shared/models/answers.ts';
import { pollStatement } from '#shared/rules/poll-statement.ts';
import { questionsOfPoll } from '#web/answer-form/form-question.ts';
import { toSend } from '#web/answer-form/form-state.ts';
import { useAnswers } from '#web/answer-form/use-answers.ts';
import { sendAnswers } from './api.ts';
import { Full } from './closed.tsx';
import { LinkForm } from './link-form.tsx';

const NOTHING = {};

interface PublicAnswerFormProps {
  readonly token: string;
  readonly poll: PublicPoll;
  /** Asks for the poll anew. */
  readonly onReload: () => void;
}

/** Whoever has its link answers a poll. */
export function PublicAnswerForm({ token, poll, onReload }: PublicAnswerFormProps) {
  const questions = questionsOfPoll(poll, poll.questions);
  const typed = useAnswers(token, questions, NOTHING);
  return (
    <LinkForm
      place={token}
      titled={poll}
      statement={pollStatement({
        anonymous: poll.is_anonymous,
        via: 'link',
        type: poll.type,
        visibility: poll.results_visibility,
      })}
      typed={typed}
      questions={questions}
      full={poll.is_full ? <Full poll={poll} questions={questions} typed={typed} onReload={onReload} /> : null}
      send={(answers, session) =>
        sendAnswers(token, { answers: toSend(questions, answers), anonymous_session_id: session })
      }
    />
  );
}
