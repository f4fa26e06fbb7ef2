import { Button, NativeSelect, Switch } from '@mantine/core';
import { formatNumber } from '#text/format.ts';
import { Card } from '#web/ui/card.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';
import { usePeriods } from '../api.ts';
import { missingFields } from '../lib/check-rows.ts';
import { FIELDS } from '../lib/fields.ts';
import type { ImportKind } from '../lib/kinds.ts';
import { monthName, monthsToChoose } from '../lib/month-choice.ts';
import type { OpenFile } from '../lib/open-file.ts';
import type { Delimiter } from '../lib/parse-csv.ts';
import type { Import } from '../lib/use-import.ts';
import { importText } from '#text/finance/import.ts';
import { ColumnsTable } from './columns-table.tsx';
import styles from './import.module.css';

const text = importText.columns;

const DELIMITERS = [';', ',', '\t'] as const satisfies readonly Delimiter[];
/** A head is looked for among so many rows. */
const HEADS = 15;
const NO_HEAD = 'none';
const HEAD_LENGTH = 60;

interface ColumnsStepProps {
  readonly kind: ImportKind;
  readonly load: Import;
  readonly file: OpenFile;
  readonly now: Date;
}

/** What each column is, of which month the file is, and whether names leave the browser. */
export function ColumnsStep({ kind, load, file, now }: ColumnsStepProps) {
  const missing = missingFields(kind, file.columns);
  return (
    <Card title={text.title} lead={text.about(file.name, file.rows.length, file.encoding)}>
      <Stack fit gap="16">
        <div className={styles.settings}>
          {kind === 'employees' && <PeriodChoice load={load} now={now} />}
          <NativeSelect
            label={text.headRow}
            value={file.headAt ?? NO_HEAD}
            onChange={({ currentTarget: { value } }) => load.setHead(value === NO_HEAD ? null : Number(value))}
          >
            {file.sheet.rows.slice(0, HEADS).map(({ number, cells }, index) => (
              <option key={number} value={index}>
                {text.headRowAt(number, cells.join(', ').slice(0, HEAD_LENGTH))}
              </option>
            ))}
            <option value={NO_HEAD}>{text.noHead}</option>
          </NativeSelect>
          <NativeSelect
            label={text.delimiter}
            value={file.sheet.delimiter}
            onChange={({ currentTarget: { value } }) => {
              const delimiter = DELIMITERS.find((one) => one === value);
              if (delimiter) load.setDelimiter(delimiter);
            }}
          >
            {DELIMITERS.map((delimiter) => (
              <option key={delimiter} value={delimiter}>
                {text.delimiters[delimiter]}
              </option>
            ))}
          </NativeSelect>
        </div>
        {load.problem !== null && <Note tone="attention">{load.problem}</Note>}
        <ColumnsTable kind={kind} file={file} onChange={load.setColumn} />
        {FIELDS[kind].some(({ several }) => several === 'sum') && <p className={styles.hint}>{text.sums}</p>}
        {kind !== 'months' && (
          <Stack gap="12">
            <Switch
              label={text.replace}
              description={text.replaceNote}
              checked={load.replaced}
              onChange={({ currentTarget }) => load.setReplaced(currentTarget.checked)}
            />
            {load.replaced && <Note tone="warning">{text.replaceCost}</Note>}
          </Stack>
        )}
        {missing.length > 0 && (
          <Note tone="attention">
            {missing.length === 1
              ? text.missingDay(importText.fields[missing[0]!])
              : text.missing(missing.map((key) => importText.fields[key]))}
          </Note>
        )}
        <div className={styles.actions}>
          <Button variant="default" onClick={() => load.goTo('file')}>
            {text.back}
          </Button>
          <Button disabled={missing.length > 0} onClick={() => load.goTo('rows')}>
            {text.next}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

function PeriodChoice({ load, now }: Pick<ColumnsStepProps, 'load' | 'now'>) {
  const { period, setPeriod, target } = load;
  const periods = usePeriods(target.workspaceId, true);
  const there = periods.get(period);
  const months = monthsToChoose(now);
  return (
    <NativeSelect
      label={text.period}
      description={there ? text.periodNote(there.rows) : undefined}
      value={period}
      onChange={({ currentTarget }) => setPeriod(currentTarget.value)}
    >
      {(months.includes(period) ? months : [period, ...months]).map((month) => (
        <option key={month} value={month}>
          {monthName(month)}
          {periods.has(month) ? ` · ${formatNumber(periods.get(month)?.rows ?? 0)}` : ''}
        </option>
      ))}
    </NativeSelect>
  );
}
