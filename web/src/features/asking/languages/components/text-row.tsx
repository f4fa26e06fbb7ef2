import { Button } from '@mantine/core';
import { memo } from 'react';
import type { PollLanguage } from '#shared/rules/poll-languages.ts';
import { CheckIcon } from '#web/ui/icons.tsx';
import { ROLES } from '#web/ui/table-roles.ts';
import { Tag, type TagTone } from '#web/ui/tag.tsx';
import { languagesText as text } from '#text/asking/languages.ts';
import type { Row } from '../lib/rows.ts';
import styles from './languages.module.css';

const TONES: Readonly<Record<Exclude<Row['state'], 'checked' | 'bank'>, TagTone>> = {
  missing: 'attention',
  draft: 'warning',
  changed: 'warning',
};

interface TextRowProps {
  readonly row: Row;
  readonly language: PollLanguage;
  readonly ownLanguage: PollLanguage;
  /** What is typed; null where that is what is stored. */
  readonly typed: string | null;
  /** Whether what is typed is on its way. */
  readonly saving: boolean;
  /** What somebody else has written here at the same time, and one's own waits; null where nobody has. */
  readonly theirs: string | null;
  readonly locked: boolean;
  readonly onType: (place: string, text: string) => void;
  readonly onCheck: (place: string) => void;
  /** Enter: stored, and on to the next row that is not checked. */
  readonly onNext: (place: string) => void;
  readonly onLeave: () => void;
}

/** A text beside its translation, which is written where it stands. */
export const TextRow = memo(function TextRow(props: TextRowProps) {
  const { row, language, ownLanguage, typed, theirs, locked, onType, onCheck, onNext, onLeave } = props;
  const value = typed ?? row.said;
  const noteId = `${row.place}-note`;
  return (
    <tr className={styles.row} data-state={row.state} {...ROLES.row}>
      <th scope="row" className={styles.place} {...ROLES.rowheader}>
        <span aria-hidden>{row.shownLabel}</span>
        <span className="visually-hidden">{row.label}</span>
      </th>
      <td className={styles.own} lang={ownLanguage} {...ROLES.cell}>
        {row.own}
      </td>
      <td className={styles.said} {...ROLES.cell}>
        {locked ? (
          <span lang={language}>{row.said || text.blank}</span>
        ) : (
          <textarea
            id={fieldId(row.place)}
            className={styles.field}
            lang={language}
            rows={1}
            value={value}
            maxLength={row.maxLength}
            placeholder={text.blank}
            aria-label={text.field(row.label, row.own)}
            aria-invalid={row.state === 'missing' && value === ''}
            aria-describedby={noteId}
            onChange={({ currentTarget }) => onType(row.place, plain(currentTarget.value, row.isLong))}
            onBlur={onLeave}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              onNext(row.place);
            }}
          />
        )}
        {theirs !== null && (
          <p className={styles.theirs} role="alert">
            {theirs === '' ? text.conflictBlank : text.conflict(theirs)}
          </p>
        )}
      </td>
      <td className={styles.state} id={noteId} {...ROLES.cell}>
        <State {...props} />
        {!locked && typed === null && (row.state === 'draft' || row.state === 'changed') && (
          <Button
            variant="subtle"
            className={styles.check}
            aria-label={text.checkLabel(row.own)}
            onClick={() => onCheck(row.place)}
          >
            {text.check}
          </Button>
        )}
      </td>
    </tr>
  );
});

function State({ row, typed, saving }: Pick<TextRowProps, 'row' | 'typed' | 'saving'>) {
  if (typed !== null) return <span className={styles.quiet}>{saving ? text.states.saving : text.states.typing}</span>;
  if (row.state === 'bank') return <span className={styles.quiet}>{text.states.bank}</span>;
  if (row.state !== 'checked') return <Tag tone={TONES[row.state]}>{text.states[row.state]}</Tag>;
  return (
    <span className={styles.quiet}>
      <CheckIcon size={16} />
      {row.checkedBy === null ? text.states.checked : text.states.checkedBy(row.checkedBy)}
    </span>
  );
}

/** Where there is room for one line, what is pasted becomes one. */
function plain(typed: string, isLong: boolean): string {
  return isLong ? typed : typed.replaceAll(/[\n\r]+/g, ' ');
}

/** The field of a place, by its id. */
export function fieldId(place: string): string {
  return `text-${place}`;
}
