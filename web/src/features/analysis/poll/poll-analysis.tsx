import { Button, TextInput } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Analyst } from '#shared/models/analysis.ts';
import { framesCount } from '#shared/rules/frames-count.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import type { AnalysisTab } from '#web/lib/paths.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { RefreshIcon } from '#web/ui/icons.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { useWorkloadStatus } from '../api.ts';
import { usePollRecommendations, usePollSummary } from './api.ts';
import { AnalysisTabs } from '../components/analysis-tabs.tsx';
import { answerAnalysts } from '../lib/answer-analysts.ts';
import { AnalystPicker } from '../components/analyst-picker.tsx';
import { FallbackNote } from '../components/fallback-note.tsx';
import { Preparing } from '../components/preparing.tsx';
import { isUnderWay } from '../lib/job-state.ts';
import { PollConclusions } from './components/poll-conclusions.tsx';
import { AnalysisFailure } from './components/analysis-failure.tsx';
import { PollAdvice } from './components/poll-advice.tsx';
import styles from './poll-analysis.module.css';
import { pollAnalysisText as text } from './text.ts';

/** Until it is known who else can prepare an analysis. */

interface PollAnalysisProps {
  readonly pollId: string;
  /** In the run that is shown. */
  readonly responses: number;
  /** Whether the run that is shown is the newest one that was opened: an analysis begins with that. */
  readonly isNewest: boolean;
}

/** What people have written in the newest runs of a poll, and what to do about it. */
export default function PollAnalysis({ pollId, responses, isNewest }: PollAnalysisProps) {
  const { workspace } = useWorkspace();
  const titleId = useId();
  const block = useBlockInSight();
  const [tab, setTab] = useState<AnalysisTab>('summary');
  const [analyst, setAnalyst] = useState<Analyst>('builtin');
  const [typed, setTyped] = useState('1');
  const [frames, setFrames] = useState(1);
  const [insisted, setInsisted] = useState(false);
  // Of the newest run it is not known here how many answers it has, unless it is the one that is shown.
  const waits = (responses < SMALLEST_GROUP || !isNewest) && frames === 1 && !insisted;
  const summary = usePollSummary(tab === 'summary' && !waits ? pollId : null, frames, analyst);
  const advice = usePollRecommendations(tab === 'recommendations' && !waits ? pollId : null, frames, analyst);
  const reading = tab === 'summary' ? summary : advice;
  const about = reading.result;
  const { data: status } = useWorkloadStatus(about ? workspace.id : null);

  /** The field shows what is taken: ten where more are typed, one for what is no whole number. */
  function settle() {
    const count = framesCount(typed);
    setTyped(String(count));
    setFrames(count);
  }

  return (
    <section className={styles.block} id="analysis" ref={block} tabIndex={-1} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {text.title}
        </h2>
        <form
          className={styles.frames}
          onSubmit={(event) => {
            event.preventDefault();
            settle();
          }}
        >
          <label className={styles.field}>
            {text.frames}
            <TextInput
              inputMode="numeric"
              className={styles.count ?? ''}
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              onBlur={settle}
            />
          </label>
          <Button
            variant="default"
            leftSection={<RefreshIcon size={18} />}
            disabled={reading.asking}
            onClick={waits ? () => setInsisted(true) : reading.refresh}
          >
            {text.refresh}
          </Button>
        </form>
      </div>
      <AnalysisTabs
        tab={tab}
        onChange={setTab}
        counts={{}}
        aside={
          <AnalystPicker
            value={about?.ai_provider ?? analyst}
            analysts={answerAnalysts(status)}
            about={about}
            disabled={reading.asking}
            onChange={setAnalyst}
          />
        }
      >
        <div className={styles.content}>
          {waits && (
            <EmptyState title={isNewest ? text.fewTitle : text.olderTitle}>
              {isNewest ? text.few : text.older}
            </EmptyState>
          )}
          {about && <FallbackNote fallback={about.fallback} />}
          <Preparing
            reading={reading}
            analyst={analyst}
            told={null}
            last={null}
            onBuiltin={() => setAnalyst('builtin')}
          />
          {reading.error !== undefined && (
            <AnalysisFailure tab={tab} reading={reading} analyst={analyst} onBuiltin={() => setAnalyst('builtin')} />
          )}
          {tab === 'summary' && summary.result && (
            <PollConclusions subject={{ kind: 'poll', id: pollId, frames }} summary={summary.result} />
          )}
          {tab === 'recommendations' && advice.result && (
            <PollAdvice subject={{ kind: 'poll', id: pollId, frames }} recommendations={advice.result} />
          )}
          {!about && (reading.asking || (reading.job && isUnderWay(reading.job))) && (
            <SkeletonCards count={1} lines={5} />
          )}
        </div>
      </AnalysisTabs>
    </section>
  );
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
