import type { ReactNode } from 'react';
import { Stopped } from './answers-not-sent.tsx';
import type { FormQuestion } from './form-question.ts';
import type { Sending } from './sending.ts';
import { whatArrived } from './what-arrived.ts';
import { stoppedText as text } from '#text/answer-form/stopped.ts';
import type { AnswersOnDevice } from './use-answers.ts';

interface StoppedSendingProps {
  readonly level: 'h1' | 'h2';
  readonly sending: Sending;
  readonly questions: readonly FormQuestion[];
  readonly typed: Pick<AnswersOnDevice, 'answers' | 'kept' | 'startOver'>;
  /** The button that sends once more; left out where that cannot help. */
  readonly again: ReactNode;
  readonly actions?: ReactNode;
}

/** Nothing can be sent here any more: why, what became of the answers, and the answers to take along. */
export function StoppedSending({ sending, again, ...rest }: StoppedSendingProps) {
  const why = sending.now.kind === 'stopped' ? sending.now.why : 'closed';
  const words = text.stopped[why];
  return (
    <Stopped {...rest} title={words.title} again={why !== 'elsewhere' && why !== 'used' && again}>
      <p>{words.text}</p>
      <p>{text.arrived[whatArrived(sending)]}</p>
    </Stopped>
  );
}
