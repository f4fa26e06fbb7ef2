import type { SWRResponse } from 'swr';
import { ai } from '#shared/contract/ai.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { useApi } from '#web/lib/use-api.ts';
import { usePortal, usePortalTasks } from '#web/lib/use-portal.ts';
import { formatNumber } from '#web/lib/formatters.ts';
import { sectionsText } from '#web/text/sections.ts';
import { StatCard, StatGrid } from '#web/ui/card.tsx';

const text = sectionsText.dashboard;

/** The four figures of a workspace; what could not be counted is a dash that says so. */
export function DashboardCounters({ workspaceId }: { readonly workspaceId: string }) {
  const input = { params: { id: workspaceId } };
  const stats = useApi(workspaces.getStats, input);
  const webhook = usePortal(workspaceId);
  const aiAccess = useApi(ai.getAiCredentials, input);
  const portal = webhook.data && webhook.data.webhook_url !== null;
  const portalTasks = usePortalTasks(workspaceId, portal ? { limit: 0 } : null);
  const polls = count(stats, (known) => known.polls);
  const people = count(stats, (known) => known.members);
  const tasks = count(portalTasks, (known) => known.total);
  const connected = webhook.data &&
    aiAccess.data && {
      bitrix24: webhook.data.webhook_url !== null,
      ai: aiAccess.data.has_valid_credentials,
    };
  return (
    <StatGrid>
      <StatCard
        label={text.polls}
        value={polls.value}
        note={polls.failed ?? (polls.value === '0' ? text.noPolls : undefined)}
      />
      <StatCard label={text.employees} value={people.value} note={people.failed ?? text.employeesNote} />
      <StatCard label={text.tasks} value={tasks.value} note={tasks.failed ?? tasksNote(portal, webhook.error)} />
      <StatCard
        label={text.integrations}
        value={connected ? formatNumber(Number(connected.bitrix24) + Number(connected.ai)) : text.unknown}
        note={integrationsNote(connected, webhook.error ?? aiAccess.error)}
      />
    </StatGrid>
  );
}

function count<T>({ data, error }: SWRResponse<T, unknown>, size: (data: T) => number) {
  if (data !== undefined) return { value: formatNumber(size(data)), failed: undefined };
  return { value: text.unknown, failed: error === undefined ? undefined : text.countFailed };
}

/** Without a portal nothing is known of tasks: that is no zero. */
function tasksNote(connected: boolean | undefined, error: unknown) {
  if (connected === undefined) return error === undefined ? undefined : text.countFailed;
  return connected ? text.tasksNote : text.tasksWithout;
}

function integrationsNote(connected: { bitrix24: boolean; ai: boolean } | undefined, error: unknown) {
  if (!connected) return error === undefined ? undefined : text.countFailed;
  const names = [connected.bitrix24 && 'Bitrix24', connected.ai && 'AI'].filter(Boolean);
  return names.length === 0 ? text.integrationsNote : names.join(', ');
}
