import { withoutSending } from './focus.ts';

interface WordsFieldProps {
  readonly id: string;
  readonly className: string;
  readonly lines: 'one' | 'many';
  readonly value: string;
  readonly placeholder: string;
  readonly readOnly: boolean;
  readonly required: boolean;
  readonly invalid: boolean;
  readonly onWrite: (answer: string) => void;
  readonly onLeave: () => void;
}

/** One line, or as many as are written. */
export function WordsField({ lines, invalid, onWrite, onLeave, ...rest }: WordsFieldProps) {
  const field = {
    ...rest,
    'aria-invalid': invalid,
    'aria-describedby': `${rest.id}-note`,
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
