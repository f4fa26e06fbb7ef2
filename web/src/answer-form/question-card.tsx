import { use } from 'react';
import { answerFormText as text } from './text.ts';
import { fieldId } from './focus.ts';
import type { Field, FormQuestion } from './form-question.ts';
import { charactersLeft, isBlank, isNearLimit } from './form-state.ts';
import { Options } from './options.tsx';
import { FormPhrases } from './phrases.ts';
import styles from './question-card.module.css';
import { Scale } from './scale.tsx';
import { WordsField } from './words-field.tsx';

interface QuestionCardProps {
  readonly question: FormQuestion;
  readonly answer: string;
  /** The field was entered and left: an empty required one says so. */
  readonly left: boolean;
  /** The answers are on their way and may not change. */
  readonly locked: boolean;
  readonly onWrite: (answer: string) => void;
  readonly onLeave: () => void;
}

/** One question with its field. */
export function QuestionCard(props: QuestionCardProps) {
  const { field } = props.question;
  return field.kind === 'words' ? <WordsCard {...props} field={field} /> : <ChoiceCard {...props} field={field} />;
}

function WordsCard({ question, answer, left, locked, onWrite, onLeave, field }: CardProps<'words'>) {
  const id = fieldId(question.id);
  const problem = useProblem(question, answer, left);
  const near = isNearLimit(answer) && charactersLeft(answer) >= 0;
  return (
    <div className={styles.card} data-question>
      <label className={styles.question} htmlFor={id}>
        <Heading question={question} />
      </label>
      <WordsField
        id={id}
        className={styles.text ?? ''}
        lines={field.lines}
        value={answer}
        placeholder={text.placeholder}
        readOnly={locked}
        required={question.required}
        invalid={problem !== null}
        onWrite={onWrite}
        onLeave={onLeave}
      />
      <div id={`${id}-note`}>
        <Problem mistake={problem} />
        {near && <p className={styles.counter}>{text.charactersLeft(charactersLeft(answer))}</p>}
      </div>
    </div>
  );
}

function ChoiceCard({ question, answer, left, locked, onWrite, onLeave, field }: CardProps<'scale' | 'options'>) {
  const id = fieldId(question.id);
  const { required } = question;
  const problem = useProblem(question, answer, left);
  const several = field.kind === 'options' && field.several;
  return (
    <fieldset className={styles.card} data-question disabled={locked} aria-describedby={`${id}-note`}>
      <legend className={styles.question}>
        <Heading question={question} />
      </legend>
      {field.kind === 'scale' ? (
        <Scale {...field} id={id} answer={answer} required={required} onPick={onWrite} onLeave={onLeave} />
      ) : (
        <Options {...field} id={id} answer={answer} required={required} onPick={onWrite} onLeave={onLeave} />
      )}
      <div id={`${id}-note`}>
        {several && <p className={styles.counter}>{required ? text.severalRequired : text.several}</p>}
        <Problem mistake={problem} />
      </div>
    </fieldset>
  );
}

type CardProps<K extends Field['kind']> = QuestionCardProps & { readonly field: Extract<Field, { readonly kind: K }> };

function Heading({ question }: { question: FormQuestion }) {
  return (
    <>
      {question.text}{' '}
      {question.required ? (
        <span className={styles.required} aria-hidden="true">
          *
        </span>
      ) : (
        <span className={styles.optional}>{text.optional}</span>
      )}
    </>
  );
}

interface Mistake {
  readonly words: string;
  readonly lang: string | undefined;
}

function Problem({ mistake }: { readonly mistake: Mistake | null }) {
  if (mistake === null) return null;
  return (
    <p className={styles.problem} role="alert" lang={mistake.lang}>
      {mistake.words}
    </p>
  );
}

function useProblem(question: FormQuestion, answer: string, left: boolean): Mistake | null {
  const { required, lang } = use(FormPhrases);
  const remaining = charactersLeft(answer);
  if (remaining < 0) return { words: text.tooLong(-remaining), lang: undefined };
  return question.required && left && isBlank(answer) ? { words: required, lang } : null;
}
