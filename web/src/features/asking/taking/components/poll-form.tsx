import { useState } from 'react';
import { inSigns } from '#shared/ballots/in-signs.ts';
import type { PollToTake } from '#shared/models/poll.ts';
import { pollStatementOfMember } from '#shared/rules/ballot-statement.ts';
import { questionsOfPoll } from '#web/answer-form/form-question.ts';
import { toSend } from '#web/answer-form/form-state.ts';
import { type MemberSession, takePlace } from '#web/answer-form/member-session.ts';
import { useAnswers } from '#web/answer-form/use-answers.ts';
import { sendToPoll } from '../api.ts';
import { MemberForm } from './member-form.tsx';

interface PollFormProps {
  readonly userId: string;
  readonly toTake: PollToTake;
  readonly run: NonNullable<PollToTake['frame']>;
  readonly session: MemberSession;
}

/** A member answers a run of a poll. */
export function PollForm({ userId, toTake, run, session }: PollFormProps) {
  const { poll, language, translation } = toTake;
  const questions = questionsOfPoll({ ...poll, language, translation }, toTake.questions);
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
      typed={typed}
      questions={questions}
      send={(answers, under, asked) => sendToPoll(run.id, toSend(questions, answers, asked), under)}
    />
  );
}
