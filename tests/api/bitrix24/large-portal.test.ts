import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TestReply } from '#scripts/fake-services/json-server.ts';
import { keys } from '#data/keys.ts';
import { bitrix24 } from '#shared/contract/bitrix24.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { fillPortal, makePerson as personRow, startOwnPortal } from '#tests/support/own-portal.ts';

// A function reads its surroundings when it is loaded.
const portal = await startOwnPortal();
const { request } = await import('#tests/support/api.ts');
const { makeMember, makePerson, makeWorkspace, table } = await import('#tests/support/factories.ts');
const { connectPortal, forgetRequests } = await import('#tests/support/portal-factory.ts');
const { fire } = await import('../jobs/clock.ts');
const { deliver } = await import('../jobs/stream.ts');

/** More than come in one list. */
const PEOPLE = 1040;
const TAKEN = new Date('2026-11-21T00:12:00.000Z');
const DOWN: TestReply = { status: 0, cut: true };
/** Its number is the highest: it is in no list of the first thousand. */
const LAST = String(7 * PEOPLE + 7);

let owner: Awaited<ReturnType<typeof makePerson>>;
let workspace: Workspace;
const people = (body: object = {}, { token, id } = { token: owner.token, id: workspace.id }) =>
  request(bitrix24.getBitrix24Employees, { token, params: { id }, body });

beforeAll(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
  fillPortal(portal, PEOPLE, 0);
  portal.people.push(personRow(Number(LAST), { NAME: 'Алёна', LAST_NAME: 'Аистова', ACTIVE: false }));
  vi.useFakeTimers({ toFake: ['Date'], now: TAKEN });
  await connectPortal(workspace, portal.webhook);
  await fire('snapshot-portals');
  const jobs = (await table.queryAll(
    { pk: keys.job(workspace.id, '').pk, prefix: '' },
    { consistent: true },
  )) as Parameters<typeof deliver>;
  const { batchItemFailures } = await deliver(...jobs);
  if (batchItemFailures.length > 0) throw new Error('The portal was not read');
  vi.useRealTimers();
});
beforeEach(async () => {
  portal.fault = null;
  await forgetRequests(portal.webhook);
});
afterAll(() => portal.stop());

describe('a page of a portal of more than a thousand people', () => {
  it('finds a person whom the list without a page does not hold (B1-04, B2-16)', async () => {
    const list = (await people()).body;
    expect(list.total).toBe(PEOPLE + 1);
    expect(list.result.map(({ ID }) => ID)).not.toContain(LAST);
    const { status, body } = await people({ page: { search: 'аистова алена' } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ total: 1, snapshot_at: null, listed_at: TAKEN.toISOString() });
    expect(body.result).toMatchObject([{ ID: LAST, ACTIVE: false, departments: ['ООО Ромашка', 'Бухгалтерия'] }]);
  });

  it('counts everybody, and pages together hold everybody once, in the order asked for (B2-13, B2-15, B2-16)', async () => {
    const seen: string[] = [];
    for (let skip = 0; skip <= PEOPLE; skip += 100) {
      const { body } = await people({ page: { sort: 'ID', descending: true, skip } });
      expect(body.total).toBe(PEOPLE + 1);
      seen.push(...body.result.map(({ ID }) => ID));
    }
    expect(seen).toEqual([LAST, ...Array.from({ length: PEOPLE }, (_, index) => String(7 * (PEOPLE - index)))]);
    expect((await people({ page: { limit: 1 } })).body.result).toMatchObject([{ ID: LAST }]);
    expect((await people({ page: { skip: PEOPLE + 1 } })).body).toMatchObject({ total: PEOPLE + 1, result: [] });
  });

  it('tells who is online now, for a single request to the portal (B2-12)', async () => {
    portal.people[2] = { ...portal.people[2]!, IS_ONLINE: 'Y' };
    const asked = portal.asked();
    const { body } = await people({ page: { search: 'person21@', limit: 10 } });
    expect(body.result).toMatchObject([{ ID: '21', IS_ONLINE: 'Y' }]);
    expect(portal.asked() - asked).toBe(1);
  });

  it('is that of the snapshot where the portal does not answer, and says so', async () => {
    portal.fault = () => DOWN;
    const { body } = await people({ page: { search: 'аистова' } });
    expect(body).toMatchObject({ total: 1, snapshot_at: TAKEN.toISOString(), listed_at: TAKEN.toISOString() });
    expect(body.result.map(({ ID }) => ID)).toEqual([LAST]);
  });

  it('keeps the year of a birthday from an employee', async () => {
    const { token } = await makeMember(workspace, 'сотрудник');
    const { body } = await people({ page: { limit: 1 } }, { token, id: workspace.id });
    expect(body.result[0]!.PERSONAL_BIRTHDAY).toMatch(/^(--\d{2}-\d{2})?$/);
  });

  it('is read from the portal itself where that was not read whole yet', async () => {
    const fresh = await makeWorkspace(owner);
    await connectPortal(fresh, portal.webhook);
    const { body } = await people({ page: { search: 'аистова' } }, { token: owner.token, id: fresh.id });
    expect(body).toMatchObject({ total: 1, snapshot_at: null, listed_at: null, result: [{ ID: LAST }] });
  });
});

describe('refuses with 422', () => {
  it.each([{ limit: 0 }, { limit: 101 }, { skip: -1 }, { sort: 'SALARY' }, { search: 'x'.repeat(201) }])(
    'a page that is none: %j',
    async (page) => {
      expect((await people({ page })).status).toBe(422);
    },
  );
});
