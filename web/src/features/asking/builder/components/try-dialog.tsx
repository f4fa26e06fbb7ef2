import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import type { Answers } from '#web/answer-form/draft.ts';
import { focusQuestion } from '#web/answer-form/focus.ts';
import { formState } from '#web/answer-form/form-state.ts';
import { Progress } from '#web/answer-form/progress.tsx';
import { Questions } from '#web/answer-form/questions.tsx';
import { Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';
import type { Preview } from '../lib/preview.ts';
import { type WithItems, writtenQuestions } from '../lib/draft.ts';
import { builderText } from '#text/asking/builder.ts';
import styles from './preview.module.css';

const text = builderText.preview;

interface TryDialogProps {
  readonly draft: WithItems;
  readonly asked: Preview;
  readonly onClose: () => void;
}

/** Goes the whole way of a respondent; nothing is sent or kept. */
export function TryDialog({ draft, asked, onClose }: TryDialogProps) {
  const [answers, setAnswers] = useState<Answers>({});
  const [said, setSaid] = useState<'finished' | 'missing' | null>(null);
  const written = new Set(writtenQuestions(draft).map(({ id }) => id));
  const questions = asked.questions(answers, null).filter(({ id }) => written.has(id));
  const state = formState(questions, answers);

  function finish() {
    setSaid(state.firstMissing === null ? 'finished' : 'missing');
    if (state.firstMissing !== null) focusQuestion(state.firstMissing);
  }
  return (
    <Modal opened onClose={onClose} title={text.tryTitle} size={520}>
      <Stack as="p" gap="12" tone="ink-2" pretty breaks>
        {text.tryHint}
      </Stack>
      {said === 'finished' ? (
        <>
          <Note tone="good">{text.finished}</Note>
          <Inline align="stretch" justify="end" gap="10" above="20">
            <Button
              variant="default"
              onClick={() => {
                setAnswers({});
                setSaid(null);
              }}
            >
              {text.again}
            </Button>
            <Button onClick={onClose}>{text.close}</Button>
          </Inline>
        </>
      ) : (
        <>
          <div className={styles.tryHead}>
            <Progress answered={state.answered} total={state.total} />
          </div>
          <Stack fit gap="14" className={styles.questions}>
            <Questions
              questions={questions}
              answers={answers}
              locked={false}
              onWrite={(id, answer) => {
                setAnswers((now) => ({ ...now, [id]: answer }));
                setSaid(null);
              }}
            />
          </Stack>
          {said === 'missing' && (
            <Text as="div" above="14">
              <Note tone="warning">{text.missing}</Note>
            </Text>
          )}
          <Inline align="stretch" justify="end" gap="10" above="20">
            <Button onClick={finish}>{text.finish}</Button>
          </Inline>
        </>
      )}
    </Modal>
  );
}
