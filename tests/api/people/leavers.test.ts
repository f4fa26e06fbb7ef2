import { beforeEach, describe, expect, it } from 'vitest';
import { people } from '#shared/contract/people.ts';
import { finance } from '#shared/contract/finance.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request } from '#tests/support/api.ts';
import { join, makePerson, makePlan, makeWorkspace, repos, type Person } from '#tests/support/factories.ts';
import { makePortalRows } from '#tests/support/people.ts';

let owner: Person;
let leader: Person;
let hr: Person;
let boris: Person;
let vera: Person;
let workspace: Workspace;
let readings = 0;

/** The portal as it is read at another moment, with these two working or not. */
async function portalSays(borisWorks: boolean, veraWorks: boolean): Promise<string> {
  const takenAt = new Date(Date.UTC(2026, 10, 21, 0, (readings += 1))).toISOString();
  const now = new Date(takenAt);
  const place = { workspaceId: workspace.id, kind: 'PERSON' } as const;
  const known = new Map(
    (await repos.portalSnapshots.keptByNumbers(workspace.id, 'PERSON', [1, 2, 3, 4])).map((row) => [row.number, row]),
  );
  const rows = [
    [1, boris, borisWorks],
    [2, vera, veraWorks],
    [3, owner, false],
    [4, leader, false],
  ] as const;
  for (const [number, { email }, works] of rows) {
    const data = { ACTIVE: works, USER_TYPE: 'employee', EMAIL: email };
    await repos.portalSnapshots.keep(place, { number, data }, known.get(number) ?? null, now);
  }
  await makePortalRows(workspace, [], [], takenAt);
  return takenAt;
}

beforeEach(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
  [leader, hr, boris, vera] = [
    await makePerson(),
    await makePerson(),
    await makePerson({ firstName: 'Борис', lastName: 'Ёлкин' }),
    await makePerson({ firstName: 'Вера', lastName: 'Орлова' }),
  ];
  await join(workspace, leader, 'руководитель');
  await join(workspace, hr, 'hr');
  await join(workspace, boris, 'сотрудник');
  await join(workspace, vera, 'сотрудник');
  await portalSays(true, true);
});

const params = () => ({ id: workspace.id });
const offered = async (by: Person = leader) =>
  (await request(people.listPeople, { token: by.token, params: params() })).body.leavers;
const keep = (ids: readonly string[], stay = true, by: Person = leader) =>
  request(people.keepLeavers, { token: by.token, params: params(), body: { ids: [...ids], stay } });

describe('a member whom the portal says to be dismissed', () => {
  it('is offered for removal to whoever may remove members, with the day it was seen; the owner never, nobody to themselves', async () => {
    const seen = await portalSays(false, true);
    const wanted = [{ id: boris.id, name: 'Борис Ёлкин', email: boris.email, left_at: seen }];
    expect(await offered()).toEqual(wanted);
    expect((await offered(owner)).map(({ id }) => id).toSorted()).toEqual([boris.id, leader.id].toSorted());
    expect(await offered(hr)).toEqual([]);
    expect(await offered(vera)).toEqual([]);
    const paid = await request(finance.listPaidPeople, { token: owner.token, params: params() });
    expect(paid.body.leavers).toHaveLength(2);
  });

  it('stays a member until somebody removes them, and is offered no more then', async () => {
    await portalSays(false, true);
    expect(await repos.members.find(workspace.id, boris.id)).not.toBeNull();
    const removal = { token: leader.token, params: params(), body: { email: boris.email } };
    expect((await request(workspaces.removeMember, removal)).status).toBe(204);
    expect(await offered()).toEqual([]);
  });

  it('is offered no more once somebody has let them stay, for everybody, until that is taken back', async () => {
    await portalSays(false, false);
    expect((await keep([boris.id])).status).toBe(204);
    expect((await offered()).map(({ id }) => id)).toEqual([vera.id]);
    expect((await offered(owner)).map(({ id }) => id)).not.toContain(boris.id);
    // The list of such people has them still.
    const gone = await request(people.listPeople, {
      token: leader.token,
      params: params(),
      query: { filter: 'gone' } as never,
    });
    expect(gone.body.people.map(({ member }) => member!.id)).toContain(boris.id);
    expect((await keep([boris.id], false)).status).toBe(204);
    expect((await offered()).map(({ id }) => id).toSorted()).toEqual([boris.id, vera.id].toSorted());
  });

  it('is offered again when they came back and were dismissed once more', async () => {
    await portalSays(false, true);
    await keep([boris.id]);
    await portalSays(false, true);
    expect(await offered()).toEqual([]);
    await portalSays(true, true);
    expect(await offered()).toEqual([]);
    const again = await portalSays(false, true);
    expect(await offered()).toMatchObject([{ id: boris.id, left_at: again }]);
  });

  it('stays together with the others who are chosen, or none of them does', async () => {
    await portalSays(false, true);
    expect((await keep([boris.id, vera.id])).status).toBe(409);
    const stranger = await makePerson();
    expect((await keep([boris.id, stranger.id])).status).toBe(404);
    expect((await keep([boris.id, boris.id])).status).toBe(422);
    expect((await offered()).map(({ id }) => id)).toEqual([boris.id]);
  });

  it('is told by no plan without Bitrix24', async () => {
    await portalSays(false, true);
    await makePlan(owner, 'startup');
    expect(await offered()).toEqual([]);
    expect((await keep([boris.id])).status).toBe(409);
  });
});
