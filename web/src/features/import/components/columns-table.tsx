import { NativeSelect } from '@mantine/core';
import { FIELDS } from '../lib/fields.ts';
import type { FieldKey, ImportKind } from '../lib/kinds.ts';
import type { OpenFile } from '../lib/open-file.ts';
import { importText } from '#text/finance/import.ts';
import styles from './import.module.css';

const text = importText.columns;

const EXAMPLES = 3;
/** Examples are looked for among so many rows. */
const LOOKED_AT = 50;
const EXAMPLE_LENGTH = 40;
const LEFT_OUT = '';

interface ColumnsTableProps {
  readonly kind: ImportKind;
  readonly file: OpenFile;
  readonly onChange: (column: number, key: FieldKey | null) => void;
}

/** The columns of the file, each with what stands in it and what it is taken for. */
export function ColumnsTable({ kind, file: { head, columns, rows }, onChange }: ColumnsTableProps) {
  const fields = FIELDS[kind];
  return (
    <table className={styles.columns} aria-label={text.table}>
      <thead>
        <tr>
          <th scope="col">{text.inFile}</th>
          <th scope="col">{text.examples}</th>
          <th scope="col">{text.meaning}</th>
        </tr>
      </thead>
      <tbody>
        {head.map((name, column) => {
          const key = columns[column] ?? LEFT_OUT;
          return (
            // Two columns may have one name.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={column} className={key === LEFT_OUT ? styles.leftOut : undefined}>
              <th scope="row" dir="auto">
                {name}
              </th>
              <td dir="auto">{examplesOf(rows, column)}</td>
              <td>
                <NativeSelect
                  aria-label={text.meaningOf(name)}
                  value={key}
                  onChange={({ currentTarget: { value } }) =>
                    onChange(column, fields.find((field) => field.key === value)?.key ?? null)
                  }
                >
                  <option value={LEFT_OUT}>{text.leaveOut}</option>
                  {fields.map((field) => (
                    <option key={field.key} value={field.key}>
                      {importText.fields[field.key]}
                    </option>
                  ))}
                </NativeSelect>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function examplesOf(rows: OpenFile['rows'], column: number): string {
  const filled = rows.slice(0, LOOKED_AT).map(({ cells }) => cells[column]?.trim() ?? '');
  const different = [...new Set(filled.filter((cell) => cell !== ''))].slice(0, EXAMPLES);
  return different
    .map((cell) => (cell.length > EXAMPLE_LENGTH ? `${cell.slice(0, EXAMPLE_LENGTH)}…` : cell))
    .join(' · ');
}
