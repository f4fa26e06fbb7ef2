import { Button, SegmentedControl } from '@mantine/core';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { Question } from '#shared/models/answers.ts';
import type { FrameSummary } from '#shared/models/poll.ts';
import type { Member } from '#shared/models/workspace.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { resultsText } from '../text.ts';
import { PrintIcon, RefreshIcon } from '#web/ui/icons.tsx';
import { withExactValues } from '../lib/distribution.ts';
import { exportTable } from '../lib/export-table.ts';
import { inOrder, rowsOf } from '../lib/responses.ts';
import type { LoadedResults, ResultsLoader } from '../lib/results-loader.ts';
import { readMembers, useTrend } from '../api.ts';
import { Notice } from '#web/features/polls/components/notice.tsx';
import { AnswersView, type OrderName, orderOf } from './answers-view.tsx';
import { useExport } from './export-menu.tsx';
import styles from './frame-results.module.css';
import { LoadingProgress } from './loading-progress.tsx';
import { PrintSheet } from './print-sheet.tsx';
import { QuestionFilter } from './question-filter.tsx';
import { QuestionsView } from './questions-view.tsx';
import { shownQuestions } from './shown-question.ts';
import { SummaryStrip } from './summary-strip.tsx';
import { loadTrendChart } from './trend-chart-loader.ts';
import { TrendPanel } from './trend-panel.tsx';
import { useFreshCount } from './use-fresh-count.ts';
import { usePrinting } from './use-printing.ts';

const text = resultsText;
const VIEWS = ['questions', 'answers', 'trend'] as const;
type View = (typeof VIEWS)[number];

interface ReadyResultsProps {
  readonly summary: FrameSummary;
  readonly results: LoadedResults;
  readonly questions: readonly Question[];
  /** Null where names could not be read. */
  readonly members: readonly Member[] | null;
  readonly loader: ResultsLoader;
  readonly analysis: ReactNode;
  readonly onRefresh: () => void;
}

/** The results of a frame, once they are here: three views of them, and what can be done with all. */
export function ReadyResults({
  summary: told,
  results,
  questions,
  members,
  loader,
  analysis,
  onRefresh,
}: ReadyResultsProps) {
  const { workspace } = useWorkspace();
  const { poll, frame } = told;
  const [view, setView] = useState<View>('questions');
  const [questionId, setQuestionId] = useState<string | null>(null);
  const [order, setOrder] = useState<OrderName>('people');
  const printing = usePrinting();

  const { responses } = results;
  const complete = results.status === 'complete';
  const summary = useMemo(
    () => (complete ? withExactValues(told, questions, responses) : told),
    [told, questions, responses, complete],
  );
  const rows = useMemo(() => inOrder(rowsOf(responses, members ?? [])), [responses, members]);
  const trend = useTrend(poll.id);
  const shown = useMemo(() => shownQuestions(questions, summary), [questions, summary]);
  const chosen = useMemo(
    () => shown.filter(({ question }) => questionId === null || question.id === questionId),
    [shown, questionId],
  );
  const readAll = useCallback(() => void loader.readAll(), [loader]);
  const total = Math.max(summary.responses, results.loaded);
  const fresh = useFreshCount(results, summary.responses);

  const saving = useExport({
    title: poll.title,
    createdAt: frame.created_at,
    onCollect: async () => {
      if (!(await loader.readAll())) {
        const { status, error } = loader.get();
        if (status === 'failed') throw error;
        return null;
      }
      const all = loader.get().responses;
      const team = members ?? (await readMembers(workspace.id));
      return exportTable(questions, inOrder(rowsOf(all, team), orderOf(order, shown)), {
        ...text.sheet,
        anonymous: text.table.anonymous,
      });
    },
  });

  function choose(id: string | null) {
    if (id !== null) readAll();
    setQuestionId(id);
  }
  function refresh() {
    onRefresh();
    void trend.mutate();
  }
  async function print() {
    // Without the chart the paper still has its figures.
    await loadTrendChart().catch(() => undefined);
    window.print();
  }

  const filter = <QuestionFilter questions={questions} value={questionId} onChange={choose} />;
  return (
    <div className={styles.results}>
      <SummaryStrip summary={summary} responses={total} />
      {analysis}
      <div className={styles.bar}>
        <SegmentedControl
          aria-label={text.views.label}
          className={styles.views}
          data={VIEWS.map((name) => ({ value: name, label: text.views[name] }))}
          value={view}
          onChange={(name) => setView(VIEWS.find((other) => other === name) ?? 'questions')}
        />
        <div className={styles.actions}>
          <Button variant="subtle" leftSection={<RefreshIcon size={18} />} onClick={refresh}>
            {text.actions.refresh}
          </Button>
          <Button variant="default" leftSection={<PrintIcon size={18} />} onClick={() => void print()}>
            {text.actions.print}
          </Button>
          {saving.button}
        </div>
      </div>
      {saving.problem}
      {fresh > 0 && (
        <Notice>
          {text.loading.fresh(fresh)}{' '}
          <Button variant="subtle" onClick={refresh}>
            {text.loading.showFresh}
          </Button>
        </Notice>
      )}
      {members === null && <Notice tone="attention">{text.table.namesFailed}</Notice>}
      <LoadingProgress results={results} loader={loader} total={total} />
      {view === 'questions' && (
        <QuestionsView
          summary={summary}
          shown={chosen}
          rows={rows}
          filter={questions.length > 1 && filter}
          onRead={(id) => {
            choose(id);
            setView('answers');
          }}
        />
      )}
      {view === 'answers' && (
        <AnswersView
          rows={rows}
          questions={chosen}
          filter={filter}
          order={order}
          onOrder={setOrder}
          onNeedAll={readAll}
        />
      )}
      {view === 'trend' && <TrendPanel pollId={poll.id} frameId={frame.id} />}
      {printing && (
        <PrintSheet
          summary={summary}
          workspaceName={workspace.name}
          questions={shown}
          rows={inOrder(rows, orderOf(order, shown))}
          total={total}
          frames={trend.data?.runs ?? []}
        />
      )}
    </div>
  );
}
