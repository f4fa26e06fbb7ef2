import { useState } from 'react';
import type { PublicPoll } from '#shared/models/poll.ts';
import { pollPageText as text } from '#web/text/poll-page.ts';
import { minutesNeeded } from './form-state.ts';
import { deadlineText } from './moments.ts';
import { Shield } from './ornaments.tsx';

/** Progress that stays in sight, the poll's name, and what becomes of the answers. */
export function PollHead({ poll, answered }: { poll: PublicPoll; answered: number }) {
  const [openedAt] = useState(() => new Date());
  const total = poll.questions.length;
  return (
    <>
      <div className="progress">
        <div className="progress-words">
          <span aria-hidden="true">{text.progress(answered, total)}</span>
          <span>{text.minutes(minutesNeeded(total))}</span>
        </div>
        <div
          className="progress-track"
          role="progressbar"
          aria-label={text.progressLabel}
          aria-valuemin={0}
          aria-valuemax={total}
          aria-valuenow={answered}
          aria-valuetext={text.progress(answered, total)}
        >
          <div className="progress-done" style={{ width: `${total === 0 ? 0 : (100 * answered) / total}%` }} />
        </div>
      </div>
      <header className="poll-title">
        <h1>{poll.title}</h1>
        <p>
          {poll.workspace_name}
          {poll.deadline !== null && ` · ${text.openUntil(deadlineText(poll.deadline, openedAt))}`}
        </p>
      </header>
      <Statement poll={poll} />
    </>
  );
}

/** What is true of answers by public link, in the words of this poll's settings. */
function Statement({ poll }: { poll: PublicPoll }) {
  return (
    <section className="statement">
      <Shield />
      <div>
        <p>
          <strong>{poll.is_anonymous ? text.anonymous : text.unnamed}</strong>{' '}
          {poll.is_anonymous ? text.anonymousPromise : text.unnamedPromise} {text.whoSees}
        </p>
        <p>{text.careful}</p>
      </div>
    </section>
  );
}
