import { useState } from 'react';
import type { PublicPoll } from '#shared/models/answers.ts';
import { deadlineText } from '#web/answer-form/deadline-text.ts';
import { answerFormText as text } from '#web/answer-form/text.ts';

/** The poll's name, who asks, and until when. */
export function PollTitle({ poll }: { poll: PublicPoll }) {
  const [openedAt] = useState(() => new Date());
  return (
    <header className="poll-title">
      <h1>{poll.title}</h1>
      <p>
        {poll.workspace_name}
        {poll.deadline !== null && ` · ${text.openUntil(deadlineText(poll.deadline, openedAt))}`}
      </p>
    </header>
  );
}
