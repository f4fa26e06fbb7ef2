import { Button } from '@mantine/core';
import { useEffect, useRef, type FormEventHandler, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Analyst } from '#shared/analysts/index.ts';
import type { PollRecommendations, PollSummary } from '#shared/models/analysis.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { articleText } from '#text/common/article.ts';
import { ArticleSection, Folded, Folds } from '#web/ui/article.tsx';
import { RefreshIcon } from '#web/ui/icons.tsx';
import { Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { useWorkloadStatus } from '../../api.ts';
import { AnalystPicker } from '../../components/analyst-picker.tsx';
import { FallbackNote } from '../../components/fallback-note.tsx';
import { Preparing } from '../../components/preparing.tsx';
import { answerAnalysts } from '../../lib/answer-analysts.ts';
import { isUnderWay } from '../../lib/job-state.ts';
import type { AnalysisReading } from '../../lib/use-analysis.ts';
import type { AnsweredSubject } from '../api.ts';
import { pollAnalysisText as text } from '#text/analysis/poll.ts';
import { AnalysisFailure } from './analysis-failure.tsx';
import styles from './analysis-sections.module.css';
import { PollAdvice } from './poll-advice.tsx';
import { PollConclusions } from './poll-conclusions.tsx';

interface AnalysisSectionsProps {
  readonly subject: AnsweredSubject;
  readonly summary: AnalysisReading<PollSummary>;
  readonly advice: AnalysisReading<PollRecommendations>;
  readonly analyst: Analyst;
  readonly onAnalyst: (analyst: Analyst) => void;
  /** What people wrote, in their own words: it waits for no analysis. */
  readonly quotes: ReactNode;
  /** All that people wrote, folded. */
  readonly allWritten?: ReactNode;
  /** What the figures say of what to do, folded. */
  readonly relations?: ReactNode;
  /** Why nothing is analysed by itself; null where it is. */
  readonly waiting?: { readonly title: string; readonly text: string; readonly onAnyway: () => void } | null;
  /** What else can be chosen of an analysis. */
  readonly field?: ReactNode;
  readonly onSubmit?: () => void;
}

/** What people have written, and what to do about it: two sections of the results. */
export function AnalysisSections(props: AnalysisSectionsProps) {
  const {
    subject,
    summary,
    advice,
    analyst,
    onAnalyst,
    quotes,
    allWritten,
    relations,
    waiting = null,
    field,
    onSubmit,
  } = props;
  const { workspace } = useWorkspace();
  const block = useBlockInSight();
  const about = summary.result ?? advice.result;
  const { data: status } = useWorkloadStatus(about ? workspace.id : null);
  const builtin = () => onAnalyst('builtin');
  const asking = summary.asking || advice.asking;
  const submit: FormEventHandler = (event) => {
    event.preventDefault();
    onSubmit?.();
  };

  const control = (
    <Inline as="form" gap="16" rowGap="4" size="small" tone="ink-2" className={styles.control} onSubmit={submit}>
      <span className={styles.title}>{text.title}</span>
      <AnalystPicker
        value={about?.ai_provider ?? analyst}
        analysts={answerAnalysts(status)}
        about={about}
        disabled={asking}
        onChange={onAnalyst}
      />
      {field}
      <Button
        variant="subtle"
        className={styles.refresh ?? ''}
        leftSection={<RefreshIcon size={18} />}
        disabled={asking}
        onClick={waiting ? waiting.onAnyway : summary.refresh}
      >
        {text.refresh}
      </Button>
    </Inline>
  );

  // What is chosen of a poll is which runs; of a survey, only who analyses.
  const besides = (
    <>
      {relations}
      {subject.kind === 'survey' && (
        <Folded title={text.title} isWide>
          {control}
        </Folded>
      )}
    </>
  );

  return (
    <Stack as="section" fit className={styles.block} id="analysis" ref={block} tabIndex={-1} aria-label={text.block}>
      <ArticleSection id="written" name={articleText.sections.written}>
        {quotes}
        {waiting && (
          <div>
            <Text as="h3" size="body">
              {waiting.title}
            </Text>
            <Text size="note" tone="ink-2">
              {waiting.text}
            </Text>
          </div>
        )}
        {about && <FallbackNote fallback={about.fallback} />}
        <Preparing reading={summary} analyst={analyst} told={null} last={null} onBuiltin={builtin} />
        {summary.error !== undefined && (
          <AnalysisFailure tab="summary" reading={summary} analyst={analyst} onBuiltin={builtin} />
        )}
        {summary.result && (
          <PollConclusions subject={subject} summary={summary.result}>
            {allWritten}
          </PollConclusions>
        )}
        {isAwaited(summary) && <SkeletonCards count={1} lines={5} />}
        {waiting && control}
      </ArticleSection>
      {!waiting && (
        <ArticleSection id="to-do" name={articleText.sections.toDo}>
          {/* Both are prepared by one job: what is known of it stands above. */}
          {!summary.job && !summary.asking && (
            <Preparing reading={advice} analyst={analyst} told={null} last={null} onBuiltin={builtin} />
          )}
          {advice.error !== undefined && !(isTooFew(advice) && isTooFew(summary)) && (
            <AnalysisFailure tab="recommendations" reading={advice} analyst={analyst} onBuiltin={builtin} />
          )}
          {advice.result ? (
            <PollAdvice subject={subject} recommendations={advice.result}>
              {besides}
            </PollAdvice>
          ) : (
            <Folds>{besides}</Folds>
          )}
          {isAwaited(advice) && <SkeletonCards count={1} lines={3} />}
          {subject.kind === 'poll' && control}
        </ArticleSection>
      )}
    </Stack>
  );
}

/** Whether nothing is known yet of what is being prepared. */
function isAwaited({ result, asking, job }: AnalysisReading<object>): boolean {
  return !result && (asking || (job !== null && isUnderWay(job)));
}

function isTooFew({ error }: AnalysisReading<object>): boolean {
  return error instanceof ApiError && error.code === 'too_few_answers';
}

/** Brings the block into sight where the address asks for it. */
function useBlockInSight() {
  const { hash } = useLocation();
  const block = useRef<HTMLElement>(null);
  useEffect(() => {
    if (hash !== '#analysis') return undefined;
    // After the shell has given the focus of a new page to its content.
    const frame = requestAnimationFrame(() => {
      block.current?.focus({ preventScroll: true });
      block.current?.scrollIntoView({ block: 'start' });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash]);
  return block;
}
