import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Stopped } from '#web/answer-form/answers-not-sent.tsx';
import type { FormQuestion } from '#web/answer-form/form-question.ts';
import { type Sending, whatArrived } from '#web/answer-form/sending.ts';
import { answerFormText } from '#web/answer-form/text.ts';
import type { AnswersOnDevice } from '#web/answer-form/use-answers.ts';
import { paths } from '#web/lib/paths.ts';
import { takingText as text } from '../text.ts';
import styles from './take.module.css';

interface EndedProps {
  readonly sending: Sending;
  readonly questions: readonly FormQuestion[];
  readonly typed: Pick<AnswersOnDevice, 'answers' | 'startOver'>;
  readonly onRetry: () => void;
}

/** The survey was completed while a member was answering, or it has their answers from another browser. */
export function Ended({ sending, questions, typed, onRetry }: EndedProps) {
  const elsewhere = sending.now.kind === 'stopped' && sending.now.why === 'elsewhere';
  return (
    <div className={styles.form}>
      <Stopped
        level="h2"
        title={elsewhere ? text.elsewhereTitle : answerFormText.closedTitle}
        questions={questions}
        answers={typed.answers}
        onErase={typed.startOver}
        again={
          !elsewhere && (
            <Button variant="default" onClick={onRetry}>
              {answerFormText.tryAgain}
            </Button>
          )
        }
        actions={
          <Button component={Link} to={paths.surveys} variant="default">
            {text.back}
          </Button>
        }
      >
        <p>{elsewhere ? text.elsewhere : answerFormText.closed}</p>
        <p>{answerFormText.arrived[whatArrived(sending)]}</p>
      </Stopped>
    </div>
  );
}
