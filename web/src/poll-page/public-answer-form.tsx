import type { PublicPoll } from '#shared/models/answers.ts';
import { pollStatement } from '#shared/rules/poll-statement.ts';
import { questionsOfPoll } from '#web/answer-form/form-question.ts';
import { toSend } from '#web/answer-form/form-state.ts';
import { useAnswers } from '#web/answer-form/use-answers.ts';
import { later } from './later.tsx';
import { LinkForm } from './link-form.tsx';
import type { PollSource } from './poll-source.ts';

const Full = later(async () => (await import('./closed.tsx')).Full);
const NOTHING = {};

interface PublicAnswerFormProps {
  readonly source: PollSource;
  readonly poll: PublicPoll;
  /** Asks for the poll anew. */
  readonly onReload: () => void;
}

/** Whoever has its link, or a code of it, answers a poll. */
export function PublicAnswerForm({ source, poll, onReload }: PublicAnswerFormProps) {
  const questions = questionsOfPoll(poll, poll.questions);
  const place = source.place();
  const typed = useAnswers(place, questions, NOTHING);
  return (
    <LinkForm
      place={place}
      once={source.via === 'code'}
      titled={poll}
      statement={pollStatement({
        anonymous: poll.is_anonymous,
        via: source.via,
        type: poll.type,
        visibility: poll.results_visibility,
        ...source.counted(),
      })}
      typed={typed}
      questions={questions}
      full={poll.is_full ? <Full poll={poll} questions={questions} typed={typed} onReload={onReload} /> : null}
      send={(answers, session, asked, consent) =>
        source.send({ answers: toSend(questions, answers, asked), anonymous_session_id: session, consent })
      }
    />
  );
}
