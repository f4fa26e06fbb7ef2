import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { update } from '#data/writes.ts';
import { bitrix24 } from '#shared/contract/bitrix24.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request } from '#tests/support/api.ts';
import type { WebhookCode } from '#tests/support/fake-bitrix24.ts';
import { makePortal } from '#tests/support/portal-factory.ts';
import { makeMember, makePerson, makePlan, makeWorkspace, table, type Person } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';

let owner: Person;
let workspace: Workspace;
beforeEach(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
});

const read = (body: object = {}, { token } = owner) =>
  request(bitrix24.getBitrix24Tasks, { token, params: { id: workspace.id }, body });

/** Of a list that was read now, to its end. */
const LIVE = { next: null, snapshot_at: null, listed_at: null };

describe('works', () => {
  it('gives the tasks of the portal with its own codes, and the total (A7-06, B7-09, B3-12)', async () => {
    await makePortal(workspace);
    const { status, body } = await read({}, await makeMember(workspace, 'сотрудник'));
    expect(status).toBe(200);
    expect(body.total).toBe(3);
    expect(body.result.tasks.map(({ id }) => id)).toEqual(['unreadable-1', '8020', '8017']);
    expect(body.result.tasks.at(-1)).toEqual({
      id: '8017',
      title: 'Отчёт за квартал',
      status: '3',
      priority: '2',
      deadline: '2026-09-01T19:00:00+03:00',
      createdDate: '2026-08-04T16:15:55+03:00',
      closedDate: null,
      dateStart: null,
      startDatePlan: null,
      endDatePlan: null,
      timeEstimate: 7200,
      timeSpentInLogs: null,
      durationPlan: null,
      durationFact: null,
      durationType: 'days',
      responsibleId: '1',
      // The address comes from the list of people: tasks do not carry one.
      responsible: { id: '1', name: 'Анна Петрова', email: 'a.petrova@romashka.example', workPosition: null },
      group: null,
      tags: ['финансы'],
    });
  });

  it('puts a placeholder where a task cannot be read (B3-17)', async () => {
    await makePortal(workspace);
    const { body } = await read();
    expect(body.result.tasks[0]).toMatchObject({ id: 'unreadable-1', title: 'Error loading task', status: null });
  });

  it('gives those of one person (B7-09)', async () => {
    await makePortal(workspace);
    const { body } = await read({ responsible_id: 99 });
    expect(body).toMatchObject({ total: 1, result: { tasks: [{ id: '8020', responsible: null }] } });
  });

  it.each([undefined, ''])(
    'takes a request without a body, or with an empty one, for one without a filter: %j (B7-09)',
    async (body) => {
      await makePortal(workspace);
      const reply = await request(bitrix24.getBitrix24Tasks, {
        token: owner.token,
        params: { id: workspace.id },
        body,
        contentType: null,
      });
      expect(reply).toMatchObject({ status: 200, body: { total: 3, result: { tasks: { length: 3 } } } });
    },
  );

  it('gives the total alone when asked for no task (A7-06)', async () => {
    await makePortal(workspace, 'giantportal');
    expect((await read({ limit: 0 })).body).toEqual({ total: 1234, result: { tasks: [] }, ...LIVE });
  });

  it('reads a thousand of the newest, each once, and says how many there are', async () => {
    await makePortal(workspace, 'giantportal');
    const { body } = await read();
    const ids = body.result.tasks.map(({ id }) => Number(id));
    expect(body.total).toBe(1234);
    expect(ids).toEqual(Array.from({ length: 1000 }, (_, index) => 1234 - index));
    expect(body.result.tasks[999]!.responsible!.email).toMatch(/^person\d+@giant\.example$/);
  });

  it('goes on behind the newest thousand, to the end, each once, where the portal was never read whole (B1-02)', async () => {
    await makePortal(workspace, 'giantportal');
    const { next } = (await read()).body;
    const { body } = await read({ before: next! });
    expect(next).toBe(235);
    expect(body.result.tasks.map(({ id }) => Number(id))).toEqual(
      Array.from({ length: 234 }, (_, index) => 234 - index),
    );
    expect(body).toMatchObject({ total: 234, ...LIVE });
    const ofOne = await read({ responsible_id: 7, before: 400, limit: 2 });
    expect(ofOne.body.result.tasks.map(({ id }) => Number(id))).toEqual([397, 267]);
    expect(ofOne.body.next).toBe(267);
  });

  it('does not turn in a circle where the portal drops the filter', async () => {
    await makePortal(workspace, 'deafportal');
    const reply = await read({ before: 235 });
    expect(reply).toMatchObject({
      status: 502,
      body: { detail: expect.stringContaining('одни и те же задачи') as string },
    });
  });

  it('has nothing to show of an empty portal', async () => {
    await makePortal(workspace, 'emptyportal');
    expect((await read()).body).toEqual({ total: 0, result: { tasks: [] }, ...LIVE });
  });

  it('shows tasks without addresses where the webhook may not read people', async () => {
    await makePortal(workspace, 'tasksonly');
    const { body } = await read({ responsible_id: 1 });
    expect(body.result.tasks[0]!.responsible).toMatchObject({ name: 'Анна Петрова', email: '' });
  });

  it('asks a busy portal once more', async () => {
    await makePortal(workspace, `busyonce${workspace.id.replaceAll('-', '')}`);
    expect(await read()).toMatchObject({ status: 200, body: { total: 3 } });
  });
});

describe('refuses', () => {
  it('where no portal is connected', async () => {
    expect(await read()).toMatchObject({
      status: 409,
      body: { detail: 'Bitrix24 не подключён: подключите его в настройках, в разделе «Интеграции»' },
    });
  });

  it('an owner on Startup with 402', async () => {
    await makePortal(workspace);
    await makePlan(owner, 'startup');
    expect((await read()).status).toBe(402);
  });

  it.each<[WebhookCode, string]>([
    ['fewrights', 'отметьте «Задачи»'],
    ['revokedcode', 'Вебхук отозван'],
    ['unpaidcode', 'не оплачена'],
    ['toomany1', 'Попробуйте через минуту'],
    ['quieterror', 'Портал закрыт'],
    ['brokenpage', 'внутренней ошибкой'],
    ['otherjson', 'не Bitrix24'],
    ['emptybatch', 'не Bitrix24'],
    ['movedaway', 'novaya-romashka.bitrix24.ru'],
    ['loginfirst', 'на другую страницу'],
  ])('a portal that says no, «%s», with 502: %s', async (code, words) => {
    await makePortal(workspace, code);
    const reply = await read();
    expect(reply.status).toBe(502);
    expect(reply.body.detail).toContain(words);
    expect(reply.text).not.toMatch(/words of the portal|hello/);
    expect(reply.text).not.toContain(`/${code}`);
  });

  it('too many readings in a minute with 429 and how long to wait', async () => {
    // All of it in one minute, whenever the test runs.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    await makePortal(workspace, 'emptyportal');
    await read({ limit: 0 });
    // As if there had been as many as are allowed.
    const counters = await storedItems('THROTTLE#bitrix24-reading');
    for (const { pk, sk } of counters) await table.write(update({ pk, sk }, { set: { attempts: 120 } }));
    const reply = await read({ limit: 0 });
    expect(reply.status).toBe(429);
    expect(reply.headers['retry-after']).toMatch(/^\d+$/);
  });
});
