import { answerFormText as text } from './text.ts';
import { isFieldOf, withoutSending } from './focus.ts';
import { chosenOf, withChosen } from './form-question.ts';
import { TextButton } from './text-button.tsx';
import styles from './options.module.css';

interface OptionsProps {
  readonly id: string;
  readonly options: readonly string[];
  /** Several may be chosen. */
  readonly several: boolean;
  readonly inRow: boolean;
  readonly answer: string;
  readonly required: boolean;
  readonly onPick: (answer: string) => void;
  /** Focus went away from all of them. */
  readonly onLeave: () => void;
}

/** Native radios or checkboxes; the one focus is brought to carries the id. */
export function Options({ id, options, several, inRow, answer, required, onPick, onLeave }: OptionsProps) {
  const chosen = chosenOf(answer);
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
              onChange={() => onPick(withChosen(answer, place, several))}
              onKeyDown={withoutSending}
              onBlur={(event) => isFieldOf(id, event.relatedTarget) || onLeave()}
            />
            <span>{option}</span>
          </label>
        ))}
      </div>
      {!required && !several && chosen.length > 0 && (
        <TextButton onClick={() => onPick('')}>{text.clearChoice}</TextButton>
      )}
    </>
  );
}
