import { beforeEach, describe, expect, it } from 'vitest';
import { bitrix24 } from '#shared/contract/bitrix24.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request } from '#tests/support/api.ts';
import { makePortal } from '#tests/support/portal-factory.ts';
import { makeMember, makePerson, makePlan, makeWorkspace, type Person } from '#tests/support/factories.ts';

let owner: Person;
let workspace: Workspace;
beforeEach(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
});

const read = (body: object = {}, { token } = owner) =>
  request(bitrix24.getBitrix24Employees, { token, params: { id: workspace.id }, body });

describe('works', () => {
  it('gives everybody on the portal, with every field of the specification (B1-04, B3-10, B3-11, B7-07)', async () => {
    await makePortal(workspace);
    const { status, body } = await read({}, await makeMember(workspace, 'hr'));
    expect(status).toBe(200);
    expect(body.total).toBe(4);
    expect(body.result.map(({ ID }) => ID)).toEqual(['1', '7', '14', '20']);
    expect(body.result[0]).toEqual({
      ID: '1',
      NAME: 'Анна',
      SECOND_NAME: 'Сергеевна',
      LAST_NAME: 'Петрова',
      EMAIL: 'a.petrova@romashka.example',
      WORK_POSITION: '',
      ACTIVE: true,
      IS_ONLINE: 'Y',
      LAST_LOGIN: '2026-09-14T09:12:44+03:00',
      PERSONAL_GENDER: 'F',
      PERSONAL_BIRTHDAY: '1988-05-07',
      TIME_ZONE: 'Europe/Moscow',
      UF_EMPLOYMENT_DATE: '2021-02-01',
      DATE_REGISTER: '2021-02-01',
      USER_TYPE: 'employee',
      UF_DEPARTMENT: [1, 7],
      departments: ['ООО Ромашка', 'Бухгалтерия'],
    });
  });

  it('gives an employee the day and month of a birthday, without the year (B1-04)', async () => {
    await makePortal(workspace);
    const { status, body } = await read({}, await makeMember(workspace, 'сотрудник'));
    expect(status).toBe(200);
    expect(body.result.map(({ PERSONAL_BIRTHDAY }) => PERSONAL_BIRTHDAY)).toEqual([
      '--05-07',
      '--01-01',
      '',
      '--01-01',
    ]);
  });

  it('reads rows with holes, days that midnight has left, and departments without a name', async () => {
    await makePortal(workspace);
    const { body } = await read();
    expect(body.result[2]).toMatchObject({ ACTIVE: false, NAME: '', EMAIL: '', LAST_LOGIN: '', TIME_ZONE: '' });
    expect(body.result[1]).toMatchObject({
      PERSONAL_BIRTHDAY: '1991-01-01',
      UF_EMPLOYMENT_DATE: 'вчера',
      UF_DEPARTMENT: [7, 99],
      departments: ['Бухгалтерия', '№ 99'],
    });
  });

  it('gives who has an address, and nobody else even where Bitrix24 drops the filter (B7-07)', async () => {
    await makePortal(workspace);
    expect((await read({ email: ' b.elkin@romashka.example ' })).body).toMatchObject({
      total: 1,
      result: [{ ID: '7' }],
    });
    expect((await read({ email: 'nobody@romashka.example' })).body).toEqual({
      total: 0,
      result: [],
      snapshot_at: null,
      listed_at: null,
    });
  });

  it.each([undefined, ''])(
    'takes a request without a body, or with an empty one, for one without a filter: %j (B7-07)',
    async (body) => {
      await makePortal(workspace);
      const reply = await request(bitrix24.getBitrix24Employees, {
        token: owner.token,
        params: { id: workspace.id },
        body,
        contentType: null,
      });
      expect(reply).toMatchObject({ status: 200, body: { total: 4 } });
    },
  );

  it('gives who has a number, whoever else is on the portal, and nobody else even where Bitrix24 drops the filter (B7-08)', async () => {
    await makePortal(workspace, 'crowdedportal');
    const { body } = await read({ id: '2299' });
    expect(body).toMatchObject({ total: 1, result: [{ ID: '2299', departments: ['Отдел 1', 'Отдел 7'] }] });
    expect((await read({ id: '2301' })).body).toEqual({ total: 0, result: [], snapshot_at: null, listed_at: null });
    await makePortal(workspace, 'deafportal');
    expect((await read({ id: '2299' })).body).toEqual({ total: 0, result: [], snapshot_at: null, listed_at: null });
    expect((await read({ id: '5' })).body).toMatchObject({ total: 1, result: [{ ID: '5' }] });
  });

  it('gives several by their numbers as they are now, for a page of the list of people (B2-12)', async () => {
    await makePortal(workspace, 'crowdedportal');
    const { body } = await read({ ids: ['2299', '7', '7', '2301'] });
    expect(body.result.map(({ ID }) => ID).toSorted()).toEqual(['2299', '7']);
    expect((await read({ ids: [] })).status).toBe(422);
    expect((await read({ ids: Array.from({ length: 101 }, (_, index) => String(index)) })).status).toBe(422);
  });

  it.each(['', '-1', '1.5', 'x', '1'.repeat(16), 7])('refuses a number that is none with 422: %j', async (id) => {
    await makePortal(workspace);
    expect((await read({ id })).body.errors).toEqual([{ path: 'id', message: 'Укажите номер сотрудника в Bitrix24' }]);
  });

  it('reads all pages of people and of departments', async () => {
    await makePortal(workspace, 'giantportal');
    const { body } = await read();
    expect(body.total).toBe(130);
    expect(body.result).toHaveLength(130);
    expect(body.result[64]!.departments).toEqual(['Отдел 65']);
    expect(body.result[99]!.departments).toEqual(['№ 100']);
  });

  it('shows numbers where the webhook may not read departments', async () => {
    await makePortal(workspace, 'fewrights');
    expect((await read()).body.result[0]!.departments).toEqual(['№ 1', '№ 7']);
  });

  it('has nobody to show of an empty portal', async () => {
    await makePortal(workspace, 'emptyportal');
    expect((await read()).body).toEqual({ total: 0, result: [], snapshot_at: null, listed_at: null });
  });
});

describe('refuses', () => {
  it('where no portal is connected', async () => {
    expect((await read()).status).toBe(409);
  });

  it('an owner on Startup with 402', async () => {
    await makePortal(workspace);
    await makePlan(owner, 'startup');
    expect((await read()).status).toBe(402);
  });

  it('a webhook that may not read people with 502 and the right to tick', async () => {
    await makePortal(workspace, 'tasksonly');
    const reply = await read();
    expect(reply.status).toBe(502);
    expect(reply.body.detail).toContain('«Пользователи»');
  });
});
