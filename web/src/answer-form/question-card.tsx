import type { ReactNode } from 'react';
import { answerFormText as text } from '#text/answer-form.ts';
import { fieldId } from './focus.ts';
import { charactersLeft } from './answer-length.ts';
import type { FormQuestion } from './form-question.ts';
import styles from './question-card.module.css';

interface QuestionCardProps {
  readonly question: FormQuestion;
  readonly answer: string;
  /** The field was entered and left: an empty required one says so. */
  readonly left: boolean;
  /** The answers are on their way and may not change. */
  readonly locked: boolean;
  readonly under?: ReactNode;
  readonly onWrite: (answer: string) => void;
  readonly onLeave: () => void;
}

/** One question with its field. */
export function QuestionCard({ question, answer, left, locked, under, onWrite, onLeave }: QuestionCardProps) {
  const { field, required } = question;
  const id = fieldId(question.id);
  const problem = useProblem(question, answer, left);
  const hint = field.hint?.(answer, required) ?? null;
  const control = field.draw({
    id,
    answer,
    required,
    locked,
    invalid: problem !== null,
    lang: question.untranslated?.options,
    onWrite,
    onLeave,
  });
  const note = (
    <div id={`${id}-note`}>
      {hint !== null && <p className={styles.counter}>{hint}</p>}
      <Problem mistake={problem} />
    </div>
  );
  return field.isGroup ? (
    <fieldset className={styles.card} data-question disabled={locked} aria-describedby={`${id}-note`}>
      <legend className={styles.question}>
        <Heading question={question} />
      </legend>
      {control}
      {note}
    </fieldset>
  ) : (
    <div className={styles.card} data-question>
      <label className={styles.question} htmlFor={id}>
        <Heading question={question} />
      </label>
      {control}
      {note}
      {under}
    </div>
  );
}

function Heading({ question }: { question: FormQuestion }) {
  const { untranslated = {} } = question;
  return (
    <>
      <span lang={untranslated.text ?? question.lang}>{question.text}</span>{' '}
      {question.required ? (
        <span className={styles.required} aria-hidden="true">
          *
        </span>
      ) : (
        <span className={styles.optional}>{text.optional}</span>
      )}
      {(untranslated.text ?? untranslated.options) && <span className={styles.untranslated}> {text.untranslated}</span>}
    </>
  );
}

function Problem({ mistake }: { readonly mistake: string | null }) {
  if (mistake === null) return null;
  return (
    <p className={styles.problem} role="alert">
      {mistake}
    </p>
  );
}

function useProblem(question: FormQuestion, answer: string, left: boolean): string | null {
  const remaining = charactersLeft(answer);
  if (remaining < 0) return text.tooLong(-remaining);
  const wrong = left && question.field.mistake?.(answer);
  if (wrong) return wrong;
  return question.required && left && !question.field.isAnswered(answer) ? text.required : null;
}
