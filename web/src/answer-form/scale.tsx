import type { Scale as ScaleKind } from '#shared/models/answers.ts';
import { numbersOf } from '#shared/rules/scales.ts';
import { isFieldOf, withoutSending } from './focus.ts';
import { answerFormText as text } from './text.ts';
import { TextButton } from './text-button.tsx';
import styles from './scale.module.css';

interface ScaleProps {
  readonly id: string;
  readonly scale: ScaleKind;
  /** What its two ends are called; null where the question says so itself. */
  readonly ends: readonly [low: string, high: string] | null;
  readonly answer: string;
  readonly required: boolean;
  readonly onPick: (score: string) => void;
  /** Focus went away from all the radios. */
  readonly onLeave: () => void;
}

/** Native radios in one row; the first carries the id, so that focus can be brought here. */
export function Scale({ id, scale, ends, answer, required, onPick, onLeave }: ScaleProps) {
  const scores = numbersOf(scale).map(String);
  const entry = scores.includes(answer) ? answer : scores[0];
  // The ends are named aloud as well.
  const spoken = (score: string, index: number): string => {
    const end = index === 0 ? ends?.[0] : index === scores.length - 1 ? ends?.[1] : undefined;
    return end === undefined ? score : `${score}, ${end}`;
  };
  return (
    <>
      <div className={styles.scale}>
        {scores.map((score, index) => (
          <label key={score} className={styles.score}>
            <input
              type="radio"
              name={id}
              id={score === entry ? id : undefined}
              value={score}
              checked={answer === score}
              required={required}
              aria-label={spoken(score, index)}
              onChange={() => onPick(score)}
              onKeyDown={withoutSending}
              onBlur={(event) => isFieldOf(id, event.relatedTarget) || onLeave()}
            />
            <span aria-hidden="true">{score}</span>
          </label>
        ))}
      </div>
      {ends && (
        <div className={styles.ends} aria-hidden="true">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </div>
      )}
      {!required && answer !== '' && <TextButton onClick={() => onPick('')}>{text.clearScore}</TextButton>}
    </>
  );
}
