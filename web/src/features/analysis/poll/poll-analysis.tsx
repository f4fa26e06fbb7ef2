import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Analyst } from '#shared/models/analysis.ts';
import { framesCount } from '#shared/rules/frames-count.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { ArticleSection } from '#web/ui/article.tsx';
import { RefreshIcon } from '#web/ui/icons.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { useWorkloadStatus } from '../api.ts';
import { usePollRecommendations, usePollSummary } from './api.ts';
import { answerAnalysts } from '../lib/answer-analysts.ts';
import type { AnalysisReading } from '../lib/use-analysis.ts';
import { AnalystPicker } from '../components/analyst-picker.tsx';
import { FallbackNote } from '../components/fallback-note.tsx';
import { Preparing } from '../components/preparing.tsx';
import { isUnderWay } from '../lib/job-state.ts';
import { PollConclusions } from './components/poll-conclusions.tsx';
import { AnalysisFailure } from './components/analysis-failure.tsx';
import { PollAdvice } from './components/poll-advice.tsx';
import styles from './poll-analysis.module.css';
import { pollAnalysisText as text } from './text.ts';

interface PollAnalysisProps {
  readonly pollId: string;
  /** In the run that is shown. */
  readonly responses: number;
  /** Whether the run that is shown is the newest one that was opened: an analysis begins with that. */
  readonly isNewest: boolean;
  /** What people wrote, in their own words: it waits for no analysis. */
  readonly quotes: ReactNode;
}

/** What people have written in the newest runs of a poll, and what to do about it. */
export default function PollAnalysis({ pollId, responses, isNewest, quotes }: PollAnalysisProps) {
  const { workspace } = useWorkspace();
  const block = useBlockInSight();
  const [analyst, setAnalyst] = useState<Analyst>('builtin');
  const [typed, setTyped] = useState('1');
  const [runs, setRuns] = useState(1);
  const [insisted, setInsisted] = useState(false);
  // Of the newest run it is not known here how many answers it has, unless it is the one that is shown.
  const waits = (responses < SMALLEST_GROUP || !isNewest) && runs === 1 && !insisted;
  const summary = usePollSummary(waits ? null : pollId, runs, analyst);
  const advice = usePollRecommendations(waits ? null : pollId, runs, analyst);
  const about = summary.result ?? advice.result;
  const { data: status } = useWorkloadStatus(about ? workspace.id : null);
  const builtin = () => setAnalyst('builtin');
  const subject = { kind: 'poll', id: pollId, runs } as const;
  const asking = summary.asking || advice.asking;

  /** The field shows what is taken: ten where more are typed, one for what is no whole number. */
  function settle() {
    const count = framesCount(typed);
    setTyped(String(count));
    setRuns(count);
  }

  const control = (
    <form
      className={styles.control}
      onSubmit={(event) => {
        event.preventDefault();
        settle();
      }}
    >
      <span className={styles.title}>{text.title}</span>
      <AnalystPicker
        value={about?.ai_provider ?? analyst}
        analysts={answerAnalysts(status)}
        about={about}
        disabled={asking}
        onChange={setAnalyst}
      />
      <label className={styles.field}>
        {text.runs}
        <TextInput
          inputMode="numeric"
          className={styles.count ?? ''}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onBlur={settle}
        />
      </label>
      <Button
        variant="subtle"
        className={styles.refresh ?? ''}
        leftSection={<RefreshIcon size={18} />}
        disabled={asking}
        onClick={waits ? () => setInsisted(true) : summary.refresh}
      >
        {text.refresh}
      </Button>
    </form>
  );

  return (
    <section className={styles.block} id="analysis" ref={block} tabIndex={-1} aria-label={text.block}>
      <ArticleSection id="written" name={text.written}>
        {quotes}
        {waits && (
          <div>
            <h3 className={styles.subtitle}>{isNewest ? text.fewTitle : text.olderTitle}</h3>
            <p className={styles.none}>{isNewest ? text.few : text.older}</p>
          </div>
        )}
        {about && <FallbackNote fallback={about.fallback} />}
        <Preparing reading={summary} analyst={analyst} told={null} last={null} onBuiltin={builtin} />
        {summary.error !== undefined && (
          <AnalysisFailure tab="summary" reading={summary} analyst={analyst} onBuiltin={builtin} />
        )}
        {summary.result && <PollConclusions subject={subject} summary={summary.result} />}
        {isAwaited(summary) && <SkeletonCards count={1} lines={5} />}
        {waits && control}
      </ArticleSection>
      {!waits && (
        <ArticleSection id="to-do" name={text.toDo}>
          {/* Both are prepared by one job: what is known of it stands above. */}
          {!summary.job && !summary.asking && (
            <Preparing reading={advice} analyst={analyst} told={null} last={null} onBuiltin={builtin} />
          )}
          {advice.error !== undefined && !(isTooFew(advice) && isTooFew(summary)) && (
            <AnalysisFailure tab="recommendations" reading={advice} analyst={analyst} onBuiltin={builtin} />
          )}
          {advice.result && <PollAdvice subject={subject} recommendations={advice.result} />}
          {isAwaited(advice) && <SkeletonCards count={1} lines={3} />}
          {control}
        </ArticleSection>
      )}
    </section>
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
