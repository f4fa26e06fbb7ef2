import type { SWRResponse } from 'swr';
import { polls } from '#shared/contract/polls.ts';
import { surveys } from '#shared/contract/surveys.ts';
import type { TeamResults } from '#shared/models/team-results.ts';
import { useApi } from '#web/lib/use-api.ts';

/** A run of a poll by the teams of whoever reads; null as id means "not yet". */
export function useFrameTeams(runId: string | null): SWRResponse<TeamResults, unknown> {
  return useApi(polls.getFrameTeams, runId === null ? null : { params: { id: runId } });
}

/** A survey by the teams of whoever reads; null as id means "not yet". */
export function useSurveyTeams(surveyId: string | null): SWRResponse<TeamResults, unknown> {
  return useApi(surveys.getSurveyTeams, surveyId === null ? null : { params: { id: surveyId } });
}
