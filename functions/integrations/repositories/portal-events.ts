import { unlessChanged } from '#data/conditions.ts';
import { dueWrite, notDueWrite } from '#data/due.ts';
import { jobItem } from '#data/job-item.ts';
import { keys, ranges } from '#data/keys.ts';
import type { Item, Table } from '#data/table.ts';
import { insert, put, remove, update } from '#data/writes.ts';
import { seconds } from '#shared/rules/seconds.ts';
import { textOrNull } from '#data/text-or-null.ts';
import { nextRefresh } from '../portal-snapshot/refresh-plan.ts';
import { portalRowKey, portalRowName } from './portal-rows.ts';

const REFRESH = 'refresh-portals' as const;
/** The events of so long become one reading. */
const TOGETHER_MILLISECONDS = 60_000;
/** The next whole reading tells of whatever is still in doubt by then. */
const DOUBT_SECONDS = 2 * 24 * 60 * 60;

/** What portals have told of: that there is something to be read, and which tasks may be gone. */
export function createPortalEvents(table: Table) {
  return {
    /**
     * Has the changes of a portal read soon. The first event begins a reading at once; those of the minute after it are
     * read together, with the next look at what is due. Before a portal was read whole there are no changes to read.
     */
    async noteEvent(
      workspaceId: string,
      { jobId, now }: { readonly jobId: string; readonly now: Date },
    ): Promise<void> {
      const key = keys.portalHead(workspaceId);
      const item = await table.get(key, { consistent: true });
      if (!item) return;
      const [eventAt, dueAt] = [textOrNull(item['eventAt']), textOrNull(item['changesDueAt'])];
      const isFirst = eventAt === null || now.getTime() - Date.parse(eventAt) >= TOGETHER_MILLISECONDS;
      const noted = isFirst ? { eventAt: now.toISOString() } : {};
      if (dueAt === null) {
        if (isFirst) await unlessChanged(table.write(update(key, { set: noted }, { exists: true })));
        return;
      }
      const next = isFirst ? nextRefresh(now) : inAMinute(eventAt);
      // It will be read by then anyway.
      if (!isFirst && dueAt <= next) return;
      const moved =
        next === dueAt ? [] : [notDueWrite(REFRESH, dueAt, workspaceId), dueWrite(REFRESH, next, workspaceId)];
      const job = jobItem({ kind: 'refresh-portal', workspaceId }, jobId, now);
      // Of those that come at once one has it read.
      const asRead = { equals: { changesDueAt: dueAt, ...(eventAt === null ? {} : { eventAt }) } };
      await unlessChanged(
        table.transact([
          update(key, { set: { ...noted, changesDueAt: next } }, asRead),
          ...moved,
          ...(isFirst ? [insert(job)] : []),
        ]),
      );
    },

    /** Notes that a task may be gone; one that is not kept, or is known to be gone, is in no doubt. */
    async doubtTask(workspaceId: string, number: number, now: Date): Promise<void> {
      const kept = await table.get(portalRowKey(workspaceId, 'TASK', number));
      if (!kept || kept['goneAt'] !== undefined) return;
      const key = keys.portalDoubt(workspaceId, portalRowName(number));
      await table.write(put({ ...key, type: 'portal-doubt', number, ttl: seconds(now) + DOUBT_SECONDS }));
    },

    /** Numbers of tasks that may be gone, so many at most. */
    async doubts(workspaceId: string, limit: number): Promise<number[]> {
      const { items } = await table.query(ranges.portalDoubts(workspaceId), { limit, cursor: null, consistent: true });
      return items.map((item: Item) => Number(item['number']));
    },

    /** The portal was asked for it. */
    async settleDoubt(workspaceId: string, number: number): Promise<void> {
      await table.write(remove(keys.portalDoubt(workspaceId, portalRowName(number))));
    },
  };
}

function inAMinute(eventAt: string): string {
  return new Date(Date.parse(eventAt) + TOGETHER_MILLISECONDS).toISOString();
}
