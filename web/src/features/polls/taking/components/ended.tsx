import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Question } from '#shared/models/poll.ts';
import { paths } from '#web/lib/paths.ts';
import { type Sending, whatArrived } from '#web/poll-form/sending.ts';
import { Stopped } from '#web/poll-form/stopped.tsx';
import type { AnswersOnDevice } from '#web/poll-form/use-answers.ts';
import { pollFormText as text } from '#web/text/poll-form.ts';
import { takingText } from '../text.ts';
import styles from './take.module.css';

interface EndedProps {
  readonly sending: Sending;
  readonly questions: readonly Question[];
  readonly typed: Pick<AnswersOnDevice, 'answers' | 'startOver'>;
  readonly onRetry: () => void;
}

/** The frame closed while a member was answering, or it has their answers from another browser. */
export function Ended({ sending, questions, typed, onRetry }: EndedProps) {
  const elsewhere = sending.now.is === 'stopped' && sending.now.why === 'elsewhere';
  return (
    <div className={styles.form}>
      <Stopped
        level="h2"
        title={elsewhere ? takingText.elsewhereTitle : text.closedTitle}
        questions={questions}
        answers={typed.answers}
        onErase={typed.startOver}
        again={
          !elsewhere && (
            <Button variant="default" onClick={onRetry}>
              {text.tryAgain}
            </Button>
          )
        }
        actions={
          <Button component={Link} to={paths.polls} variant="default">
            {takingText.back}
          </Button>
        }
      >
        <p>{elsewhere ? takingText.elsewhere : text.closed}</p>
        <p>{text.arrived[whatArrived(sending)]}</p>
      </Stopped>
    </div>
  );
}
