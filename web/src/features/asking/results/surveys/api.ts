import type { SWRResponse } from 'swr';
import { COMMENTS_PAGE_MAX, surveys } from '#shared/contract/surveys.ts';
import type { Reply } from '#shared/contract/route.ts';
import type { RunReport } from '#shared/models/run-report.ts';
import type { Survey } from '#shared/models/survey.ts';
import type { SurveyResults } from '#shared/models/survey-results.ts';
import { callApi } from '#web/lib/api-client.ts';
import { type ApiPages, useApiPages } from '#web/lib/use-api-pages.ts';
import { useApi, useApiCache } from '#web/lib/use-api.ts';

/** How often results are asked for while groups are being compared, and while answers come in. */
const PREPARING_MILLISECONDS = 2000;
const OPEN_MILLISECONDS = 30_000;

/** The results of a survey; read again by themselves until nothing of them will change. Null means "not yet". */
export function useSurveyResults(id: string | null): SWRResponse<SurveyResults, unknown> {
  return useApi(surveys.getSurveyResults, id === null ? null : byId(id), {
    refreshInterval: (results) => {
      if (results?.breakdown_state === 'preparing') return PREPARING_MILLISECONDS;
      return results?.breakdown_state === 'open' ? OPEN_MILLISECONDS : 0;
    },
  });
}

/** What people wrote to one question, page after page. */
export function useComments(id: string, questionId: string): ApiPages<Reply<typeof surveys.listSurveyComments>> {
  return useApiPages(surveys.listSurveyComments, {
    ...byId(id),
    query: { question_id: questionId, limit: COMMENTS_PAGE_MAX },
  });
}

/** What those whom a survey asked are told of it; null as its id means "not yet". */
export function useReport(id: string | null): SWRResponse<RunReport, unknown> {
  return useApi(surveys.getSurveyReport, id === null ? null : byId(id));
}

/** Further pages of who has answered, behind this cursor; null means "not yet". */
export function usePeoplePages(id: string, cursor: string | null): ApiPages<Reply<typeof surveys.listSurveyPeople>> {
  return useApiPages(surveys.listSurveyPeople, cursor === null ? null : { ...byId(id), query: { cursor } });
}

/** A page of what the answers to a survey can be counted anew from. */
export function readRecount(id: string, cursor: string | null): Promise<Reply<typeof surveys.getSurveyRecount>> {
  return callApi(surveys.getSurveyRecount, { ...byId(id), query: cursor === null ? {} : { cursor } });
}

/** Has the access log say that the results of a survey are saved as a file; where it cannot, there is none. */
export function noteFile(id: string): Promise<void> {
  return callApi(surveys.noteSurveyFile, byId(id));
}

/** The surveys that repeat each other, oldest first; null means "none". */
export function useSeries(id: string | null): SWRResponse<Reply<typeof surveys.getSurveyTrend>, unknown> {
  return useApi(surveys.getSurveyTrend, id === null ? null : byId(id));
}

/** Two surveys of a series side by side; null as the other means "not yet". */
export function useComparison(
  id: string,
  other: string | null,
): SWRResponse<Reply<typeof surveys.compareSurveys>, unknown> {
  return useApi(surveys.compareSurveys, other === null ? null : { ...byId(id), query: { with: other } });
}

/** What can be done with a survey that runs. */
export function useRunActions() {
  const { refreshAbout } = useApiCache();
  return {
    remind: async ({ id, version }: Survey): Promise<void> => {
      await callApi(surveys.updateSurvey, { ...byId(id), body: { reminders: true, version } });
      await refreshAbout(id);
    },
    /** How many of these people are asked from now on; who was asked before is passed over. */
    askMore: async ({ id, selected_users: before }: Survey, people: readonly string[]): Promise<number> => {
      const { selected_users: after } = await callApi(surveys.grantSurveyAccess, {
        ...byId(id),
        body: { user_ids: [...people] },
      });
      await refreshAbout(id);
      return people.filter((one) => after.includes(one) && !before.includes(one)).length;
    },
    complete: async ({ id, version }: Survey): Promise<void> => {
      await callApi(surveys.updateSurvey, { ...byId(id), body: { status: 'COMPLETED', version } });
      await refreshAbout(id);
    },
  };
}

const byId = (id: string) => ({ params: { id } });
