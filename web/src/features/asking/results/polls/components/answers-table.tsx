import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { resultsText } from '#text/asking/results/polls.ts';
import type { ResponseRow } from '../lib/responses.ts';
import { AnswerRow } from './answer-row.tsx';
import styles from './answers.module.css';
import { layoutOf, type ShownQuestion } from './shown-question.ts';
import { ROLES } from '#web/ui/table-roles.ts';

const text = resultsText.table;
/** Height of a row before it is measured, px. */
const USUAL_ROW = 72;
const ROWS_BEYOND = 12;

interface AnswersTableProps {
  readonly rows: readonly ResponseRow[];
  readonly questions: readonly ShownQuestion[];
  /** Folded. */
  readonly query: string;
}

/** The table of answers. Of ten thousand rows only those near the window are there. */
export function AnswersTable({ rows, questions, query }: AnswersTableProps) {
  const [now] = useState(() => new Date());
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by what it returns
  const virtual = useWindowVirtualizer<HTMLTableRowElement>({
    count: rows.length,
    estimateSize: () => USUAL_ROW,
    overscan: ROWS_BEYOND,
    scrollMargin: top,
    getItemKey: (index) => rows[index]?.key ?? index,
    measureElement: (row) => row.getBoundingClientRect().height,
    useFlushSync: false,
  });
  // What stands above the table changes its place, and with it the height of the page.
  useLayoutEffect(() => {
    const measure = () => setTop(Math.round((body.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    const watch = new ResizeObserver(measure);
    watch.observe(document.body);
    measure();
    return () => watch.disconnect();
  }, []);

  const layout = layoutOf(questions);
  const items = virtual.getVirtualItems();
  // Rows stand where they are told: a table's own layout does not keep up with heights that change while scrolling.
  const columns = { '--columns': columnsOf(questions, layout) } as CSSProperties;
  return (
    <table
      {...ROLES.table}
      className={`${styles.table} ${styles.virtual}`}
      style={columns}
      aria-label={text.title}
      aria-rowcount={rows.length + 1}
    >
      <AnswersHead questions={questions} layout={layout} />
      <tbody {...ROLES.rowgroup} ref={body} style={{ height: virtual.getTotalSize() }}>
        {items.map(({ index, key, start }) => {
          const row = rows[index];
          return (
            row && (
              <AnswerRow
                key={key}
                ref={virtual.measureElement}
                row={row}
                questions={questions}
                layout={layout}
                query={query}
                now={now}
                index={index}
                offset={start - top}
              />
            )
          );
        })}
      </tbody>
    </table>
  );
}

interface HeadProps {
  readonly questions: readonly ShownQuestion[];
  readonly layout: 'columns' | 'stack';
}

/** The same widths for rows that are laid out one by one. */
function columnsOf(questions: readonly ShownQuestion[], layout: 'columns' | 'stack'): string {
  const rest = 'minmax(0, 1fr)';
  const answers = questions.map(({ numeric }) => (numeric && questions.length > 1 ? 'var(--numeric)' : rest));
  return ['var(--who)', ...(layout === 'columns' ? answers : [rest])].join(' ');
}

/** Widths are fixed, so that a row that comes into sight moves nothing. */
export function Columns({ questions, layout }: HeadProps) {
  return (
    <colgroup>
      <col className={styles.whoColumn} />
      {layout === 'columns' ? (
        questions.map(({ question, numeric }) => (
          <col key={question.id} className={numeric && questions.length > 1 ? styles.numericColumn : undefined} />
        ))
      ) : (
        <col />
      )}
    </colgroup>
  );
}

/** The head of the table of answers: a column for each question, or one for all of them. */
export function AnswersHead({ questions, layout }: HeadProps) {
  return (
    <thead {...ROLES.rowgroup}>
      <tr {...ROLES.row} aria-rowindex={1}>
        <th {...ROLES.columnheader} scope="col">
          {text.who}
        </th>
        {layout === 'columns' ? (
          questions.map(({ question }) => (
            <th key={question.id} {...ROLES.columnheader} scope="col">
              <span className={styles.question}>{question.text}</span>
            </th>
          ))
        ) : (
          <th {...ROLES.columnheader} scope="col">
            {text.answersColumn}
          </th>
        )}
      </tr>
    </thead>
  );
}
