import { unlessChanged } from '#data/conditions.ts';
import { entryWrite, type NewEntry } from '#functions/automations/repositories/automations.ts';
import { keys } from '#data/keys.ts';
import { letterWrites, type Step } from '#functions/runs/repositories/reminders.ts';
import type { Table } from '#data/table.ts';
import { remove, update } from '#data/writes.ts';

/** The last step of a weekly digest; those before it are steps of letters like any others (reminders.ts). */
export function createDigests(table: Table) {
  return {
    /** With a line in the log where there is something to say. False when somebody else has taken this step. */
    async finish(step: Step, workspaceId: string, line: NewEntry | null): Promise<boolean> {
      const { entry, after } = step;
      return unlessChanged(
        table.transact([
          ...letterWrites(step),
          remove(entry.key, { equals: { after } }),
          update(keys.automations(workspaceId), { set: { digestAt: null } }, { equals: { digestAt: entry.dueAt } }),
          ...(line === null ? [] : [entryWrite(workspaceId, 'weekly_digest', line)]),
        ]),
      );
    },
  };
}
