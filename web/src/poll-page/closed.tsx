import type { PublicPoll } from '#shared/models/answers.ts';
import type { FormQuestion } from '#web/answer-form/form-question.ts';
import { whatArrived, type Sending } from '#web/answer-form/sending.ts';
import { Stopped } from '#web/answer-form/answers-not-sent.tsx';
import type { AnswersOnDevice } from '#web/answer-form/use-answers.ts';
import { answerFormText } from '#web/answer-form/text.ts';
import { publicPageText as text } from './text.ts';

interface EndProps {
  readonly questions: readonly FormQuestion[];
  readonly typed: Pick<AnswersOnDevice, 'answers' | 'startOver'>;
}

/** The poll was closed, or its link filled up, while somebody was answering. */
export function Closed({ sending, questions, typed, onRetry }: EndProps & { sending: Sending; onRetry: () => void }) {
  const full = sending.now.kind === 'stopped' && sending.now.why === 'full';
  return (
    <main className="page page-message">
      <Stopped
        level="h1"
        title={full ? answerFormText.fullTitle : answerFormText.closedTitle}
        questions={questions}
        answers={typed.answers}
        onErase={typed.startOver}
        again={
          <button type="button" className="button button-outline" onClick={onRetry}>
            {answerFormText.tryAgain}
          </button>
        }
      >
        <p>{full ? answerFormText.full : answerFormText.closed}</p>
        <p>{answerFormText.arrived[whatArrived(sending)]}</p>
      </Stopped>
    </main>
  );
}

/** The link has taken all the answers it was given for; a draft of an earlier visit can still be taken along. */
export function Full({ poll, questions, typed, onReload }: EndProps & { poll: PublicPoll; onReload: () => void }) {
  return (
    <main className="page page-message">
      <Stopped
        level="h1"
        title={text.fullTitle}
        questions={questions}
        answers={typed.answers}
        onErase={typed.startOver}
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
