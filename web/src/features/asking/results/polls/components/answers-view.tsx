import { NativeSelect } from '@mantine/core';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { Caption, Stack } from '#web/ui/layout/layout.tsx';
import { resultsText } from '#text/asking/results/polls.ts';
import { EmptyState } from '#web/ui/states.tsx';
import { inOrder, type ResponseRow, type RowOrder } from '../lib/responses.ts';
import { countHits, foldedQuery } from '../lib/search.ts';
import { AnswersTable } from './answers-table.tsx';
import { AnswersSearch } from './answers-search.tsx';
import styles from './answers.module.css';
import type { ShownQuestion } from './shown-question.ts';

const text = resultsText.table;
const ORDERS = ['people', 'newest', 'lowest'] as const;
export type OrderName = (typeof ORDERS)[number];

interface AnswersViewProps {
  /** As people are listed. */
  readonly rows: readonly ResponseRow[];
  readonly questions: readonly ShownQuestion[];
  /** The field that chooses a question. */
  readonly filter: ReactNode;
  readonly order: OrderName;
  readonly onOrder: (order: OrderName) => void;
  /** Reads the rest of the answers: what is asked for cannot be told from a part. */
  readonly onNeedAll: () => void;
}

/** Every answer: to search through, in an order, to one question or to all. */
export function AnswersView({ rows, questions, filter, order, onOrder, onNeedAll }: AnswersViewProps) {
  const [typed, setTyped] = useState('');
  const query = foldedQuery(useDeferredValue(typed));

  function look(wanted: string) {
    if (typed === '' && wanted !== '') onNeedAll();
    setTyped(wanted);
  }

  const answered = useMemo(
    () => rows.filter(({ answers }) => questions.some(({ position }) => answers[position])),
    [rows, questions],
  );
  const ordered = useMemo(() => {
    const chosen = orderOf(order, questions);
    return chosen.by === 'people' ? answered : inOrder(answered, chosen);
  }, [answered, order, questions]);
  const { found, hits } = useMemo(() => search(ordered, questions, query), [ordered, questions, query]);

  return (
    <Stack fit gap="12">
      <div className={styles.tools}>
        <AnswersSearch typed={typed} onType={look} />
        {filter}
        <NativeSelect
          label={text.order}
          value={order}
          onChange={(event) => {
            const name = ORDERS.find((other) => other === event.currentTarget.value) ?? 'people';
            if (name !== 'people') onNeedAll();
            onOrder(name);
          }}
        >
          {ORDERS.filter((name) => name !== 'lowest' || questions.some(({ numeric }) => numeric)).map((name) => (
            <option key={name} value={name}>
              {text.orders[name]}
            </option>
          ))}
        </NativeSelect>
      </div>
      <Caption role="status">
        {query === '' ? text.total(found.length) : text.found(hits, found.length, ordered.length)}
      </Caption>
      {found.length > 0 ? (
        <div className={styles.sheet}>
          <AnswersTable rows={found} questions={questions} query={query} />
        </div>
      ) : (
        <EmptyState title={query === '' ? text.noneToQuestion : text.nothingTitle}>
          {query === '' ? undefined : text.nothing(typed.trim())}
        </EmptyState>
      )}
    </Stack>
  );
}

/** The order a name stands for among these questions; lowest scores are those of the first one with scores. */
export function orderOf(name: OrderName, questions: readonly ShownQuestion[]): RowOrder {
  if (name !== 'lowest') return { by: name };
  const scored = questions.find(({ numeric }) => numeric);
  return scored ? { by: 'lowest', position: scored.position } : { by: 'people' };
}

/** The rows with the query in an answer or in the name, and how often it stands there. */
function search(rows: readonly ResponseRow[], questions: readonly ShownQuestion[], query: string) {
  if (query === '') return { found: rows, hits: 0 };
  let hits = 0;
  const found = rows.filter(({ who, answers }) => {
    const here =
      countHits(who, query) +
      questions.reduce((count, { position }) => count + countHits(answers[position] ?? '', query), 0);
    hits += here;
    return here > 0;
  });
  return { found, hits };
}
