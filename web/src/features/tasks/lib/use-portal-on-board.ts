import { useMemo, useState } from 'react';
import type { SuiteTask } from '#shared/models/bitrix24.ts';
import type { SuiteBoardTask } from '#shared/models/task.ts';
import { safeStorage } from '#web/lib/safe-storage.ts';
import { useBoardTasks, useOlderPortalTasks, usePortal, usePortalTasks } from '#web/lib/use-portal.ts';

const SHOWN_KEY = 'tasks_of_bitrix24';
const HIDDEN = 'hidden';
const NONE: readonly SuiteTask[] = [];

export interface PortalOnBoard {
  /** Undefined while it is not known. */
  readonly connected: boolean | undefined;
  /** Whether its tasks are wanted; remembered in this browser. */
  readonly shown: boolean;
  readonly show: (shown: boolean) => void;
  /** None while they are hidden, on their way, or could not be read. */
  readonly tasks: readonly SuiteBoardTask[];
  /** By Bitrix24's own count, where more are there than are read; else as many as are read. */
  readonly total: number;
  /** How it stands with those behind the newest thousand. */
  readonly older: OlderOnBoard;
  /** When Bitrix24 told of them; null before. */
  readonly readAt: string | null;
  /** Of when they are, where Bitrix24 does not answer; null while it does. */
  readonly snapshotAt: string | null;
  readonly loading: boolean;
  readonly refreshing: boolean;
  /** Why its tasks, or whether there is a portal at all, could not be read; what was read before stays. */
  readonly error: unknown;
  readonly refresh: () => void;
}

interface OlderOnBoard {
  readonly loading: boolean;
  readonly error: unknown;
  /** Of when they are, where that is not now. */
  readonly listedAt: string | null;
}

/** What the portal adds to the board. Whatever happens to it, the tasks of our own are there without it. */
export function usePortalOnBoard(workspaceId: string): PortalOnBoard {
  const [shown, setShown] = useState(() => safeStorage.read(SHOWN_KEY) !== HIDDEN);
  const portal = usePortal(workspaceId);
  const connected = portal.data && portal.data.webhook_url !== null;
  const reading = usePortalTasks(workspaceId, connected && shown ? {} : null);
  const wanted = connected === true && shown;
  const read = wanted ? reading.data : undefined;
  const from = read?.next ?? null;
  const older = useOlderPortalTasks(workspaceId, from);
  // What was read before stays while it is read again, but not where nothing is missing any more.
  const behind = from === null ? undefined : older.data;
  const [first, others] = [read?.result.tasks ?? NONE, behind?.tasks ?? NONE];
  const tasks = useBoardTasks(
    workspaceId,
    useMemo(() => [...first, ...others], [first, others]),
  );
  const isCut = from !== null && behind?.cut !== false;
  return {
    connected,
    shown,
    show(next) {
      if (next) safeStorage.remove(SHOWN_KEY);
      else safeStorage.write(SHOWN_KEY, HIDDEN);
      setShown(next);
    },
    tasks,
    readAt: read ? (read.snapshot_at ?? firstSeen(read)) : null,
    snapshotAt: read?.snapshot_at ?? null,
    total: isCut && read ? read.total : tasks.length,
    older: {
      loading: older.isLoading,
      error: behind ? undefined : older.error,
      listedAt: behind?.listedAt ?? null,
    },
    loading: wanted && reading.data === undefined && reading.error === undefined,
    refreshing: reading.isValidating,
    error: connected === undefined ? portal.error : wanted ? reading.error : undefined,
    refresh() {
      void (connected === undefined ? portal.mutate() : reading.mutate());
      void older.mutate();
    },
  };
}

/** Replies by when they came: one that is shown again from the cache is as old as it is. */
const seen = new WeakMap<object, string>();

function firstSeen(reply: object): string {
  const at = seen.get(reply) ?? new Date().toISOString();
  seen.set(reply, at);
  return at;
}
