import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import type { Answers } from '#web/answer-form/draft.ts';
import { focusQuestion } from '#web/answer-form/focus.ts';
import { formState } from '#web/answer-form/form-state.ts';
import { FormPhrases, SURVEY_PHRASES } from '#web/answer-form/phrases.ts';
import { Progress } from '#web/answer-form/progress.tsx';
import { Questions } from '#web/answer-form/questions.tsx';
import { surveyForm } from '#web/answer-form/survey-questions.ts';
import { Note } from '#web/ui/note.tsx';
import { askedQuestionsOf } from '../lib/asked-questions.ts';
import { type SurveyDraft, writtenQuestions } from '../lib/survey-draft.ts';
import { builderText } from '../text.ts';
import dialogs from './dialogs.module.css';
import styles from './preview.module.css';

const text = builderText.preview;

/** Goes the whole way of a respondent; nothing is sent or kept. */
export function TryDialog({ draft, onClose }: { readonly draft: SurveyDraft; readonly onClose: () => void }) {
  const [answers, setAnswers] = useState<Answers>({});
  const [said, setSaid] = useState<'finished' | 'missing' | null>(null);
  const written = new Set(writtenQuestions(draft).map(({ id }) => id));
  const all = askedQuestionsOf(draft, text.untitled).filter(({ id }) => written.has(id));
  const questions = surveyForm(all, answers);
  const state = formState(questions, answers);

  function finish() {
    setSaid(state.firstMissing === null ? 'finished' : 'missing');
    if (state.firstMissing !== null) focusQuestion(state.firstMissing);
  }
  return (
    <Modal opened onClose={onClose} title={text.tryTitle} size={520}>
      <p className={dialogs.text}>{text.tryHint}</p>
      {said === 'finished' ? (
        <>
          <Note tone="good">{text.finished}</Note>
          <div className={dialogs.actions}>
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
          </div>
        </>
      ) : (
        <>
          <div className={styles.tryHead}>
            <Progress answered={state.answered} total={state.total} />
          </div>
          <div className={styles.questions}>
            <FormPhrases value={SURVEY_PHRASES}>
              <Questions
                questions={questions}
                answers={answers}
                locked={false}
                onWrite={(id, answer) => {
                  setAnswers((now) => ({ ...now, [id]: answer }));
                  setSaid(null);
                }}
              />
            </FormPhrases>
          </div>
          {said === 'missing' && (
            <div className={dialogs.said}>
              <Note tone="warning">{text.missing}</Note>
            </div>
          )}
          <div className={dialogs.actions}>
            <Button onClick={finish}>{text.finish}</Button>
          </div>
        </>
      )}
    </Modal>
  );
}
