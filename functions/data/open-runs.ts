import { keys, type Key } from './keys.ts';
import { put, remove, type Write } from './writes.ts';

/** Of a run what its entry among the open ones of its workspace is made of. */
interface Run {
  readonly id: string;
  readonly workspaceId: string;
  readonly pollId: string;
  readonly pollCreatedAt: string;
  readonly survey: object | null;
  readonly published: boolean;
}

/**
 * What it takes that a run stands among the open ones of its workspace as long as it is published: in the transaction
 * that opens or closes it. An entry that stays is not written.
 */
export function openRunWrites(old: Run | null, changed: Run): Write[] {
  if ((old?.published ?? false) === changed.published) return [];
  const { pollId, pollCreatedAt } = changed;
  if (!changed.published) return [remove(openRunOf(changed))];
  return [
    put({
      ...openRunOf(changed),
      type: 'open-run',
      frameId: changed.id,
      pollId,
      pollCreatedAt,
      survey: changed.survey !== null,
    }),
  ];
}

/** Where a run stands among the open ones of its workspace. */
export function openRunOf({ workspaceId, id }: Pick<Run, 'workspaceId' | 'id'>): Key {
  return keys.openRun(workspaceId, id);
}
