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
import { likelyKind } from '../lib/presets.ts';
import type { OpenFile } from '../lib/open-file.ts';
import type { Delimiter } from '#web/lib/tables/sheet.ts';
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
  readonly offered: readonly ImportKind[];
  readonly load: Import;
  readonly file: OpenFile;
  readonly now: Date;
  readonly onChangeKind: (kind: ImportKind) => void;
}

/** What each column is, of which month the file is, and whether names leave the browser. */
export function ColumnsStep({ kind, offered, load, file, now, onChangeKind }: ColumnsStepProps) {
  const { table, sheet } = file;
  const encoding = 'text' in table ? table.encoding : text.workbook;
  const missing = missingFields(kind, file.columns);
  return (
    <Card title={text.title} lead={text.about(file.name, file.rows.length, encoding)}>
      <Stack fit gap="16">
        <div className={styles.settings}>
          {kind === 'employees' && <PeriodChoice load={load} now={now} />}
          {'book' in table && table.book.sheets.length > 1 && (
            <NativeSelect
              label={text.sheet}
              value={table.sheet}
              disabled={load.reading}
              data={table.book.sheets.map((label, value) => ({ value: String(value), label }))}
              onChange={({ currentTarget }) => load.setSheet(Number(currentTarget.value))}
            />
          )}
          <NativeSelect
            label={text.headRow}
            value={file.headAt ?? NO_HEAD}
            onChange={({ currentTarget: { value } }) => load.setHead(value === NO_HEAD ? null : Number(value))}
          >
            {sheet.rows.slice(0, HEADS).map(({ number, cells }, index) => (
              <option key={number} value={index}>
                {text.headRowAt(number, cells.join(', ').slice(0, HEAD_LENGTH))}
              </option>
            ))}
            <option value={NO_HEAD}>{text.noHead}</option>
          </NativeSelect>
          {sheet.delimiter !== null && (
            <NativeSelect
              label={text.delimiter}
              value={sheet.delimiter}
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
          )}
        </div>
        {load.problem !== null && <Note tone="attention">{load.problem}</Note>}
        <HeadNotes kind={kind} offered={offered} load={load} file={file} onChangeKind={onChangeKind} />
        <ColumnsTable kind={kind} file={file} onChange={load.setColumn} />
        {FIELDS[kind].some(({ several }) => several === 'sum') && <p className={styles.hint}>{text.sums}</p>}
        {kind === 'people' && <p className={styles.hint}>{text.nameOrder}</p>}
        {(kind === 'employees' || kind === 'leavers') && (
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

/** What the head of a file tells: whose report it is, that it is another kind of data, that it was here before. */
function HeadNotes({ kind, offered, load, file, onChangeKind }: Omit<ColumnsStepProps, 'now'>) {
  const likely = likelyKind(file.head, kind, offered);
  return (
    <>
      {likely !== kind && (
        <Note tone="warning">
          <p className={styles.said}>{text.likely(importText.kinds[likely])}</p>
          <Button size="sm" variant="default" onClick={() => onChangeKind(likely)}>
            {text.loadAs(importText.kinds[likely])}
          </Button>
        </Note>
      )}
      {file.preset && (file.preset === 'staff' || kind === 'employees') && (
        <Note tone="good">{text.presets[file.preset]}</Note>
      )}
      {file.remembered && (
        <p className={styles.hint}>
          {text.remembered}{' '}
          <Button size="sm" variant="subtle" onClick={load.guessAgain}>
            {text.guessAgain}
          </Button>
        </p>
      )}
    </>
  );
}

function PeriodChoice({ load, now }: Pick<ColumnsStepProps, 'load' | 'now'>) {
  const { period, setPeriod, workspaceId } = load;
  const periods = usePeriods(workspaceId, true);
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
