import { Button, SegmentedControl } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SuiteTask } from '#shared/models/bitrix24.ts';
import type { BoardTask } from '#shared/models/task.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { PortalFailure, RequirePortal } from '#web/ui/require-portal.tsx';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { useNow } from '#web/lib/use-now.ts';
import { useBoardTasks, usePortal, usePortalTasks } from '#web/lib/use-portal.ts';
import { portalText } from '#web/text/portal.ts';
import { tasksText } from '#web/text/tasks.ts';
import { boardText } from './text.ts';
import { RefreshIcon } from '#web/ui/icons.tsx';
import { Note } from '#web/ui/note.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { TaskDetails } from '#web/ui/task-details.tsx';
import { Board } from './components/board.tsx';
import { Filters } from './components/filters.tsx';
import { TaskTable } from './components/task-table.tsx';
import { findTasks, NO_FILTERS } from './lib/find-tasks.ts';
import styles from './tasks.module.css';

const VIEWS = ['board', 'list'] as const;
type View = (typeof VIEWS)[number];

/** The task board of the workspace. */
export default function TasksSection() {
  const { workspace } = useWorkspace();
  const [params, setParams] = useSearchParams();
  const view = VIEWS.find((one) => one === params.get('view')) ?? 'board';
  const connected = Boolean(usePortal(workspace.id).data?.webhook_url);
  const tasks = usePortalTasks(workspace.id, connected ? {} : null);

  function show(next: string) {
    setParams(
      (known) => {
        known.set('view', next);
        return known;
      },
      { replace: true },
    );
  }

  return (
    <>
      <PageHeader title={boardText.title}>
        {connected && (
          <>
            <Button
              variant="default"
              leftSection={<RefreshIcon size={18} />}
              disabled={tasks.isValidating}
              onClick={() => void tasks.mutate()}
            >
              {tasks.isValidating ? portalText.refreshing : portalText.refresh}
            </Button>
            <SegmentedControl
              aria-label={boardText.viewLabel}
              value={view}
              onChange={show}
              data={VIEWS.map((value) => ({ value, label: boardText.views[value] }))}
            />
          </>
        )}
      </PageHeader>
      <RequirePortal key={workspace.id} place="tasks" failure={boardText.loadFailed}>
        {tasks.data === undefined ? (
          tasks.error === undefined ? (
            <SkeletonCards count={4} lines={3} />
          ) : (
            <PortalFailure error={tasks.error} words={boardText.loadFailed} onRetry={() => void tasks.mutate()} />
          )
        ) : (
          <Tasks view={view} tasks={tasks.data.result.tasks} total={tasks.data.total} failure={tasks.error} />
        )}
      </RequirePortal>
    </>
  );
}

interface TasksProps {
  readonly view: View;
  readonly tasks: readonly SuiteTask[];
  /** How many there are by Bitrix24's count. */
  readonly total: number;
  /** Why the last refresh did not succeed; what was read before stays. */
  readonly failure: unknown;
}

function Tasks({ view, tasks, total, failure }: TasksProps) {
  const [filters, setFilters] = useState(NO_FILTERS);
  const [opened, setOpened] = useState<BoardTask | null>(null);
  const now = useNow();
  const all = useBoardTasks(useWorkspace().workspace.id, tasks);
  const found = useMemo(() => findTasks(all, filters), [all, filters]);
  if (all.length === 0) return <EmptyState title={boardText.emptyTitle}>{boardText.emptyText}</EmptyState>;
  const shown = { tasks: found, now, onOpen: setOpened };
  return (
    <div className={styles.section}>
      {failure !== undefined && <FailureNote error={failure} prefix={boardText.loadFailed('')} />}
      {total > all.length && <Note tone="warning">{tasksText.cut(all.length, total)}</Note>}
      <Filters tasks={all} filters={filters} onChange={setFilters} />
      <div className={styles.found}>
        <p role="status">{found.length === 0 ? boardText.nothingFound : boardText.counted(found.length, all.length)}</p>
        {Object.values(filters).some((value) => value !== '') && (
          <Button variant="subtle" onClick={() => setFilters(NO_FILTERS)}>
            {boardText.reset}
          </Button>
        )}
      </div>
      {found.length > 0 && (view === 'board' ? <Board {...shown} /> : <TaskTable {...shown} />)}
      <TaskDetails task={opened?.isBitrixTask ? opened : null} onClose={() => setOpened(null)} />
    </div>
  );
}
