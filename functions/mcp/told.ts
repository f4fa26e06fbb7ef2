import { turnover } from '#shared/contract/finance/turnover.ts';
import { overview } from '#shared/contract/overview.ts';
import { pollList } from '#shared/contract/poll-list.ts';
import { polls } from '#shared/contract/polls.ts';
import { tasks } from '#shared/contract/tasks.ts';

/** The routes of the API that the tools read by; none of them changes anything. */
export const TOLD = {
  getAttention: overview.getAttention,
  getFrameTeams: polls.getFrameTeams,
  getLedger: turnover.getLedger,
  getPulse: overview.getPulse,
  getSummary: polls.getSummary,
  listFrames: polls.listFrames,
  listPollLines: pollList.listPollLines,
  listTasks: tasks.listTasks,
};
