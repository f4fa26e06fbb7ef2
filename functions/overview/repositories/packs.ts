import { unlessChanged } from '#data/conditions.ts';
import { dueWrite, notDueWrite } from '#data/due.ts';
import { keys } from '#data/keys.ts';
import { textOrNull } from '#data/text-or-null.ts';
import type { Item, Table } from '#data/table.ts';
import { insert, put, update, type Write } from '#data/writes.ts';
import type { NewPackPlan, PackBrand } from '#shared/models/pack.ts';
import { OVERTAKEN, untilNotOvertaken } from '#data/attempts.ts';

declare module '#data/keys.ts' {
  interface DueKinds {
    'send-packs': true;
  }
}

/** To whom a link to a report is sent by the calendar, as it is kept. */
export interface StoredPackPlan extends NewPackPlan {
  /** When the next letter goes out; null while it is off. */
  readonly dueAt: string | null;
  readonly setBy: string | null;
  readonly setAt: string;
  readonly version: number;
}

/** What a workspace has set of its reports for meetings. */
export function createPacks(table: Table) {
  async function planOf(workspaceId: string): Promise<StoredPackPlan | null> {
    const item = await table.get(keys.packPlan(workspaceId), { consistent: true });
    return item ? toPlan(item) : null;
  }

  return {
    planOf,

    async brandOf(workspaceId: string): Promise<PackBrand> {
      const item = await table.get(keys.packBrand(workspaceId));
      return { colour: textOrNull(item?.['colour']), logo: textOrNull(item?.['logo']) };
    },

    async keepBrand(workspaceId: string, { colour, logo }: PackBrand): Promise<void> {
      await table.write(put({ ...keys.packBrand(workspaceId), type: 'pack-brand', colour, logo }));
    },

    /** Puts a plan in place of the one that was read, with what is due of it; false when that has changed meanwhile. */
    async setPlan(
      workspaceId: string,
      before: StoredPackPlan | null,
      { dueAt, ...plan }: Omit<StoredPackPlan, 'version'>,
    ): Promise<boolean> {
      const key = keys.packPlan(workspaceId);
      const write: Write =
        before === null
          ? insert({ ...key, ...plan, dueAt, type: 'pack-plan', version: 1 })
          : update(key, { set: { ...plan, dueAt }, add: { version: 1 } }, { equals: { version: before.version } });
      return unlessChanged(table.transact([write, ...moved(workspaceId, before?.dueAt ?? null, dueAt)]));
    },

    /** Somebody wants no more letters of a plan; nothing happens where they get none. */
    async dropReader(workspaceId: string, userId: string): Promise<void> {
      await untilNotOvertaken('The plan of reports', async () => {
        const plan = await planOf(workspaceId);
        if (!plan?.readers.includes(userId)) return null;
        const readers = plan.readers.filter((one) => one !== userId);
        const write = update(
          keys.packPlan(workspaceId),
          { set: { readers }, add: { version: 1 } },
          { equals: { version: plan.version } },
        );
        return (await unlessChanged(table.write(write))) ? null : OVERTAKEN;
      });
    },

    /** Writes the letters of a plan that is due and when the next ones are, at once; nothing when somebody else has. */
    async send(workspaceId: string, plan: StoredPackPlan, next: string, letters: readonly Write[]): Promise<boolean> {
      const set = update(
        keys.packPlan(workspaceId),
        { set: { dueAt: next }, add: { version: 1 } },
        { equals: { version: plan.version } },
      );
      return unlessChanged(table.transact([set, ...moved(workspaceId, plan.dueAt, next), ...letters]));
    },
  };
}

/** Notes when a plan is due next, in place of when it was. */
function moved(workspaceId: string, before: string | null, next: string | null): Write[] {
  if (before === next) return [];
  return [
    ...(before === null ? [] : [notDueWrite('send-packs', before, workspaceId)]),
    ...(next === null ? [] : [dueWrite('send-packs', next, workspaceId)]),
  ];
}

function toPlan(item: Item): StoredPackPlan {
  const { enabled, every, audience, period, format, team, readers, dueAt, setBy, setAt, version } = item;
  return { enabled, every, audience, period, format, team, readers, dueAt, setBy, setAt, version } as StoredPackPlan;
}
