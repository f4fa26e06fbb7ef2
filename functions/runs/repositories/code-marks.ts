import { keys, ranges } from '#data/keys.ts';
import type { Table } from '#data/table.ts';
import { put, remove, type Write } from '#data/writes.ts';
import { markKeyWrite, marksOf, newMarkKey, type MarkKey, type MarksPlace } from './marks.ts';

const CODE_MARKS: MarksPlace = {
  type: 'code-mark',
  key: keys.codeKey,
  mark: keys.codeMark,
  range: ranges.codeMarks,
};

/** Gives a run that has one-time codes a fresh secret for their marks. */
export function codeKeyWrite(runId: string): Write {
  return markKeyWrite(CODE_MARKS, runId);
}

/** Gives a run a fresh secret under which the groups of those who answer by a code are sealed. */
export function codeGroupsKeyWrite(runId: string): Write {
  return put({ ...keys.codeGroupsKey(runId), type: 'code-groups-key', ...newMarkKey() });
}

/** That a one-time code has answered: apart from the code, from what was said, and from the marks of members. */
export function createCodeMarks(table: Table) {
  const { key, set, forget } = marksOf(table, CODE_MARKS);
  return {
    key,
    set,
    forget,

    /** The secret under which the groups of those who answer by a code are sealed; null where there is none, or it is gone. */
    async groupsKey(runId: string): Promise<Pick<MarkKey, 'secret'> | null> {
      const item = await table.get(keys.codeGroupsKey(runId), { consistent: true });
      return item && { secret: String(item['secret']) };
    },

    /** Destroys that secret, and all marks of codes of a run that is never opened again: from here on they mean nothing. */
    async end(runId: string): Promise<void> {
      await table.write(remove(keys.codeGroupsKey(runId)));
      await forget(runId);
    },

    /** How many codes have answered since the run was last opened; exact, so nothing to show. */
    async count(runId: string): Promise<number> {
      return (await table.queryAll(ranges.codeMarks(runId), { consistent: true })).length;
    },
  };
}
