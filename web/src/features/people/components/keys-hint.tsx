import { peopleText } from '../text.ts';
import styles from './people-list.module.css';

const text = peopleText.keys;

interface KeysHintProps {
  readonly on: boolean;
  /** Whether the reader may choose people. */
  readonly edits: boolean;
  readonly onSwitch: (on: boolean) => void;
}

/** Which single keys the list knows, and how to switch them off: whoever speaks to the page presses them unawares. */
export function KeysHint({ on, edits, onSwitch }: KeysHintProps) {
  return (
    <div className={styles.keys} role="group" aria-label={text.label}>
      {on && (
        <>
          <span>
            <kbd>J</kbd> <kbd>K</kbd> {text.move}
          </span>
          {edits && (
            <span>
              <kbd>X</kbd> {text.select}
            </span>
          )}
          <span>
            <kbd>Enter</kbd> {text.open}
          </span>
          {edits && (
            <span>
              <kbd>Shift</kbd>+<kbd>J</kbd> {text.range}
            </span>
          )}
        </>
      )}
      <button type="button" className={styles.plain} onClick={() => onSwitch(!on)}>
        {on ? text.off : text.on}
      </button>
    </div>
  );
}
