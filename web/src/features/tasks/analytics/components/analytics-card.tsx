import { NativeSelect } from '@mantine/core';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { SuiteBoardTask } from '#shared/models/task.ts';
import { formatNumber, NBSP } from '#text/format.ts';
import { ChartCard } from '#web/ui/chart-card.tsx';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { Caption, Stack } from '#web/ui/layout/layout.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TableExport } from '#web/ui/table-export.tsx';
import { groupsTable } from '../lib/export.ts';
import { GROUPINGS, groupTasks, largestOf, type Group, type Grouping } from '../lib/groups.ts';
import { analyticsText as text } from '#text/tasks/analytics.ts';
import styles from './analytics.module.css';

// The chart library is heavy: it comes when tasks of Bitrix24 are shown.
const GroupsChart = lazy(() => import('./groups-chart.tsx'));

interface AnalyticsCardProps {
  /** Those that fit the filters. */
  readonly tasks: readonly SuiteBoardTask[];
  /** How many were read. */
  readonly read: number;
  /** How many there are by Bitrix24's own count. */
  readonly total: number;
}

/** How the tasks of Bitrix24 divide by status, priority or estimate: as bars, or as a table. */
export function AnalyticsCard({ tasks, read, total }: AnalyticsCardProps) {
  const [by, setBy] = useState<Grouping>('status');
  const groups = useMemo(() => groupTasks(tasks, by), [tasks, by]);
  const largest = largestOf(groups);
  return (
    <ChartCard
      className={styles.card}
      title={titleOf(by, largest, tasks.length)}
      what={text.title}
      chart={
        <Suspense fallback={<Skeleton height={groups.length * 26} />}>
          <GroupsChart groups={groups} />
        </Suspense>
      }
      table={<GroupsTable groups={groups} by={by} total={tasks.length} />}
    >
      <Stack gap="10" className={styles.side}>
        <NativeSelect
          label={text.grouping}
          value={by}
          data={GROUPINGS.map((value) => ({ value, label: text.groupings[value] }))}
          onChange={({ currentTarget }) => setBy(GROUPINGS.find((one) => one === currentTarget.value) ?? by)}
        />
        <Caption>{noteOf(tasks.length, read, total)}</Caption>
      </Stack>
    </ChartCard>
  );
}

/** On what it is counted: on all of them, on those that fit the filters, or on those that could be read. */
function noteOf(shown: number, read: number, total: number): string {
  if (shown < read) return text.filtered(shown, read);
  return total > read ? text.cut(read, total) : text.counted(read);
}

/** What the chart says; where many groups are as large, only what it counts. */
function titleOf(by: Grouping, largest: readonly Group[], total: number): string {
  const [first, second, third] = largest;
  if (!first || third) return `${text.title} ${text.groupings[by]}`;
  if (second) return text.two[by](first.name, second.name, first.count, total);
  return text.finding[by](first.name, first.count, total);
}

interface GroupsTableProps {
  readonly groups: readonly Group[];
  readonly by: Grouping;
  readonly total: number;
}

function GroupsTable({ groups, by, total }: GroupsTableProps) {
  const name = `${text.title} ${text.groupings[by]}`;
  const share = (count: number) => `${Math.round((100 * count) / total)}${NBSP}%`;
  return (
    <Stack gap="14">
      <FiguresTable
        caption={name}
        head={[text.heads[by], text.count, text.share]}
        rows={groups.map((group) => ({
          key: group.name,
          cells: [group.name, formatNumber(group.count), share(group.count)],
        }))}
      />
      <TableExport name={name} collect={() => groupsTable(groups, by, total)} />
    </Stack>
  );
}
