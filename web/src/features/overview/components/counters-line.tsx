import { Link } from 'react-router-dom';
import type { SWRResponse } from 'swr';
import { ai } from '#shared/contract/ai.ts';
import { formatNumber } from '#text/format.ts';
import { paths } from '#web/lib/paths.ts';
import { useApi } from '#web/lib/use-api.ts';
import { usePortal, usePortalTasks, useTaskSource } from '#web/lib/use-portal.ts';
import { useStats } from '../api.ts';
import { overviewText } from '#text/overview.ts';
import { workSources } from '#text/rules/work-sources.ts';
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
  const source = useTaskSource(workspaceId);
  const aiAccess = useApi(ai.getAiCredentials, { params: { id: workspaceId } });
  const portal = webhook.data && webhook.data.webhook_url !== null;
  const portalTasks = usePortalTasks(workspaceId, portal ? { limit: 0 } : null);
  const polls = count(stats, (known) => known.polls);
  const people = count(stats, (known) => known.members);
  const from = portal ? 'bitrix24' : source.data?.kind;
  const tasks = portal
    ? count(portalTasks, (known) => known.total)
    : count(source, (known) => known.kind && known.tasks);
  // Without a source nothing is known of tasks: that is no zero.
  const without = webhook.data && source.data ? text.tasksWithout : failedBy(webhook.error);
  const connected =
    webhook.data &&
    source.data &&
    aiAccess.data &&
    [
      portal && workSources.bitrix24,
      source.data.kind && workSources[source.data.kind],
      aiAccess.data.has_valid_credentials && text.ai,
    ].filter(Boolean);
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
        note={tasks.failed ?? (from ? text.tasksNote(workSources[from]) : without)}
      />
      <Counter
        to={paths.settingsIntegrations}
        label={text.integrations}
        value={connected ? formatNumber(connected.length) : text.unknown}
        note={
          connected
            ? connected.join(', ') || text.integrationsNote
            : failedBy(webhook.error ?? source.error ?? aiAccess.error)
        }
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

function count<T>({ data, error }: SWRResponse<T, unknown>, size: (data: T) => number | null) {
  const known = data === undefined ? null : size(data);
  return {
    value: known === null ? text.unknown : formatNumber(known),
    failed: failedBy(data === undefined ? error : undefined),
  };
}

function failedBy(error: unknown) {
  return error === undefined ? undefined : text.countFailed;
}
