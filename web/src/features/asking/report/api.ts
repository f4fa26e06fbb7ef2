import type { SWRResponse } from 'swr';
import { ai } from '#shared/contract/ai.ts';
import { polls } from '#shared/contract/polls.ts';
import { surveys } from '#shared/contract/surveys.ts';
import { tasks } from '#shared/contract/tasks.ts';
import type { PollSummary } from '#shared/models/analysis.ts';
import type { GivenReport, RunReport } from '#shared/models/run-report.ts';
import type { Task } from '#shared/models/task.ts';
import { callApi } from '#web/lib/api-client.ts';
import { useApi, useApiCache } from '#web/lib/use-api.ts';

/** What a report is about: a survey, or a run of a poll. */
export interface ReportSubject {
  readonly kind: 'survey' | 'run';
  readonly id: string;
  /** Of a run its poll, of a survey the survey. */
  readonly askedId: string;
}

const ROUTES = {
  survey: { read: surveys.getSurveyReport, save: surveys.saveSurveyReport },
  run: { read: polls.getFrameReport, save: polls.saveFrameReport },
} as const;
/** What a task that was made of a finding is said to come from. */
const SOURCES = { survey: 'survey_finding', run: 'poll_finding' } as const;

/** A task made of a finding is looked for among so many of the newest. */
const NEWEST_TASKS = '200';
/** What is being written must not be overwritten by what a window that comes into sight reads. */
const READ_ONCE = { revalidateOnFocus: false, revalidateOnReconnect: false } as const;

/** What those who were asked are told; null as subject means "not yet". */
export function useReport(subject: ReportSubject | null): SWRResponse<RunReport, unknown> {
  return useApi(ROUTES[subject?.kind ?? 'run'].read, subject && byId(subject.id), READ_ONCE);
}

/** What is done with a report; every reply is put where it is shown. */
export function useReportActions({ kind, id }: ReportSubject) {
  const { put } = useApiCache();
  const routes = ROUTES[kind];
  return {
    save: async (body: GivenReport): Promise<RunReport> => {
      const report = await callApi(routes.save, { ...byId(id), body });
      await put(routes.read, byId(id), report);
      return report;
    },
    read: async (): Promise<RunReport> => {
      const report = await callApi(routes.read, byId(id));
      await put(routes.read, byId(id), report);
      return report;
    },
  };
}

/** The tasks that were made of what was found. */
export function useTasksOf({ kind, askedId }: ReportSubject, workspaceId: string): readonly Task[] {
  const { data } = useApi(tasks.listTasks, { query: { workspace_id: workspaceId, limit: NEWEST_TASKS } }, READ_ONCE);
  return (data?.tasks ?? []).filter(({ source }) => source?.kind === SOURCES[kind] && source.id === askedId);
}

/** What people write about, in a survey or in the newest run of a poll; null while that is still being found out. */
export async function readThemes({ kind, askedId }: ReportSubject): Promise<PollSummary['themes'] | null> {
  const reply = await (kind === 'survey'
    ? callApi(ai.getSurveyAiSummary, { ...byId(askedId), body: {} })
    : callApi(ai.getPollAiSummary, { ...byId(askedId), query: { frames: '1' } }));
  return 'job' in reply ? null : reply.themes;
}

const byId = (id: string) => ({ params: { id } });
