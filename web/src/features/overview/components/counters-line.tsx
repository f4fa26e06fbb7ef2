import { Link } from 'react-router-dom';
import type { SWRResponse } from 'swr';
import { ai } from '#shared/contract/ai.ts';
import { formatNumber } from '#text/format.ts';
import { paths } from '#web/lib/paths.ts';
import { useApi } from '#web/lib/use-api.ts';
import { usePortal, usePortalTasks } from '#web/lib/use-portal.ts';
import { useStats } from '../api.ts';
import { overviewText } from '#text/overview.ts';
import styles from './counters-line.module.css';

const text = overviewText.counters;

interface CountersLineProps {
  readonly workspaceId: string;
  /** The plan of the workspace, for whom it stands nowhere else. */
  readonly plan: string | null;
}

/** The four figures of a workspace, each the way to what it counts; what could not be counted is a dash that says so. */
export function CountersLine({ workspaceId, plan }: CountersLineProps) {
  const stats = useStats(workspaceId);
  const webhook = usePortal(workspaceId);
  const aiAccess = useApi(ai.getAiCredentials, { params: { id: workspaceId } });
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
    <nav className={styles.counters} aria-label={text.label}>
      <Counter
        to={paths.polls}
        label={text.polls}
        value={polls.value}
        note={polls.failed ?? (polls.value === '0' ? text.noPolls : undefined)}
      />
      <Counter
        to={paths.section('workspaces')}
        label={text.employees}
        value={people.value}
        note={people.failed ?? text.employeesNote}
      />
      <Counter
        to={paths.tasks}
        label={text.tasks}
        value={tasks.value}
        note={tasks.failed ?? tasksNote(portal, webhook.error)}
      />
      <Counter
        to={paths.settingsIntegrations}
        label={text.integrations}
        value={connected ? formatNumber(Number(connected.bitrix24) + Number(connected.ai)) : text.unknown}
        note={integrationsNote(connected, webhook.error ?? aiAccess.error)}
      />
      {plan !== null && <p className={styles.plan}>{text.plan(plan)}</p>}
    </nav>
  );
}

interface CounterProps {
  readonly to: string;
  readonly label: string;
  readonly value: string;
  readonly note: string | undefined;
}

function Counter({ to, label, value, note }: CounterProps) {
  return (
    <Link to={to} className={styles.counter}>
      <span>{label}</span> <b>{value}</b> {note !== undefined && <span className={styles.note}>{note}</span>}
    </Link>
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
  const names = [connected.bitrix24 && 'Bitrix24', connected.ai && text.ai].filter(Boolean);
  return names.length === 0 ? text.integrationsNote : names.join(', ');
}
