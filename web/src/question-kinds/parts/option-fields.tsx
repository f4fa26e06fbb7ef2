import { ActionIcon, TextInput } from '@mantine/core';
import { type ClipboardEvent, type KeyboardEvent, useId, useState } from 'react';
import { SURVEY_OPTION_MAX_LENGTH } from '#shared/models/survey.ts';
import { focusField } from '#web/lib/focus-field.ts';
import { CrossIcon } from '#web/ui/icons.tsx';
import type { OptionDraft } from '../question-draft.ts';
import type { ListWords } from './list-words.ts';
import { insertOption, nextKey, pasteOptions, removeOption, setOption } from './option-edits.ts';
import styles from './option-fields.module.css';

interface OptionFieldsProps {
  /** Of several that may be chosen, the marks are square. */
  readonly several: boolean;
  readonly words: ListWords;
  readonly options: readonly OptionDraft[];
  /** What they still need; told calmly, since they are just being written. */
  readonly problem: string | undefined;
  readonly locked: boolean;
  readonly onChange: (options: readonly OptionDraft[]) => void;
}

/** The options of a question, written by the keyboard alone: Enter adds, Backspace in an empty one takes it away. */
export function OptionFields({ several, words: text, options, problem, locked, onChange }: OptionFieldsProps) {
  const group = useId();
  const [said, setSaid] = useState('');
  const idOf = (place: number) => `${group}-${place}`;
  const isFull = options.length >= text.most;

  function pressed(event: KeyboardEvent<HTMLInputElement>, place: number) {
    const isEmpty = (options[place]?.text ?? '') === '';
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (isEmpty || place >= options.length) return;
      // Where the next field is empty, or the one that waits behind the last, it is the next option.
      if ((options[place + 1]?.text ?? '') !== '' && !isFull) onChange(insertOption(options, place + 1));
      focusField(idOf(place + 1));
    } else if (event.key === 'Backspace' && isEmpty && place > 0) {
      event.preventDefault();
      if (place < options.length) onChange(removeOption(options, place));
      focusField(idOf(place - 1));
    }
  }
  function pasted(event: ClipboardEvent<HTMLInputElement>, place: number) {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const result = pasteOptions(options, place, event.clipboardData.getData('text'), {
      before: value.slice(0, selectionStart ?? value.length),
      after: value.slice(selectionEnd ?? value.length),
    });
    if (!result) return;
    event.preventDefault();
    onChange(result.options);
    setSaid(text.pasted(result.last - place + 1));
    focusField(idOf(result.last));
  }

  const fields = isFull ? options.length : options.length + 1;
  return (
    <div className={several ? styles.several : styles.one}>
      {Array.from({ length: fields }, (_, place) => {
        const option = options[place];
        // The field behind the last one becomes it with its first letter, and keeps the cursor.
        return (
          <div key={option?.key ?? nextKey(options)} className={option ? styles.option : styles.another}>
            <span className={styles.mark} aria-hidden="true" />
            <TextInput
              id={idOf(place)}
              className={styles.field}
              aria-label={option ? text.one(place + 1) : text.another}
              placeholder={option ? text.one(place + 1) : text.another}
              value={option?.text ?? ''}
              maxLength={SURVEY_OPTION_MAX_LENGTH}
              autoComplete="off"
              disabled={locked}
              onChange={({ currentTarget }) => onChange(setOption(options, place, currentTarget.value))}
              onKeyDown={(event) => pressed(event, place)}
              onPaste={(event) => pasted(event, place)}
            />
            {option && (
              <ActionIcon
                aria-label={text.remove(place + 1)}
                title={text.remove(place + 1)}
                disabled={locked}
                onClick={() => {
                  onChange(removeOption(options, place));
                  focusField(idOf(Math.max(0, place - 1)));
                }}
              >
                <CrossIcon size={18} />
              </ActionIcon>
            )}
          </div>
        );
      })}
      {problem !== undefined && <p className={styles.problem}>{problem}</p>}
      <p className={styles.hint}>{isFull ? text.full : text.hint}</p>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
}
