import type { turnover } from '#shared/contract/finance/turnover.ts';
import type { overview } from '#shared/contract/overview.ts';
import type { pollList } from '#shared/contract/poll-list.ts';
import type { polls } from '#shared/contract/polls.ts';
import type { Reply, Route } from '#shared/contract/route.ts';
import type { tasks } from '#shared/contract/tasks.ts';
import type { workspaces } from '#shared/contract/workspaces.ts';

/** A route that reads, as it is asked over HTTP: where it lies, and what it replies. */
export interface Told<Replied> {
  readonly path: string;
  /** For the compiler alone. */
  readonly replied?: Replied;
}

type Reads = Route & { readonly method: 'GET' };

/** The contract is here for the compiler alone, which refuses another path or method: its schemas are in no bundle. */
function told<R extends Reads>(path: R['path']): Told<Reply<R>> {
  return { path };
}

/** The routes of the API that the tools read by; none of them changes anything. */
export const TOLD = {
  getAttention: told<typeof overview.getAttention>('/api/overview/workspace/{id}/attention'),
  getFrameTeams: told<typeof polls.getFrameTeams>('/api/polls/frames/{id}/teams'),
  getLedger: told<typeof turnover.getLedger>('/api/finance/workspace/{id}/ledger'),
  getPulse: told<typeof overview.getPulse>('/api/overview/workspace/{id}/pulse'),
  getSummary: told<typeof polls.getSummary>('/api/polls/frames/{id}/summary'),
  getWorkspace: told<typeof workspaces.getWorkspace>('/api/workspaces/{id}'),
  listFrames: told<typeof polls.listFrames>('/api/polls/{id}/frames'),
  listPollLines: told<typeof pollList.listPollLines>('/api/workspace/{id}/poll-lines'),
  listTasks: told<typeof tasks.listTasks>('/api/tasks'),
};
