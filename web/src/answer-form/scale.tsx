import type { KeyboardEvent } from 'react';
import type { Scale as ScaleKind } from '#shared/models/answers.ts';
import { numbersOf } from '#shared/rules/scales.ts';
import { hasVisibleText } from '#shared/rules/visible-text.ts';
import type { ControlProps, Field } from './field.ts';
import { isFieldOf, withoutSending } from './focus.ts';
import type { Ends } from './named-ends.ts';
import { answerFormText as text } from '#text/answer-form.ts';
import { TextButton } from './text-button.tsx';
import styles from './scale.module.css';

/** One number of a scale. */
export function scaleField(scale: ScaleKind, ends: Ends): Field {
  return {
    draw: (control) => <Scale {...control} scale={scale} ends={ends} />,
    isGroup: true,
    isAnswered: hasVisibleText,
    inWords: (answer) => answer,
  };
}

interface ScaleProps extends ControlProps {
  /** Where several stand under one question, each has a name of its own. */
  readonly name?: string;
  readonly scale: ScaleKind;
  readonly ends: Ends;
}

/** Native radios in one row; the first carries the id, so that focus can be brought here. */
export function Scale({ id, name = id, scale, ends, answer, required, onWrite, onLeave }: ScaleProps) {
  const scores = numbersOf(scale).map(String);
  const entry = scores.includes(answer) ? answer : scores[0];
  /** A digit is its number; on a scale to ten it would be the beginning of one. */
  const pressed = (event: KeyboardEvent<HTMLInputElement>) => {
    withoutSending(event);
    const { altKey, ctrlKey, metaKey, key, currentTarget } = event;
    if (altKey || ctrlKey || metaKey || scores.some(({ length }) => length > 1) || !scores.includes(key)) return;
    onWrite(key);
    currentTarget.closest('div')?.querySelector<HTMLElement>(`[value="${key}"]`)?.focus();
  };
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
              name={name}
              id={score === entry ? id : undefined}
              value={score}
              checked={answer === score}
              required={required}
              aria-label={spoken(score, index)}
              onChange={() => onWrite(score)}
              onKeyDown={pressed}
              onBlur={(event) => isFieldOf(name, event.relatedTarget) || onLeave()}
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
      {!required && answer !== '' && <TextButton onClick={() => onWrite('')}>{text.clearScore}</TextButton>}
    </>
  );
}
