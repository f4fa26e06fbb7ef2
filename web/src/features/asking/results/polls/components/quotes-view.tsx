import { Button } from '@mantine/core';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { Caption, Stack } from '#web/ui/layout/layout.tsx';
import { resultsText } from '#text/asking/results/polls.ts';
import { EmptyState } from '#web/ui/states.tsx';
import { quoteLists } from '../lib/quote-lists.ts';
import type { ResponseRow } from '../lib/responses.ts';
import { foldedQuery } from '../lib/search.ts';
import { AnswersSearch } from './answers-search.tsx';
import answers from './answers.module.css';
import { QuoteSheet } from './quote-sheet.tsx';
import type { ShownQuestion } from './shown-question.ts';

const text = resultsText.table;
/** So many answers to a question are drawn at first, and more by each press. */
const DRAWN = 50;

interface QuotesViewProps {
  readonly rows: readonly ResponseRow[];
  readonly questions: readonly ShownQuestion[];
  /** The field that chooses a question. */
  readonly filter: ReactNode;
  /** Reads the rest of the answers: what is searched for cannot be told from a part. */
  readonly onNeedAll: () => void;
}

/** Every answer of an anonymous run, question by question: nothing says which of them are of one person. */
export function QuotesView({ rows, questions, filter, onNeedAll }: QuotesViewProps) {
  const [typed, setTyped] = useState('');
  const [drawn, setDrawn] = useState(DRAWN);
  const query = foldedQuery(useDeferredValue(typed));
  const { lists, hits } = useMemo(() => quoteLists(rows, questions, query), [rows, questions, query]);
  const found = lists.filter(({ quotes }) => quotes.length > 0);
  const count = found.reduce((sum, { quotes }) => sum + quotes.length, 0);

  function look(wanted: string) {
    if (typed === '' && wanted !== '') onNeedAll();
    setTyped(wanted);
  }

  return (
    <Stack fit gap="12">
      <div className={answers.tools}>
        <AnswersSearch typed={typed} onType={look} />
        {filter}
      </div>
      <Caption role="status">{query === '' ? resultsText.answers(count) : text.foundApart(hits)}</Caption>
      <Caption>{text.apart}</Caption>
      {found.length > 0 ? (
        <Stack fit gap="24">
          {found.map((list) => (
            <QuoteSheet key={list.asked.question.id} list={list} query={query} most={drawn}>
              {list.quotes.length > drawn && (
                <Button variant="subtle" onClick={() => setDrawn(drawn + 4 * DRAWN)}>
                  {text.moreApart(list.quotes.length - drawn)}
                </Button>
              )}
            </QuoteSheet>
          ))}
        </Stack>
      ) : (
        <EmptyState title={query === '' ? text.noneToQuestion : text.nothingTitle}>
          {query === '' ? undefined : text.nothing(typed.trim())}
        </EmptyState>
      )}
    </Stack>
  );
}
