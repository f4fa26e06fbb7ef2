import { Button } from '@mantine/core';
import { useCallback, useId, useMemo, useRef, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';
import type { FrameSummary } from '#shared/models/run-results.ts';
import { isOpen } from '#shared/rules/run-state.ts';
import { isReadApart } from '#shared/rules/read-apart.ts';
import type { Member } from '#shared/models/workspace.ts';
import { inAskedOrder } from '#web/answer-form/form-question.ts';
import { DEADLINE_TICK, useNow } from '#web/lib/use-now.ts';
import { paths } from '#web/lib/paths.ts';
import { runName } from '#web/features/asking/runs/lib/run-name.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import type { PollAnalysisProps } from '../poll-analysis-props.ts';
import { dialoguesText } from '#text/asking/dialogues.ts';
import { resultsText } from '#text/asking/results/polls.ts';
import { Article, ArticleSection } from '#web/ui/article.tsx';
import { RefreshIcon } from '#web/ui/icons.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { withExactValues } from '../lib/distribution.ts';
import { type Finding, findingOf, mainQuestion } from '../lib/finding.ts';
import { inOrder, rowsOf } from '../lib/responses.ts';
import type { LoadedResults, ResultsLoader } from '../lib/results-loader.ts';
import { readRecount, useRunReport, useTrend } from '../api.ts';
import { CheckableResult } from '../../checkable-result.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { messageLines, TellSection } from '#web/ui/tell-section.tsx';
import { ReportLine } from '#web/ui/report-line.tsx';
import { AnswersView, type OrderName, orderOf } from './answers-view.tsx';
import { DialoguePath } from './dialogue-link.tsx';
import { FindingSection } from './finding-section.tsx';
import { print, useSaving } from './use-saving.tsx';
import styles from './run-results.module.css';
import { LoadingProgress } from './loading-progress.tsx';
import { PrintSheet } from './print-sheet.tsx';
import { QuestionFilter } from './question-filter.tsx';
import { QuotesView } from './quotes-view.tsx';
import { ScoresSection } from './scores-section.tsx';
import { shownQuestions } from './shown-question.ts';
import { TeamsSection } from './teams-section.tsx';
import { useFreshCount } from './use-fresh-count.ts';
import { WrittenAnswers } from './written-answers.tsx';
import { usePrinting } from '#web/lib/use-printing.ts';
import { Inline } from '#web/ui/layout/layout.tsx';

const text = resultsText;

interface ReadyResultsProps {
  readonly summary: FrameSummary;
  readonly results: LoadedResults;
  /** Null where names could not be read. */
  readonly members: readonly Member[] | 'waiting' | null;
  readonly loader: ResultsLoader;
  /** The place in the page's head for what can be done with all of them. */
  readonly actions: HTMLElement | null;
  /** What an analysis says of the poll. */
  readonly Analysis: ComponentType<PollAnalysisProps>;
  /** Whether no newer run was opened. */
  readonly isNewest: boolean;
  readonly onRefresh: () => void;
}

/** The results of a run as an article: what was found, the figures, the teams, what people write, what to do; all answers on demand. */
export function ReadyResults(props: ReadyResultsProps) {
  const { summary: told, results, members, loader, actions, Analysis, isNewest, onRefresh } = props;
  const { workspace } = useWorkspace();
  const { poll, frame: run } = told;
  const apart = isReadApart(run.is_anonymous, run.results_visibility);
  const [all, setAll] = useState(false);
  const allId = useId();
  const [questionId, setQuestionId] = useState<string | null>(null);
  const [order, setOrder] = useState<OrderName>('people');
  const switched = useRef<HTMLDivElement>(null);
  const printing = usePrinting();

  const { responses } = results;
  const complete = results.status === 'complete';
  const questions = useMemo(() => inAskedOrder(told.questions), [told.questions]);
  const summary = useMemo(
    () => (complete ? withExactValues(told, questions, responses) : told),
    [told, questions, responses, complete],
  );
  const team = members === 'waiting' ? null : members;
  const rows = useMemo(() => inOrder(rowsOf(responses, team ?? [])), [responses, team]);
  const trend = useTrend(poll.id);
  const { data: report } = useRunReport(run.id);
  const shown = useMemo(() => shownQuestions(questions, summary), [questions, summary]);
  const now = useNow(DEADLINE_TICK);
  const runs = trend.data?.runs ?? [];
  const finding = findingOf(summary, runs, now);
  const mainId = summary.questions[mainQuestion(summary, runs, now)]?.id;
  const main = shown.find(({ question, numeric }) => question.id === mainId && numeric) ?? null;
  const chosen = useMemo(
    () => shown.filter(({ question }) => questionId === null || question.id === questionId),
    [shown, questionId],
  );
  const readAll = useCallback(() => void loader.readAll(), [loader]);
  const total = Math.max(summary.responses, results.loaded);
  const fresh = useFreshCount(results, summary.responses);
  const saving = useSaving({ summary, questions, loader, members: team, order: orderOf(order, shown), workspace });

  function choose(id: string | null) {
    if (id !== null) readAll();
    setQuestionId(id);
  }
  /** All answers to a question, in the last section. */
  function read(id: string) {
    choose(id);
    setAll(true);
    switched.current?.scrollIntoView({ block: 'start' });
  }
  function refresh() {
    onRefresh();
    void trend.mutate();
  }

  return (
    <>
      {actions && createPortal(saving.button, actions)}
      {saving.problem}
      {fresh > 0 && (
        <Notice>
          {text.loading.fresh(fresh)}{' '}
          <Button variant="subtle" onClick={refresh}>
            {text.loading.showFresh}
          </Button>
        </Notice>
      )}
      <DialoguePath value={(id) => paths.pollDialogues(poll.id, run.id, id)}>
        <Article>
          <FindingSection finding={finding} />
          <ScoresSection
            summary={summary}
            shown={shown}
            main={main}
            finding={finding}
            rows={rows}
            trend={trend}
            onRead={read}
          />
          <TeamsSection summary={summary} asked={shown.filter(({ numeric }) => numeric)} runs={runs} />
          <Analysis
            pollId={poll.id}
            responses={told.responses}
            isNewest={isNewest}
            quotes={<WrittenAnswers summary={summary} shown={shown} rows={rows} onRead={read} />}
          />
          <TellSection what={text.tell.text} messageOf={() => messageOf(summary, finding)} onPrint={() => void print()}>
            <ReportLine report={report} to={paths.pollReport(poll.id, run.id)} />
          </TellSection>
          <ArticleSection id="answers" name={text.sections.answers} note={text.answers(total)} isWide={all}>
            <Inline justify="between" gap="8" className={styles.bar} ref={switched}>
              <Button variant="default" aria-expanded={all} aria-controls={allId} onClick={() => setAll(!all)}>
                {all ? text.actions.hide : text.actions.show}
              </Button>
              {rows.some(({ dialogues }) => dialogues) && (
                <Button component={Link} variant="default" to={paths.pollDialogues(poll.id, run.id)}>
                  {dialoguesText.read}
                </Button>
              )}
              <Button
                variant="subtle"
                className={styles.refresh}
                leftSection={<RefreshIcon size={18} />}
                onClick={refresh}
              >
                {text.actions.refresh}
              </Button>
            </Inline>
            {members === null && <Notice tone="attention">{text.table.namesFailed}</Notice>}
            <LoadingProgress results={results} loader={loader} total={total} />
            <div id={allId} hidden={!all}>
              {all &&
                (members === 'waiting' || results.questions === null ? (
                  results.status !== 'failed' && <SkeletonCards count={1} lines={6} />
                ) : apart ? (
                  <QuotesView
                    rows={rows}
                    questions={chosen}
                    filter={<QuestionFilter questions={questions} value={questionId} onChange={choose} />}
                    onNeedAll={readAll}
                  />
                ) : (
                  <AnswersView
                    rows={rows}
                    questions={chosen}
                    filter={<QuestionFilter questions={questions} value={questionId} onChange={choose} />}
                    order={order}
                    onOrder={setOrder}
                    onNeedAll={readAll}
                  />
                ))}
            </div>
          </ArticleSection>
          {run.fingerprint !== null && !isOpen(run, now) && (
            <CheckableResult
              runId={run.id}
              title={poll.title}
              createdAt={run.created_at}
              readPage={(cursor) => readRecount(run.id, cursor)}
            />
          )}
        </Article>
      </DialoguePath>
      {printing && (
        <PrintSheet
          summary={summary}
          workspaceName={workspace.name}
          questions={shown}
          rows={inOrder(rows, orderOf(order, shown))}
          total={total}
          runs={runs}
          finding={finding}
        />
      )}
    </>
  );
}

/** The finding with what it rests on, as the page says it. */
function messageOf({ poll, frame }: FrameSummary, { question, sentence, comparison, certainty }: Finding): string {
  const said = [question, sentence, comparison, certainty].flatMap((line) => line ?? []);
  return messageLines([text.tell.message(poll.title, runName(frame)), ...said]);
}
