import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { collect } from '#tests/support/collect.ts';
import { table } from '#tests/support/embedded-table.ts';
import { createDue, dueWrite, notDueWrite } from './due.ts';
import { keys, type DueKind } from './keys.ts';
import { put, remove } from './writes.ts';
import { DAY_MS } from '#shared/rules/durations.ts';

const NOW = new Date('2026-11-17T09:00:00.000Z');
const at = (milliseconds: number) => new Date(NOW.getTime() + milliseconds).toISOString();
const due = createDue(table);

let kind: DueKind;
beforeEach(() => {
  kind = `a nightly job ${randomUUID()}` as DueKind;
});
const note = (milliseconds: number, id: string) => table.write(dueWrite(kind, at(milliseconds), id));
const ids = async (now = NOW) => (await collect(due.list(kind, now))).map(({ id }) => id);

describe('what is due', () => {
  it('is listed the longest due first, up to the very millisecond and not beyond', async () => {
    await note(0, 'now');
    await note(1, 'a millisecond later');
    await note(-400 * DAY_MS, 'long ago');
    await note(-1, 'before');
    expect(await ids()).toEqual(['long ago', 'before', 'now']);
    expect(await ids(new Date(NOW.getTime() + 1))).toEqual(['long ago', 'before', 'now', 'a millisecond later']);
    expect(await ids(new Date(0))).toEqual([]);
  });

  it('is one moment in whichever form it was written: the keys are compared as texts', async () => {
    await table.write(dueWrite(kind, '2026-11-17T12:00:00+03:00', 'in Moscow'));
    await table.write(dueWrite(kind, '2026-11-17T08:59:59.999Z', 'before'));
    expect(await ids()).toEqual(['before', 'in Moscow']);
    await table.write(notDueWrite(kind, '2026-11-17T09:00:00Z', 'in Moscow'));
    expect(await ids()).toEqual(['before']);
  });

  it('is another job’s own', async () => {
    await note(-1, 'mine');
    await table.write(dueWrite(`${kind} of another` as DueKind, at(-1), 'theirs'));
    expect(await ids()).toEqual(['mine']);
  });

  it('carries what was noted with it, and is noted once', async () => {
    const noted = dueWrite(kind, at(-1), 'one', { attempts: 2 });
    await table.transact([noted]);
    await table.transact([noted]);
    const [entry, ...more] = await collect(due.list(kind, NOW));
    expect(entry).toMatchObject({ id: 'one', dueAt: at(-1), item: { attempts: 2 } });
    expect(more).toEqual([]);
  });
});

describe('a schedule of workspaces', () => {
  /** As a nightly job would: each workspace by itself, and noted again for the next day in the same transaction. */
  async function runNightly(now: Date): Promise<string[]> {
    const seen: string[] = [];
    for await (const entry of due.list(kind, now)) {
      const workspaceId = entry.id;
      if (!(await table.get(keys.workspace(workspaceId)))) {
        await due.drop(entry);
        continue;
      }
      seen.push(workspaceId);
      const next = new Date(Date.parse(entry.dueAt) + DAY_MS).toISOString();
      await table.transact([notDueWrite(kind, entry.dueAt, workspaceId), dueWrite(kind, next, workspaceId)]);
    }
    return seen;
  }

  async function makeWorkspace(milliseconds: number): Promise<string> {
    const id = randomUUID();
    await table.write(put({ ...keys.workspace(id), type: 'workspace' }));
    await note(milliseconds, id);
    return id;
  }

  it('serves those that are due and leaves the others; the entry of a deleted one is dropped when it is met', async () => {
    const [second, first, later, gone] = [
      await makeWorkspace(-1),
      await makeWorkspace(-2),
      await makeWorkspace(5),
      await makeWorkspace(-3),
    ];
    await table.write(remove(keys.workspace(gone)));
    expect(await runNightly(NOW)).toEqual([first, second]);
    expect(await runNightly(NOW)).toEqual([]);
    const tomorrow = new Date(NOW.getTime() + DAY_MS);
    expect(await ids(tomorrow)).toEqual([later, first, second]);
    expect(await runNightly(tomorrow)).toEqual([later, first, second]);
  });

  it('serves each once where more than a page is due, the entries moving on meanwhile', async () => {
    const all = Array.from({ length: 120 }, () => randomUUID());
    for (const half of [all.slice(0, 60), all.slice(60)]) {
      await table.transact(half.map((id) => put({ ...keys.workspace(id), type: 'workspace' })));
      await table.transact(half.map((id) => dueWrite(kind, at(all.indexOf(id) - all.length), id)));
    }
    expect(await runNightly(NOW)).toEqual(all);
    expect(await runNightly(NOW)).toEqual([]);
  });
});
