import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { finance } from '#shared/contract/finance.ts';
import { people } from '#shared/contract/people.ts';
import { request } from '#tests/support/api.ts';
import { join as joinSpace, makeMember, makePerson, makeWorkspace, type Person } from '#tests/support/factories.ts';
import { employeesIn, importEmployees } from '#tests/support/finance.ts';
import { makePortalRows } from '#tests/support/people.ts';

const owner = await makePerson({ email: 'anna@join.example' });
const workspace = await makeWorkspace(owner);
let fedor: Person;

const decide = (refs: readonly string[], same: boolean, by: Person = owner) =>
  request(people.joinPeople, { token: by.token, params: { id: workspace.id }, body: { refs, same } as never });
const forget = (joinId: string, by: Person = owner) =>
  request(people.forgetJoin, { token: by.token, params: { id: workspace.id, joinId } });
const get = async (person: string) =>
  (await request(people.getPerson, { token: owner.token, params: { id: workspace.id, person } })).body;
const paidRecords = async (person: string) => {
  const params = { id: workspace.id, person };
  return (await request(finance.getPaidPerson, { token: owner.token, params })).body.records.map(({ ref }) => ref);
};

beforeAll(async () => {
  fedor = await makePerson({ firstName: 'Фёдор', lastName: 'Белоусов', email: 'fedor@join.example' });
  await joinSpace(workspace, fedor, 'сотрудник');
  await makePortalRows(workspace, [
    { number: 1, NAME: 'Анна', LAST_NAME: 'Петрова', EMAIL: 'anna@join.example' },
    { number: 2, NAME: 'Фёдор', LAST_NAME: 'Белоусов', EMAIL: 'f.belousov@join.example' },
  ]);
});

describe('works', () => {
  it('makes one person of two records, and two again', async () => {
    const refs = [`member-${fedor.id}`, 'portal-2'];
    const joined = await decide(refs, true);
    expect([joined.status, joined.body.before]).toEqual([200, null]);
    expect(await get('portal-2')).toMatchObject({
      person: { ref: `member-${fedor.id}` },
      records: [{ link: null }, { ref: 'portal-2', link: { to: `member-${fedor.id}`, by: 'hand' } }],
    });
    const list = await request(people.listPeople, { token: owner.token, params: { id: workspace.id } });
    expect(list.body).toMatchObject({ total: 2, suggestions: [] });

    const parted = await decide(refs.toReversed(), false);
    expect(parted.body).toEqual({ id: joined.body.id, same: false, before: true });
    expect((await get('portal-2')).apart).toEqual([
      { join_id: joined.body.id, ref: `member-${fedor.id}`, name: 'Фёдор Белоусов' },
    ]);
    const seen = await request(people.getPerson, {
      token: fedor.token,
      params: { id: workspace.id, person: 'portal-2' },
    });
    expect(seen.body.apart).toEqual([]);
    const after = await request(people.listPeople, { token: owner.token, params: { id: workspace.id } });
    // Somebody has said it: it is not suggested again.
    expect(after.body).toMatchObject({ total: 3, suggestions: [] });

    expect((await forget(joined.body.id)).status).toBe(204);
    expect((await forget(joined.body.id)).status).toBe(404);
    const anew = await request(people.listPeople, { token: owner.token, params: { id: workspace.id } });
    expect(anew.body.suggestions).toHaveLength(1);
  });

  it('parts what an address has joined, and forgotten the address counts again', async () => {
    const { body } = await decide([`member-${owner.id}`, 'portal-1'], false);
    expect((await get('portal-1')).person.ref).toBe('portal-1');
    expect((await forget(body.id)).status).toBe(204);
    expect((await get('portal-1')).person.ref).toBe(`member-${owner.id}`);
  });

  it('joins somebody of the file of pay for whoever may see it, and says so to nobody else', async () => {
    await importEmployees(owner, workspace, [{ name: 'Ф. Белоусов', salary: 1 }]);
    const { employees } = (await employeesIn(owner, workspace)).body;
    const refs = [`member-${fedor.id}`, `payroll-${employees[0]!.id}`];
    const hr = await makeMember(workspace, 'hr');
    const refused = await decide(refs, true, hr);
    expect(refused.status).toBe(404);
    // To the byte like somebody who does not exist.
    expect((await decide([`member-${fedor.id}`, 'portal-999'], true, hr)).text).toBe(refused.text);
    const { body } = await decide(refs, true);
    expect(await paidRecords(refs[0]!)).toEqual(refs);
    expect(JSON.stringify(await get(refs[0]!))).not.toContain('payroll');
    expect((await forget(body.id, hr)).status).toBe(404);
    expect((await forget(body.id)).status).toBe(204);
  });
});

describe('refuses', () => {
  it('two records of one source, and people whom one source knows both', async () => {
    expect((await decide(['portal-1', 'portal-2'], true)).status).toBe(422);
    // The owner is on the portal already, by their address.
    expect((await decide([`member-${owner.id}`, 'portal-2'], true)).status).toBe(409);
  });

  it('records that nobody has here, and an employee who asks', async () => {
    const foreign = await makePerson();
    for (const refs of [
      [`member-${foreign.id}`, 'portal-2'],
      [`member-${randomUUID()}`, 'portal-2'],
      [`member-${fedor.id}`, 'portal-404'],
    ]) {
      expect((await decide(refs, true)).status).toBe(404);
    }
    expect((await decide([`member-${fedor.id}`, 'portal-2'], true, fedor)).status).toBe(403);
  });
});
