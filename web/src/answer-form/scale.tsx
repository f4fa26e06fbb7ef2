import { SCORE_MAX } from '#shared/rules/enps.ts';
import { answerFormText as text } from './text.ts';
import { TextButton } from './text-button.tsx';
import styles from './scale.module.css';

const SCORES = Array.from({ length: SCORE_MAX + 1 }, (_, score) => String(score));

interface ScaleProps {
  readonly id: string;
  readonly answer: string;
  readonly required: boolean;
  readonly onPick: (score: string) => void;
  /** Focus went away from all the radios. */
  readonly onLeave: () => void;
}

/** Native radios from 0 to 10; the first carries the id, so that focus can be brought here. */
export function Scale({ id, answer, required, onPick, onLeave }: ScaleProps) {
  const entry = SCORES.includes(answer) ? answer : SCORES[0];
  return (
    <>
      <div className={styles.scale}>
        {SCORES.map((score) => (
          <label key={score} className={styles.score}>
            <input
              type="radio"
              name={id}
              id={score === entry ? id : undefined}
              value={score}
              checked={answer === score}
              required={required}
              aria-label={spoken(score)}
              onChange={() => onPick(score)}
              onBlur={(event) => isRadioOf(id, event.relatedTarget) || onLeave()}
            />
            <span aria-hidden="true">{score}</span>
          </label>
        ))}
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>{text.scaleLow}</span>
        <span>{text.scaleHigh}</span>
      </div>
      {!required && answer !== '' && <TextButton onClick={() => onPick('')}>{text.clearScore}</TextButton>}
    </>
  );
}

/** The ends of the scale are named aloud as well. */
function spoken(score: string): string {
  if (score === SCORES[0]) return `${score}, ${text.scaleLow}`;
  return score === String(SCORE_MAX) ? `${score}, ${text.scaleHigh}` : score;
}

function isRadioOf(name: string, target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.name === name;
}
