import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { FormQuestion } from '#web/answer-form/form-question.ts';
import type { Sending } from '#web/answer-form/sending.ts';
import { StoppedSending } from '#web/answer-form/stopped-sending.tsx';
import { stoppedText } from '#text/answer-form/stopped.ts';
import type { AnswersOnDevice } from '#web/answer-form/use-answers.ts';
import { paths } from '#web/lib/paths.ts';
import { Stack } from '#web/ui/layout/layout.tsx';
import { takingText as text } from '#text/asking/taking.ts';
import styles from './take.module.css';

interface EndedProps {
  readonly sending: Sending;
  readonly questions: readonly FormQuestion[];
  readonly typed: Pick<AnswersOnDevice, 'answers' | 'kept' | 'startOver'>;
  readonly onRetry: () => void;
}

/** The run was closed while a member was answering, or it has their answers from another browser. */
export function Ended({ onRetry, ...rest }: EndedProps) {
  return (
    <Stack fit gap="14" className={styles.form}>
      <StoppedSending
        {...rest}
        level="h2"
        again={
          <Button variant="default" onClick={onRetry}>
            {stoppedText.tryAgain}
          </Button>
        }
        actions={
          <Button component={Link} to={paths.polls} variant="default">
            {text.back}
          </Button>
        }
      />
    </Stack>
  );
}
