import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { ANALYSTS, type Analyst } from '#shared/analysts/index.ts';
import type { WorkloadRecommendations, WorkloadStatus } from '#shared/models/analysis.ts';
import type { Task } from '#shared/models/task.ts';
import { useNow } from '#web/lib/use-now.ts';
import { analysisTab, paths, type AnalysisTab } from '#web/lib/paths.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { RefreshIcon } from '#web/ui/icons.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useMadeTasks, useWorkloadStatus } from '../../api.ts';
import { useWorkloadRecommendations, useWorkloadSummary } from '../api.ts';
import { AnalysisTabs } from '../../components/analysis-tabs.tsx';
import { AnalystPicker } from '../../components/analyst-picker.tsx';
import { FallbackNote } from '../../components/fallback-note.tsx';
import { Preparing } from '../../components/preparing.tsx';
import { isUnderWay } from '../../lib/job-state.ts';
import { taskOf } from '../../lib/finding-task.ts';
import { periodWords } from '../lib/period-words.ts';
import { workloadText as text } from '#text/analysis/workload.ts';
import { Download } from './download.tsx';
import { Failure } from './failure.tsx';
import { BandSkeleton, PageSkeleton } from './page-skeleton.tsx';
import { Recommendations } from './recommendations.tsx';
import { ScoreBand } from './score-band.tsx';
import { Summary } from './summary.tsx';

/** Findings and recommendations about workload, and what prepares the next ones. */
export function WorkloadAnalysis({ status: known }: { readonly status: WorkloadStatus }) {
  const { workspace } = useWorkspace();
  const now = useNow();
  const { named, show, analyst, choose, taskId } = useAddress(known);
  const summary = useWorkloadSummary(workspace.id, analyst);
  const recommendations = useWorkloadRecommendations(workspace.id, analyst);
  const { tasks } = useMadeTasks();
  const made = tasks.find(({ id }) => id === taskId);
  const tab =
    named ?? (made && recommendations.result ? tabOfTask(made, recommendations.result, workspace.id) : 'summary');
  const reading = tab === 'summary' ? summary : recommendations;
  // While the server prepares a reply, it tells by the status how far it has got.
  const { data: status = known } = useWorkloadStatus(workspace.id, { followed: summary.asking });
  const about = reading.result;
  const figures = summary.result;
  const note = figures && text.note(figures.open_tasks, periodWords(figures.period, now));

  return (
    <>
      <PageHeader title={text.title} back={{ to: paths.tasks, label: text.back }} {...(note && { note })}>
        {figures && (
          <Download summary={figures} recommendations={recommendations.result} workspaceName={workspace.name} />
        )}
        {(summary.job === null || summary.job.state === 'done') && (
          <Button leftSection={<RefreshIcon size={18} />} disabled={summary.asking} onClick={summary.refresh}>
            {text.refresh}
          </Button>
        )}
      </PageHeader>
      {tab === 'summary' &&
        (figures ? <ScoreBand summary={figures} /> : reading.asking && reading.job === null && <BandSkeleton />)}
      <AnalysisTabs
        tab={tab}
        onChange={show}
        counts={{
          summary: figures?.key_insights.length,
          recommendations: recommendations.result?.immediate_actions.length,
        }}
        aside={
          <AnalystPicker
            value={about?.ai_provider ?? analyst}
            analysts={status.analysts}
            about={about}
            disabled={reading.asking}
            onChange={choose}
          />
        }
      >
        <Stack fit gap="16">
          {status.issues.length > 0 && (
            <Note tone="warning">
              {[...status.issues, ...status.recommendations].map((one) => `${one}.`).join(' ')}
            </Note>
          )}
          {about && <FallbackNote fallback={about.fallback} />}
          <Preparing
            reading={reading}
            analyst={analyst}
            told={status.job}
            last={about ? null : status.last}
            onBuiltin={() => choose('builtin')}
          />
          {reading.error !== undefined && (
            <Failure
              error={reading.error}
              tab={tab}
              analyst={analyst}
              onRetry={reading.ask}
              onBuiltin={() => choose('builtin')}
            />
          )}
          {tab === 'summary' && figures && <Summary summary={figures} />}
          {tab === 'recommendations' && recommendations.result && (
            <Recommendations recommendations={recommendations.result} insights={figures?.key_insights ?? []} />
          )}
          {!about && (reading.asking || (reading.job && isUnderWay(reading.job))) && <PageSkeleton />}
        </Stack>
      </AnalysisTabs>
      <FindingInSight ready={about !== undefined} />
    </>
  );
}

/** The tab and who prepares the analysis, as the address says: a link leads to them. */
function useAddress({ job }: WorkloadStatus) {
  const [params, setParams] = useSearchParams();
  const set = (name: string, value: string) =>
    setParams(
      (before) => {
        before.set(name, value);
        return before;
      },
      { replace: true },
    );
  const asked = ANALYSTS.find((one) => one === params.get('analyst'));
  // What is being prepared is what somebody waits for; else the one that costs nothing.
  const analyst: Analyst = asked ?? job?.ai_provider ?? 'builtin';
  return {
    named: params.has('tab') ? analysisTab(params.get('tab')) : null,
    /** The task whose finding is looked for. */
    taskId: params.get('of'),
    show: (tab: AnalysisTab) => set('tab', tab),
    analyst,
    choose: (next: Analyst) => set('analyst', next),
  };
}

/** A task is made of a recommendation or of a finding itself. */
function tabOfTask(task: Task, recommendations: WorkloadRecommendations, subjectId: string): AnalysisTab {
  const origin = { kind: 'recommendation', subjectId, ...recommendations } as const;
  const ofAction = recommendations.immediate_actions.some(({ title, metric }) =>
    taskOf({ origin, title, metric }, [task]),
  );
  return ofAction ? 'recommendations' : 'summary';
}

/** What is counted as found: the finding that the address names, or the one that a task of that id was made of. */
function findPlace(hash: string, taskId: string | null): HTMLElement | null {
  if (hash !== '') return document.getElementById(decodeURIComponent(hash.slice(1)));
  const made = taskId === null ? null : document.querySelector(`[data-made-task="${CSS.escape(taskId)}"]`);
  return made?.closest('li') ?? null;
}

/** Brings the finding into sight that the address asks for, once it is there. */
function FindingInSight({ ready }: { readonly ready: boolean }) {
  const { tasks } = useMadeTasks();
  const { hash, search } = useLocation();
  const taskId = new URLSearchParams(search).get('of');
  const wanted = hash === '' ? taskId : hash;
  const isThere = ready && (hash !== '' || tasks.some(({ id }) => id === taskId));
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (!isThere || wanted === null || shown.current === wanted) return undefined;
    const place = findPlace(hash, taskId);
    if (!place) return undefined;
    // After the shell has given the focus of a new page to its content.
    const run = requestAnimationFrame(() => {
      shown.current = wanted;
      place.focus({ preventScroll: true });
      place.scrollIntoView({ block: 'center' });
    });
    return () => cancelAnimationFrame(run);
  }, [isThere, wanted, hash, taskId]);
  return null;
}
