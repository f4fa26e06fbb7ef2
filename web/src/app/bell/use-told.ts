import { automations } from '#shared/contract/automations.ts';
import { overview } from '#shared/contract/overview.ts';
import { dialogues as polls } from '#shared/contract/dialogues.ts';
import { people } from '#shared/contract/people.ts';
import { tasks } from '#shared/contract/tasks.ts';
import { waiting as waitingRoutes } from '#shared/contract/waiting.ts';
import { useApi } from '#web/lib/use-api.ts';
import { useWaiting } from '#web/lib/use-waiting.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import type { Told } from './news.ts';

/** Everything the bell tells of a workspace, as far as whoever reads may see it; asked for when it is opened. */
export function useTold(): { readonly told: Told; readonly loading: boolean; readonly failed: boolean } {
  const { workspace, can } = useWorkspace();
  const at = { params: { id: workspace.id } };
  const reads = can('results.read');
  const waiting = useWaiting(workspace.id);
  const overdue = useApi(tasks.listMyTasks, { query: { workspace_id: workspace.id, overdue_only: 'true' } });
  const attention = useApi(overview.getAttention, reads ? at : null);
  const pulse = useApi(overview.getPulse, reads ? at : null);
  const log = useApi(automations.listAutomations, can('automations.read') ? at : null);
  const joins = useApi(people.listPeople, can('people.join') ? { ...at, query: { limit: '1' } } : null);
  const reports = useApi(waitingRoutes.listReports, reads ? null : at);
  const dialogues = useApi(polls.listWaitingDialogues, reads ? at : null);
  const all = [waiting, overdue, attention, pulse, log, joins, reports, dialogues];
  return {
    told: {
      waiting: waiting.data,
      overdue: overdue.data?.tasks,
      attention: attention.data,
      suggestions: joins.data?.suggestions,
      leavers: joins.data?.leavers,
      automations: log.data?.automations,
      pulse: pulse.data,
      reports: reports.data?.reports,
      dialogues: dialogues.data?.runs,
    },
    loading: all.some(({ isLoading }) => isLoading),
    failed: all.some(({ error }) => error !== undefined),
  };
}
