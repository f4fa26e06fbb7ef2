import type { SWRResponse } from 'swr';
import { ai } from '#shared/contract/ai.ts';
import { surveys } from '#shared/contract/surveys.ts';
import { tasks } from '#shared/contract/tasks.ts';
import type { PollSummary } from '#shared/models/analysis.ts';
import type { GivenSurveyReport, SurveyReport } from '#shared/models/survey-results.ts';
import type { Task } from '#shared/models/task.ts';
import { callApi } from '#web/lib/api-client.ts';
import { useApi, useApiCache } from '#web/lib/use-api.ts';

/** A task made of a finding is looked for among so many of the newest. */
const NEWEST_TASKS = '200';
/** What is being written must not be overwritten by what a window that comes into sight reads. */
const READ_ONCE = { revalidateOnFocus: false, revalidateOnReconnect: false } as const;

/** What is told to respondents of a survey; null as id means "not yet". */
export function useReport(id: string | null): SWRResponse<SurveyReport, unknown> {
  return useApi(surveys.getSurveyReport, id === null ? null : byId(id), READ_ONCE);
}

export function useReportActions(id: string) {
  const { put } = useApiCache();
  return {
    save: async (body: GivenSurveyReport): Promise<SurveyReport> => {
      const report = await callApi(surveys.saveSurveyReport, { ...byId(id), body });
      await put(surveys.getSurveyReport, byId(id), report);
      return report;
    },
    read: async (): Promise<SurveyReport> => {
      const report = await callApi(surveys.getSurveyReport, byId(id));
      await put(surveys.getSurveyReport, byId(id), report);
      return report;
    },
  };
}

/** The tasks that were made of what a survey found. */
export function useTasksOf(surveyId: string, workspaceId: string): readonly Task[] {
  const { data } = useApi(tasks.listTasks, { query: { workspace_id: workspaceId, limit: NEWEST_TASKS } }, READ_ONCE);
  return (data?.tasks ?? []).filter(({ source }) => source?.kind === 'survey_finding' && source.id === surveyId);
}

/** What people write about; null while that is still being found out. */
export async function readThemes(surveyId: string): Promise<PollSummary['themes'] | null> {
  const reply = await callApi(ai.getSurveyAiSummary, { ...byId(surveyId), body: {} });
  return 'job' in reply ? null : reply.themes;
}

const byId = (id: string) => ({ params: { id } });
