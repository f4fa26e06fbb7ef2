import { type ReactNode, useId, useState } from 'react';
import type { SurveyResults } from '#shared/models/survey-results.ts';
import { tenth } from '#shared/rules/figures.ts';
import { signed } from '#shared/rules/signed.ts';
import { formatDay } from '#web/lib/dates.ts';
import { formatNumber } from '#text/format.ts';
import { AxisTicks, IntervalLine } from '#web/ui/figures/interval-line.tsx';
import table from '#web/ui/figures/interval-table.module.css';
import { ChevronDownIcon } from '#web/ui/icons.tsx';
import { ROLES } from '#web/ui/table-roles.ts';
import { briefOf } from '../lib/brief.ts';
import { wholePercent } from '../lib/figure-words.ts';
import { type Change, type changesOf, rowName, type ScoreGroup } from '../lib/score-rows.ts';
import { originOf, wholeText, type ShownQuestion } from '../lib/shown-questions.ts';
import { surveyResultsText } from '#text/asking/results/surveys.ts';
import { nothingOf, OpenedQuestion } from './question-figures.tsx';
import styles from './score-table.module.css';

const text = surveyResultsText.scores;

interface RowsProps {
  readonly results: SurveyResults;
  /** The questions whose answers are shown below their rows. */
  readonly opened: ReadonlySet<string>;
  readonly onOpen: (question: ShownQuestion) => void;
}

interface ScoreTableProps extends RowsProps {
  readonly group: ScoreGroup;
  /** Null where there is nothing to compare with. */
  readonly changes: ReturnType<typeof changesOf> | null;
  /** When what it is compared with began. */
  readonly since: string | null;
}

/** Figures with their intervals on one scale, a question a row. */
export function ScoreTable({ group: { kind, axis, rows }, changes, since, ...open }: ScoreTableProps) {
  const [now] = useState(() => new Date());
  const shown = kind === 'enps' ? signed : tenth;
  const sinceWords = since === null ? '' : text.since(formatDay(since, now));
  return (
    <table {...ROLES.table} className={`${table.table} ${styles.table}`}>
      <caption className="visually-hidden">{text.captions[kind]}</caption>
      <thead {...ROLES.rowgroup}>
        <tr {...ROLES.row}>
          <th {...ROLES.columnheader} scope="col" className={table.name}>
            {text.question}
          </th>
          <td {...ROLES.cell} className={table.chart} aria-hidden="true">
            <AxisTicks axis={axis} shown={kind === 'enps' ? signed : formatNumber} />
          </td>
          <th {...ROLES.columnheader} scope="col" className={`${table.value} ${styles.figure}`}>
            {text.value[kind]}
          </th>
          <th {...ROLES.columnheader} scope="col" className={table.words}>
            {text.likely}
          </th>
          <th {...ROLES.columnheader} scope="col" className={styles.favourable}>
            {text.favourable}
          </th>
          {since !== null && (
            <th {...ROLES.columnheader} scope="col" className={styles.change}>
              {sinceWords}
            </th>
          )}
        </tr>
      </thead>
      <tbody {...ROLES.rowgroup}>
        {rows.map(({ question, figure: { value, low, high }, favourable, tone }) => (
          <Row
            key={question.id}
            question={question}
            name={kind === 'enps' ? text.captions.enps : rowName(question)}
            columns={since === null ? 5 : 6}
            {...open}
          >
            <td {...ROLES.cell} className={table.chart} aria-hidden="true">
              <IntervalLine axis={axis} value={value} low={low} high={high} tone={tone} />
            </td>
            <td {...ROLES.cell} className={`${table.value} ${styles.figure}`}>
              {shown(value)}
            </td>
            <td {...ROLES.cell} className={`${table.words} ${styles.interval}`}>
              {shown(low) !== shown(high) && surveyResultsText.heat.interval(shown(low), shown(high))}
            </td>
            <td {...ROLES.cell} className={styles.favourable}>
              {favourable && wholePercent(favourable.value)}
            </td>
            {changes && (
              <ChangeCell
                change={(kind === 'enps' ? changes.enps : changes.byOrigin.get(originOf(question))) ?? null}
                since={sinceWords}
              />
            )}
          </Row>
        ))}
      </tbody>
    </table>
  );
}

/** Questions without a figure to compare: what is chosen most often, or why nothing is shown. */
export function RestTable({ questions, ...open }: RowsProps & { readonly questions: readonly ShownQuestion[] }) {
  return (
    <table {...ROLES.table} className={`${table.table} ${styles.table}`}>
      <caption className="visually-hidden">{text.captions.rest}</caption>
      <thead {...ROLES.rowgroup} className="visually-hidden">
        <tr {...ROLES.row}>
          <th {...ROLES.columnheader} scope="col">
            {text.question}
          </th>
          <th {...ROLES.columnheader} scope="col">
            {text.rest}
          </th>
        </tr>
      </thead>
      <tbody {...ROLES.rowgroup}>
        {questions.map((question) => (
          <Row key={question.id} question={question} name={rowName(question)} columns={2} {...open}>
            <td {...ROLES.cell} className={styles.rest}>
              {briefOf(open.results, question) ?? nothingOf(open.results, question)}
            </td>
          </Row>
        ))}
      </tbody>
    </table>
  );
}

interface RowProps extends RowsProps {
  readonly question: ShownQuestion;
  readonly name: string;
  /** How many cells its table has in a row. */
  readonly columns: number;
  readonly children: ReactNode;
}

function Row({ results, question, name, columns, opened, onOpen, children }: RowProps) {
  const id = useId();
  const isOpen = opened.has(question.id);
  return (
    <>
      <tr {...ROLES.row}>
        <th {...ROLES.rowheader} scope="row" className={table.name}>
          <button
            type="button"
            className={styles.open}
            title={wholeText(results.survey.questions, question)}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => onOpen(question)}
          >
            <ChevronDownIcon size={16} />
            <span dir="auto">{name}</span>
          </button>
        </th>
        {children}
      </tr>
      {isOpen && (
        <tr {...ROLES.row} className={styles.openedRow}>
          <td {...ROLES.cell} colSpan={columns} id={id} className={styles.opened}>
            <OpenedQuestion results={results} question={question} />
          </td>
        </tr>
      )}
    </>
  );
}

/** How a figure has changed: seen at a glance where it is sure, in all words for those who listen. */
function ChangeCell({ change, since }: { readonly change: Change | null; readonly since: string }) {
  if (!change?.value) return <td {...ROLES.cell} className={styles.change} />;
  const { value, sure, verdict, words } = change;
  return (
    <td
      {...ROLES.cell}
      className={styles.change}
      data-since={`${since.charAt(0).toLowerCase()}${since.slice(1)}`}
      data-verdict={sure ? (verdict ?? 'sure') : undefined}
    >
      {value}
      {sure && <span aria-hidden="true">, {verdict ? text.verdicts[verdict] : text.sure}</span>}
      <span className="visually-hidden">: {words}</span>
    </td>
  );
}
