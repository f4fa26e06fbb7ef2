import type { SWRResponse } from 'swr';
import { ai } from '#shared/contract/ai.ts';
import { bitrix24 } from '#shared/contract/bitrix24.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { useApi } from '#web/lib/use-api.ts';
import { formatNumber } from '#web/lib/words.ts';
import { sectionsText } from '#web/text/sections.ts';
import { StatCard, StatGrid } from '#web/ui/card.tsx';

const text = sectionsText.dashboard;

/** The four figures of a workspace; what could not be counted is a dash that says so. */
export function DashboardCounters({ workspaceId }: { readonly workspaceId: string }) {
  const input = { params: { id: workspaceId } };
  const stats = useApi(workspaces.getStats, input);
  const webhook = useApi(bitrix24.getBitrix24Credentials, input);
  const aiAccess = useApi(ai.getAiCredentials, input);
  const polls = count(stats, (known) => known.polls);
  const people = count(stats, (known) => known.members);
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
      <StatCard label={text.tasks} value={text.unknown} note={connected?.bitrix24 ? text.tasksLater : text.tasksNote} />
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

function integrationsNote(connected: { bitrix24: boolean; ai: boolean } | undefined, error: unknown) {
  if (!connected) return error === undefined ? undefined : text.countFailed;
  const names = [connected.bitrix24 && 'Bitrix24', connected.ai && 'AI'].filter(Boolean);
  return names.length === 0 ? text.integrationsNote : names.join(', ');
}
