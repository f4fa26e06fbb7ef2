import type { Question, Scale as ScaleKind } from '#shared/models/answers.ts';
import { answerFormText as text } from './text.ts';
import { fieldId } from './focus.ts';
import { charactersLeft, isBlank, isNearLimit } from './form-state.ts';
import styles from './question-card.module.css';
import { Scale } from './scale.tsx';

interface QuestionCardProps {
  readonly question: Question;
  /** A scale in place of a text field; null for one's own words. */
  readonly scale: ScaleKind | null;
  /** The question eNPS is computed from. */
  readonly isEnps: boolean;
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
  const { scale } = props;
  return scale ? <ScaleCard {...props} scale={scale} /> : <TextCard {...props} />;
}

function TextCard({ question, answer, left, locked, onWrite, onLeave }: QuestionCardProps) {
  const id = fieldId(question.id);
  const problem = problemOf(question, answer, left);
  const near = isNearLimit(answer) && charactersLeft(answer) >= 0;
  return (
    <div className={styles.card} data-question>
      <label className={styles.question} htmlFor={id}>
        <Heading question={question} />
      </label>
      <textarea
        id={id}
        className={styles.text}
        rows={3}
        value={answer}
        placeholder={text.placeholder}
        readOnly={locked}
        required={question.is_required}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-note`}
        onChange={(event) => onWrite(event.target.value)}
        onBlur={onLeave}
      />
      <div id={`${id}-note`}>
        <Problem text={problem} />
        {near && <p className={styles.counter}>{text.charactersLeft(charactersLeft(answer))}</p>}
      </div>
    </div>
  );
}

function ScaleCard(props: QuestionCardProps & { readonly scale: ScaleKind }) {
  const { question, scale, isEnps, answer, left, locked, onWrite, onLeave } = props;
  const id = fieldId(question.id);
  const problem = problemOf(question, answer, left);
  return (
    <fieldset className={styles.card} data-question disabled={locked} aria-describedby={`${id}-note`}>
      <legend className={styles.question}>
        <Heading question={question} />
      </legend>
      <Scale
        id={id}
        scale={scale}
        ends={isEnps ? text.enpsEnds : text.scaleEnds}
        answer={answer}
        required={question.is_required}
        onPick={onWrite}
        onLeave={onLeave}
      />
      <div id={`${id}-note`}>
        <Problem text={problem} />
      </div>
    </fieldset>
  );
}

function Heading({ question }: { question: Question }) {
  return (
    <>
      {question.text}{' '}
      {question.is_required ? (
        <span className={styles.required} aria-hidden="true">
          *
        </span>
      ) : (
        <span className={styles.optional}>{text.optional}</span>
      )}
    </>
  );
}

function Problem({ text: problem }: { text: string | null }) {
  if (problem === null) return null;
  return (
    <p className={styles.problem} role="alert" lang={problem === text.required ? 'en' : undefined}>
      {problem}
    </p>
  );
}

function problemOf(question: Question, answer: string, left: boolean): string | null {
  const remaining = charactersLeft(answer);
  if (remaining < 0) return text.tooLong(-remaining);
  return question.is_required && left && isBlank(answer) ? text.required : null;
}
