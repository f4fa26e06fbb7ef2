import type { PublicPoll } from '#shared/models/answers.ts';
import type { FormQuestion } from '#web/answer-form/form-question.ts';
import { Stopped } from '#web/answer-form/answers-not-sent.tsx';
import type { Sending } from '#web/answer-form/sending.ts';
import { StoppedSending } from '#web/answer-form/stopped-sending.tsx';
import type { AnswersOnDevice } from '#web/answer-form/use-answers.ts';
import { stoppedText } from '#text/answer-form/stopped.ts';
import { noFormText as text } from '#text/poll-page/no-form.ts';

interface EndProps {
  readonly questions: readonly FormQuestion[];
  readonly typed: Pick<AnswersOnDevice, 'answers' | 'kept' | 'startOver'>;
}

/** The poll was closed, or its link filled up, while somebody was answering. */
export function Closed({ onRetry, ...rest }: EndProps & { sending: Sending; onRetry: () => void }) {
  return (
    <main className="page page-message">
      <StoppedSending
        {...rest}
        level="h1"
        again={
          <button type="button" className="button button-outline" onClick={onRetry}>
            {stoppedText.tryAgain}
          </button>
        }
      />
    </main>
  );
}

/** The link has taken all the answers it was given for; a draft of an earlier visit can still be taken along. */
export function Full({ poll, onReload, ...rest }: EndProps & { poll: PublicPoll; onReload: () => void }) {
  return (
    <main className="page page-message">
      <Stopped
        {...rest}
        level="h1"
        title={stoppedText.stopped.full.title}
        actions={
          <button type="button" className="button button-outline" onClick={onReload}>
            {text.checkAgain}
          </button>
        }
      >
        <p>{text.full(poll.workspace_name)}</p>
      </Stopped>
    </main>
  );
}
