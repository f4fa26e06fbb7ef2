import { TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { Analyst } from '#shared/analysts/index.ts';
import { framesCount } from '#shared/rules/frames-count.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import { Inline } from '#web/ui/layout/layout.tsx';
import { usePollRecommendations, usePollSummary } from './api.ts';
import { AnalysisSections } from './components/analysis-sections.tsx';
import styles from './components/analysis-sections.module.css';
import { pollAnalysisText as text } from '#text/analysis/poll.ts';

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
  const [analyst, setAnalyst] = useState<Analyst>('builtin');
  const [typed, setTyped] = useState('1');
  const [runs, setRuns] = useState(1);
  const [insisted, setInsisted] = useState(false);
  // Of the newest run it is not known here how many answers it has, unless it is the one that is shown.
  const waits = (responses < SMALLEST_GROUP || !isNewest) && runs === 1 && !insisted;
  const summary = usePollSummary(waits ? null : pollId, runs, analyst);
  const advice = usePollRecommendations(waits ? null : pollId, runs, analyst);

  /** The field shows what is taken: ten where more are typed, one for what is no whole number. */
  function settle() {
    const count = framesCount(typed);
    setTyped(String(count));
    setRuns(count);
  }

  return (
    <AnalysisSections
      subject={{ kind: 'poll', id: pollId, runs }}
      summary={summary}
      advice={advice}
      analyst={analyst}
      onAnalyst={setAnalyst}
      quotes={quotes}
      waiting={
        waits
          ? {
              title: isNewest ? text.fewTitle : text.olderTitle,
              text: isNewest ? text.few : text.older,
              onAnyway: () => setInsisted(true),
            }
          : null
      }
      field={
        <Inline as="label" gap="10" rowGap="4">
          {text.runs}
          <TextInput
            inputMode="numeric"
            className={styles.count ?? ''}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            onBlur={settle}
          />
        </Inline>
      }
      onSubmit={settle}
    />
  );
}
