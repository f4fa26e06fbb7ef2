import { hasVisibleText } from '#shared/rules/visible-text.ts';
import { answerFormText as text } from '#text/answer-form.ts';
import type { ControlProps, Field } from './field.ts';
import { isFieldOf, withoutSending } from './focus.ts';
import { TextButton } from './text-button.tsx';
import styles from './options.module.css';

/** What can be chosen, and how. */
export interface Choice {
  readonly options: readonly string[];
  /** Several may be chosen. */
  readonly several?: boolean;
  /** Beside each other: “Yes” and “No”. */
  readonly inRow?: boolean;
}

/** One of several options, or as many as fit. */
export function optionsField(choice: Choice): Field {
  return {
    draw: (control) => <Options {...control} {...choice} />,
    isGroup: true,
    isAnswered: hasVisibleText,
    inWords: (answer) => chosenIn(answer, choice.options).join(', '),
    hint: (_, required) => (choice.several ? (required ? text.severalRequired : text.several) : null),
  };
}

/** The places of the options an answer names, in their order. */
function placesOf(answer: string): number[] {
  return answer === '' ? [] : answer.split(',').map(Number);
}

/** The options an answer names. */
export function chosenIn(answer: string, options: readonly string[]): string[] {
  return placesOf(answer).flatMap((place) => options[place] ?? []);
}

/** An answer by these options. */
export function choosing(chosen: readonly string[], options: readonly string[]): string {
  return chosen.map((option) => options.indexOf(option)).join(',');
}

/** The answer after an option was chosen or, of several, taken away again. */
export function withChosen(answer: string, place: number, several: boolean): string {
  if (!several) return String(place);
  const chosen = placesOf(answer);
  const others = chosen.filter((other) => other !== place);
  return (others.length < chosen.length ? others : [...chosen, place]).toSorted((a, b) => a - b).join(',');
}

/** Native radios or checkboxes; the one focus is brought to carries the id. */
function Options(props: ControlProps & Choice) {
  const { id, options, several = false, inRow = false, answer, required, lang, onWrite, onLeave } = props;
  const chosen = placesOf(answer);
  const entry = several ? 0 : (chosen[0] ?? 0);
  return (
    <>
      <div className={inRow ? styles.row : styles.options}>
        {options.map((option, place) => (
          <label key={place} className={styles.option}>
            <input
              type={several ? 'checkbox' : 'radio'}
              name={id}
              id={place === entry ? id : undefined}
              value={place}
              checked={chosen.includes(place)}
              // Of several checkboxes each one would be.
              required={required && !several}
              onChange={() => onWrite(withChosen(answer, place, several))}
              onKeyDown={withoutSending}
              onBlur={(event) => isFieldOf(id, event.relatedTarget) || onLeave()}
            />
            <span lang={lang}>{option}</span>
          </label>
        ))}
      </div>
      {!required && !several && chosen.length > 0 && (
        <TextButton onClick={() => onWrite('')}>{text.clearChoice}</TextButton>
      )}
    </>
  );
}
