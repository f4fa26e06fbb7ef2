import type { SWRResponse } from 'swr';
import { overview } from '#shared/contract/overview.ts';
import type { Decision, DecisionKey } from '#shared/models/decision.ts';
import { pollList } from '#shared/contract/poll-list.ts';
import type { Call, Reply } from '#shared/contract/route.ts';
import { tasks } from '#shared/contract/tasks.ts';
import type { Task } from '#shared/models/task.ts';
import { waiting } from '#shared/contract/waiting.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { JOIN_LINK_MAX_PEOPLE } from '#shared/rules/join-link.ts';
import { callApi } from '#web/lib/api-client.ts';
import { useApi } from '#web/lib/use-api.ts';

/** So often the figures of what runs are read again while somebody looks. */
const REFRESH_MILLISECONDS = 60_000;

const byId = (id: string) => ({ params: { id } });

/** What runs, the newest eNPS, what comes next. */
export function usePulse(workspaceId: string): SWRResponse<Reply<typeof overview.getPulse>, unknown> {
  return useApi(overview.getPulse, byId(workspaceId), { refreshInterval: REFRESH_MILLISECONDS });
}

/** Which teams need attention, and how loaded they are. */
export function useAttention(workspaceId: string): SWRResponse<Reply<typeof overview.getAttention>, unknown> {
  return useApi(overview.getAttention, byId(workspaceId), { revalidateOnFocus: false });
}

/** Has the access log say that the table of teams is saved as a file; where it cannot, there is none. */
export function noteTeamsFile(workspaceId: string): Promise<void> {
  return callApi(overview.noteTeamsFile, byId(workspaceId));
}

/** Postpones a decision, or notes the task that was made of it. */
export async function decide(workspaceId: string, decision: Decision): Promise<void> {
  await callApi(overview.decide, { ...byId(workspaceId), body: decision });
}

/** Shows a decision again. */
export async function takeDecisionBack(workspaceId: string, { source, team }: DecisionKey): Promise<void> {
  await callApi(overview.takeDecisionBack, { ...byId(workspaceId), body: { source, team } });
}

/** Makes the task of a decision. */
export function createTask(body: Call<typeof tasks.createTask>['body']): Promise<Task> {
  return callApi(tasks.createTask, { body });
}

/** Takes such a task away again. */
export async function deleteTask(id: string): Promise<void> {
  await callApi(tasks.deleteTask, { params: { id } });
}

/** What has come of what was said, of the polls that asked whoever reads. */
export function useReports(workspaceId: string): SWRResponse<Reply<typeof waiting.listReports>, unknown> {
  return useApi(waiting.listReports, byId(workspaceId), { revalidateOnFocus: false });
}

/** How many people, polls and invitations there are. */
export function useStats(workspaceId: string): SWRResponse<Reply<typeof workspaces.getStats>, unknown> {
  return useApi(workspaces.getStats, byId(workspaceId));
}

/** Whether any poll of the workspace was ever opened; not asked where that is known already. */
export function useEverOpened(workspaceId: string, asked: boolean) {
  const { data, error } = useApi(pollList.listPollLines, asked ? { ...byId(workspaceId), query: {} } : null);
  return { data: data?.polls.some(({ state }) => state !== 'draft'), error };
}

/** So many may come by a link where the plan sets no limit. */
const LINK_LIMIT = 50;

/** The link by which colleagues join, and how many seats are free. */
export function useJoinLink(workspaceId: string): SWRResponse<Reply<typeof workspaces.getJoinLink>, unknown> {
  return useApi(workspaces.getJoinLink, byId(workspaceId), { revalidateOnFocus: false });
}

/** Opens a link for so many colleagues, for the usual number where any may come, and gives its secret. */
export async function openJoinLink(workspaceId: string, free: number | null): Promise<string> {
  const limit = Math.min(free ?? LINK_LIMIT, JOIN_LINK_MAX_PEOPLE);
  const { token } = await callApi(workspaces.createJoinLink, { ...byId(workspaceId), body: { limit, team: null } });
  if (token === null) throw new Error('A link that was just opened lets nobody in');
  return token;
}
