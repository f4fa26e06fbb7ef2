import { defineApi } from '#core/declaration.ts';
import type { Config } from '#core/config.ts';
import { repositories as financeRepositories } from '#functions/finance/operation.ts';
import { getLedger } from '#functions/finance/operations/get-ledger.ts';
import { vaultOf } from '#functions/integrations/clients.ts';
import { TOLD } from '#functions/mcp/told.ts';
import { repositories as overviewRepositories } from '#functions/overview/operation.ts';
import { getAttention } from '#functions/overview/operations/get-attention.ts';
import { getPulse } from '#functions/overview/operations/get-pulse.ts';
import { repositories as pollsRepositories } from '#functions/polls/operation.ts';
import { getFrameTeams } from '#functions/polls/operations/get-frame-teams.ts';
import { getSummary } from '#functions/polls/operations/get-summary.ts';
import { listFrames } from '#functions/polls/operations/list-frames.ts';
import { listPollLines } from '#functions/polls/operations/list-poll-lines.ts';
import { repositories as tasksRepositories } from '#functions/tasks/operation.ts';
import { listTasks } from '#functions/tasks/operations/list-tasks.ts';
import { MCP_PATH } from '#shared/rules/mcp.ts';

export const mcp = defineApi({
  name: 'mcp',
  description: 'What assistants ask by a key of the API, over MCP: operations of other modules, nothing that changes',
  concurrencyShare: 1,
  linksToSite: true,
  pathsBeside: [MCP_PATH],
  secrets: ['finance'],
  clients: (config: Config) => ({ vault: vaultOf(config) }),
  routes: TOLD,
  repositories: { ...overviewRepositories, ...pollsRepositories, ...tasksRepositories, ...financeRepositories },
  operations: { getAttention, getFrameTeams, getLedger, getPulse, getSummary, listFrames, listPollLines, listTasks },
});
