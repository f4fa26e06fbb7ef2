import { hasVisibleText } from '#shared/rules/visible-text.ts';
import { charactersLeft, isNearLimit } from './answer-length.ts';
import type { ControlProps, Field } from './field.ts';
import { withoutSending } from './focus.ts';
import styles from './question-card.module.css';
import { answerFormText as text } from '#text/answer-form.ts';

/** Own words, in one line or as many as are written. */
export function wordsField(lines: 'one' | 'many'): Field {
  return {
    draw: (control) => <Words {...control} lines={lines} />,
    isGroup: false,
    inOwnWords: true,
    isAnswered: hasVisibleText,
    inWords: (answer) => answer.trim(),
    hint: (answer) => {
      const left = charactersLeft(answer);
      return isNearLimit(answer) && left >= 0 ? text.charactersLeft(left) : null;
    },
  };
}

interface WordsProps extends ControlProps {
  readonly lines: 'one' | 'many';
}

function Words({ id, lines, answer, required, locked, invalid, onWrite, onLeave }: WordsProps) {
  const field = {
    id,
    className: styles.text,
    value: answer,
    placeholder: text.placeholder,
    readOnly: locked,
    required,
    'aria-invalid': invalid,
    'aria-describedby': `${id}-note`,
    onBlur: onLeave,
  };
  return lines === 'many' ? (
    <textarea {...field} rows={3} onChange={(event) => onWrite(event.target.value)} />
  ) : (
    <input
      {...field}
      type="text"
      autoComplete="off"
      enterKeyHint="done"
      onKeyDown={withoutSending}
      onChange={(event) => onWrite(event.target.value)}
    />
  );
}
