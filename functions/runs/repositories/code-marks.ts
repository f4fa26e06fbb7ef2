import { keys, ranges } from '#data/keys.ts';
import type { Table } from '#data/table.ts';
import type { Write } from '#data/writes.ts';
import { markKeyWrite, marksOf, type MarksPlace } from './marks.ts';

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

/** That a one-time code has answered: apart from the code, from what was said, and from the marks of members. */
export function createCodeMarks(table: Table) {
  const { key, set, forget } = marksOf(table, CODE_MARKS);
  return {
    key,
    set,
    forget,

    /** How many codes have answered since the run was last opened; exact, so nothing to show. */
    async count(runId: string): Promise<number> {
      return (await table.queryAll(ranges.codeMarks(runId), { consistent: true })).length;
    },
  };
}
