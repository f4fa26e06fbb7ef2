import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import type { Analyst } from '#shared/models/analysis.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { RefreshIcon } from '#web/ui/icons.tsx';
import { Card } from '#web/ui/card.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { useWorkloadStatus } from '../api.ts';
import { answerAnalysts } from '../lib/answer-analysts.ts';
import { AnalystPicker } from '../components/analyst-picker.tsx';
import { FallbackNote } from '../components/fallback-note.tsx';
import { Preparing } from '../components/preparing.tsx';
import { isUnderWay } from '../lib/job-state.ts';
import { useSurveySummary } from '../poll/api.ts';
import { AnalysisFailure } from '../poll/components/analysis-failure.tsx';
import { PollConclusions } from '../poll/components/poll-conclusions.tsx';
import styles from '../poll/poll-analysis.module.css';
import { pollAnalysisText as text } from '../poll/text.ts';

/** Until it is known who else can prepare an analysis. */

/** What people have written in a survey: themes, tone, what stands out. */
export default function SurveyAnalysis({ surveyId }: { readonly surveyId: string }) {
  const { workspace } = useWorkspace();
  const titleId = useId();
  const [analyst, setAnalyst] = useState<Analyst>('builtin');
  const summary = useSurveySummary(surveyId, analyst);
  const about = summary.result;
  const { data: status } = useWorkloadStatus(about ? workspace.id : null);
  const builtin = () => setAnalyst('builtin');
  return (
    <section className={styles.block} id="analysis" aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {text.title}
        </h2>
        <Button
          variant="default"
          leftSection={<RefreshIcon size={18} />}
          disabled={summary.asking}
          onClick={summary.refresh}
        >
          {text.refresh}
        </Button>
      </div>
      <AnalystPicker
        value={about?.ai_provider ?? analyst}
        analysts={answerAnalysts(status)}
        about={about}
        disabled={summary.asking}
        onChange={setAnalyst}
      />
      <div className={styles.content}>
        {about && <FallbackNote fallback={about.fallback} />}
        <Preparing reading={summary} analyst={analyst} told={null} last={null} onBuiltin={builtin} />
        {summary.error !== undefined && (
          <AnalysisFailure tab="summary" reading={summary} analyst={analyst} onBuiltin={builtin} />
        )}
        {about && (
          <Card>
            <PollConclusions subject={{ kind: 'survey', id: surveyId }} summary={about} />
          </Card>
        )}
        {!about && (summary.asking || (summary.job && isUnderWay(summary.job))) && (
          <SkeletonCards count={1} lines={5} />
        )}
      </div>
    </section>
  );
}
