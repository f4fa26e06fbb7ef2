import { ActionIcon, Button, SegmentedControl, Switch } from '@mantine/core';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { BoardTask, OwnBoardTask } from '#shared/models/task.ts';
import { can } from '#shared/rules/permissions.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { portalText } from '#text/common/portal.ts';
import { KeyboardIcon, PlusIcon, RefreshIcon } from '#web/ui/icons.tsx';
import { Inline, Stack } from '#web/ui/layout/layout.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { useTasks, useTaskStats } from './api.ts';
import { Board } from './board/components/board.tsx';
import { useQuickAdd } from './board/lib/use-quick-add.ts';
import { EmptyBoard } from './components/empty-board.tsx';
import { Filters } from './components/filters.tsx';
import { KeyboardHelp } from './components/keyboard-help.tsx';
import { BoardNotes } from './components/board-notes.tsx';
import { Statistics, StatisticsToCome } from './components/statistics.tsx';
import { Analytics } from './analytics/components/analytics.tsx';
import { TaskDrawer } from './details/components/task-drawer.tsx';
import { useTaskAddress } from './details/lib/use-task-address.ts';
import { TaskFormModal } from './editing/components/task-form-modal.tsx';
import type { FormTarget } from './editing/lib/form-target.ts';
import { TaskTable } from './list/components/task-table.tsx';
import { findTasks } from './lib/find-tasks.ts';
import { taskErrorText } from './lib/task-error-text.ts';
import { useFilters } from './lib/use-filters.ts';
import { useOwnTasks } from './lib/use-own-tasks.ts';
import { usePortalOnBoard, type PortalOnBoard } from './lib/use-portal-on-board.ts';
import { useSingleKeys, useSingleKeysOn } from '#web/lib/single-keys.ts';
import { useTaskMoves } from './lib/use-task-moves.ts';
import styles from './tasks.module.css';
import { boardText } from '#text/tasks.ts';

const VIEWS = ['board', 'list', 'chart'] as const;
type View = (typeof VIEWS)[number];
const WITHOUT_CHART = VIEWS.slice(0, 2);
const NEW_TASK: FormTarget = { task: null };

/** The task board of the workspace: its own tasks, and Bitrix24's where a portal is connected. */
export function TasksSection({ analysis }: { readonly analysis: ReactNode }) {
  const { workspace } = useWorkspace();
  return <Tasks key={workspace.id} workspaceId={workspace.id} analysis={analysis} />;
}

interface TasksProps {
  readonly workspaceId: string;
  /** What an analysis has found about the tasks, for whoever may see it. */
  readonly analysis: ReactNode;
}

