import type { AheadEvent, RunningRun } from '#shared/models/overview.ts';

/** The deadlines of open runs. */
export function closingsOf(runs: readonly RunningRun[]): AheadEvent[] {
  return runs.flatMap(({ deadline, kind, id, frame_id, title }) =>
    deadline === null ? [] : [{ what: 'closes' as const, kind, id, frame_id, title, at: deadline }],
  );
}
