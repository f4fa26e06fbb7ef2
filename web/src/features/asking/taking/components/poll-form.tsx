import { useState } from 'react';
import { inSigns } from '#shared/ballots/in-signs.ts';
import type { PollToTake } from '#shared/models/poll-answers.ts';
import { pollStatementOfMember } from '#shared/rules/ballot-statement.ts';
import { inAskedOrder } from '#web/answer-form/form-question.ts';
import { toSend } from '#web/answer-form/form-state.ts';
import { type MemberSession, takePlace } from '#web/answer-form/member-session.ts';
import { useAnswers } from '#web/answer-form/use-answers.ts';
import { sendToPoll } from '../api.ts';
import { questionsIn, useAnswerWords } from '../lib/answer-words.ts';
import { sendToPollByBallot } from '../api-ballots.ts';
import type { BallotOfForm } from './by-ballot.tsx';
import { MemberForm } from './member-form.tsx';

interface PollFormProps {
  readonly userId: string;
  readonly toTake: PollToTake;
  readonly run: NonNullable<PollToTake['frame']>;
  readonly session: MemberSession;
  /** Of a run that is answered by ballots; else null. */
  readonly ballot: BallotOfForm | null;
}

/** A member answers a run of a poll. */
export function PollForm({ userId, toTake, run, session, ballot }: PollFormProps) {
  const { poll, language, translation } = toTake;
  const words = useAnswerWords({ language, translation });
  const questions = questionsIn(words, { ...poll, language, translation }, toTake.questions);
  const [given] = useState(() =>
    Object.fromEntries((toTake.answers ?? []).map(({ question_id: id, content }) => [id, content])),
  );
  const typed = useAnswers(takePlace(userId, run.id), questions, given);
  return (
    <MemberForm
      anonymous={poll.is_anonymous}
      run={{ ...run, is_anonymous: poll.is_anonymous }}
      title={poll.title}
      workspaceName={poll.workspace_name}
      statement={pollStatementOfMember(
        {
          anonymous: poll.is_anonymous,
          type: poll.type,
          visibility: run.results_visibility,
          team: run.team,
        },
        run.ballot && inSigns(run.ballot.fingerprint),
      )}
      answeredBefore={toTake.answers !== null}
      session={session}
      ballot={ballot}
      typed={typed}
      questions={questions}
      send={(answers, under, asked) => {
        const sent = toSend(questions, answers, asked);
        if (ballot === null) return sendToPoll(run.id, sent, under);
        return ballot.send({
          stored: ({ pollAsStored }) => pollAsStored(poll.type, inAskedOrder(toTake.questions), sent),
          send: (right) => sendToPollByBallot(run.id, right, sent),
        });
      }}
    />
  );
}