function Tasks({ workspaceId, analysis }: TasksProps) {
  const { user, role } = useWorkspace();
  const now = useNow();
  const { tasks: read, error, retry } = useTasks(workspaceId);
  const { stats, loading: counting } = useTaskStats(workspaceId);
  const portal = usePortalOnBoard(workspaceId);
  const own = useOwnTasks(read, now);
  const all = useMemo<readonly BoardTask[]>(() => [...own, ...portal.tasks], [own, portal.tasks]);
  const [filters, setFilters] = useFilters();
  const isEmpty = all.length === 0 && !portal.loading;
  const found = useMemo(() => findTasks(all, filters, user), [all, filters, user]);
  const { move, failures, gone } = useTaskMoves(workspaceId);
  const quickAdd = useQuickAdd(workspaceId, user);
  const [form, setForm] = useState<FormTarget | null>(null);
  const [help, setHelp] = useState(false);
  const { taskId, open, close } = useTaskAddress();
  // The same for good: every change of the address makes another `open`, and would draw every card anew.
  const opening = useRef(open);
  useEffect(() => {
    opening.current = open;
  });
  const onOpen = useCallback((task: BoardTask) => opening.current(task.id), []);
  const views = portal.connected && portal.shown ? VIEWS : WITHOUT_CHART;
  const [view, setView] = useView(portal.connected === undefined ? VIEWS : views);
  const [singleKeys, setSingleKeys] = useSingleKeysOn();
  const search = useRef<HTMLInputElement>(null);
  const showHelp = () => setHelp(true);
  useSingleKeys({ N: () => setForm(NEW_TASK), '/': () => search.current?.focus(), '?': showHelp }, singleKeys);

  const mayEdit = useCallback(
    (task: OwnBoardTask) => can({ userId: user.id, role }, 'tasks.edit', task),
    [user.id, role],
  );
  const shown = { tasks: found, now, onOpen, onMove: move, mayEdit, failures };

  return (
    <>
      <PageHeader title={boardText.title}>
        {portal.connected && portal.shown && (
          <Button
            variant="default"
            leftSection={<RefreshIcon size={18} />}
            disabled={portal.refreshing}
            onClick={portal.refresh}
          >
            {portal.refreshing ? portalText.refreshing : portalText.refresh}
          </Button>
        )}
        <Button leftSection={<PlusIcon size={18} />} onClick={() => setForm(NEW_TASK)}>
          {boardText.create}
        </Button>
      </PageHeader>
      {read === undefined ? (
        error === undefined ? (
          <SkeletonCards count={4} lines={3} />
        ) : (
          <ErrorState error={error} words={() => taskErrorText(error, 'list')} onRetry={retry} />
        )
      ) : (
        <Stack fit gap="16">
          {all.length > 0 && counting && <StatisticsToCome />}
          {all.length > 0 && stats && <Statistics stats={stats} tasks={all} now={now} />}
          {analysis}
          {/* Nothing to look through, unless it is Bitrix24's and hidden. */}
          {(!isEmpty || portal.connected) && (
            <>
              <Filters tasks={all} filters={filters} onChange={setFilters} search={search} />
              <Inline gap="20" rowGap="8">
                <p className={styles.found} role="status">
                  {all.length > 0 &&
                    (found.length === 0 ? nothingFound(portal) : boardText.counted(found.length, all.length))}
                  {portal.loading && ` ${boardText.portal.loading}`}
                </p>
                {portal.connected && (
                  <Switch
                    className={styles.portal ?? ''}
                    color="var(--pine)"
                    size="md"
                    withThumbIndicator={false}
                    label={boardText.portal.show}
                    checked={portal.shown}
                    onChange={({ currentTarget }) => portal.show(currentTarget.checked)}
                  />
                )}
                <SegmentedControl
                  aria-label={boardText.viewLabel}
                  value={view}
                  onChange={setView}
                  data={views.map((value) => ({ value, label: boardText.views[value] }))}
                />
                <ActionIcon
                  className={styles.keys ?? ''}
                  aria-label={boardText.keys.open}
                  aria-haspopup="dialog"
                  onClick={showHelp}
                >
                  <KeyboardIcon size={20} />
                </ActionIcon>
              </Inline>
            </>
          )}
          <BoardNotes portal={portal} error={error} gone={gone} />
          {isEmpty ? (
            <EmptyBoard portal={portal} onCreate={() => setForm(NEW_TASK)} />
          ) : view === 'board' ? (
            <Board all={all} quickAdd={quickAdd} {...shown} />
          ) : view === 'list' ? (
            <TaskTable {...shown} />
          ) : (
            <Analytics found={found} portal={portal} />
          )}
        </Stack>
      )}
      <TaskFormModal target={form} onClose={() => setForm(null)} />
      <TaskDrawer taskId={taskId} portal={portal} onClose={close} />
      <KeyboardHelp opened={help} onClose={() => setHelp(false)} single={singleKeys} onSingle={setSingleKeys} />
    </>
  );
}

/** Nothing fits: of everything there is, or of what is here of a portal with more. */
function nothingFound({ tasks, total }: PortalOnBoard): string {
  return total > tasks.length ? boardText.nothingAmong(tasks.length) : boardText.nothingFound;
}

/** How the tasks are looked at, as the address says; the board where there is no such view. */
function useView(views: readonly View[]): readonly [View, (next: string) => void] {
  const [params, setParams] = useSearchParams();
  const view = views.find((one) => one === params.get('view')) ?? 'board';
  const show = (next: string) =>
    setParams(
      (known) => {
        known.set('view', next);
        return known;
      },
      { replace: true },
    );
  return [view, show];
}
