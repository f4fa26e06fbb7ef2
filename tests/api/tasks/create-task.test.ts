import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { tasks } from '#shared/contract/tasks.ts';
import { DURATION_TYPES, TASK_PRIORITIES, TASK_STATUSES, TASK_SUB_STATUSES } from '#shared/rules/tasks.ts';
import { request, withKey } from '#tests/support/api.ts';
import { makeMember, makePerson, makePlan, makeWorkspace } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';

const owner = await makePerson();
const workspace = await makeWorkspace(owner);
const colleague = await makeMember(workspace, 'сотрудник', { firstName: 'Пётр', lastName: 'Иванов' });
const body = (changes: object = {}) => ({
  workspace_id: workspace.id,
  title: 'Собрать отзывы',
  responsible_id: colleague.id,
  ...changes,
});
const create = (changes: object = {}, token = owner.token) => request(tasks.createTask, { token, body: body(changes) });

describe('works', () => {
  it('keeps what it is given, moments in one form (B3-04, B3-05, B3-06, B5-09, B7-03)', async () => {
    const reply = await create({
      title: '  Собрать отзывы ',
      description: ' 1. Спросить\n2. Записать ',
      priority: 'HIGH',
      status: 'IN_PROGRESS',
      sub_status: 'REVIEWING',
      deadline: '2030-12-01T12:00:00+03:00',
      date_start: '2030-03-31T02:30:00+01:00',
      start_date_plan: '2030-11-01T00:00:00Z',
      end_date_plan: '2030-11-30T23:59:59.999Z',
      time_estimate: '5400',
      duration_plan: 2.5,
      duration_type: 'HOURS',
      group: ['кадры', ' отзывы '],
      source: { kind: 'recommendation', id: workspace.id, text: 'Люди просят обратной связи' },
    });
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({
      id: expect.any(String),
      workspace_id: workspace.id,
      workspace: { id: workspace.id, name: workspace.name },
      title: 'Собрать отзывы',
      description: '1. Спросить\n2. Записать',
      status: 'IN_PROGRESS',
      sub_status: 'REVIEWING',
      priority: 'HIGH',
      responsible_id: colleague.id,
      responsible: {
        id: colleague.id,
        name: 'Пётр',
        lastname: 'Иванов',
        email: colleague.email,
        workspace_role: 'сотрудник',
      },
      created_by: owner.id,
      deadline: '2030-12-01T09:00:00.000Z',
      date_start: '2030-03-31T01:30:00.000Z',
      start_date_plan: '2030-11-01T00:00:00.000Z',
      end_date_plan: '2030-11-30T23:59:59.999Z',
      time_estimate: '5400',
      time_spent_in_logs: null,
      duration_plan: 2.5,
      duration_fact: null,
      duration_type: 'HOURS',
      group: ['кадры', 'отзывы'],
      source: { kind: 'recommendation', id: workspace.id, text: 'Люди просят обратной связи' },
      created_date: expect.stringMatching(/Z$/),
      updated_at: reply.body.created_date,
      closed_date: null,
      rank: expect.any(String),
      version: 1,
    });
    const found = await request(tasks.getTask, { token: owner.token, params: { id: reply.body.id } });
    expect(found.body).toEqual(reply.body);
  });

  it('is new, of low priority, without a sub-status, planned in days and without an estimate unless told otherwise (B3-07, B5-12)', async () => {
    expect((await create()).body).toMatchObject({
      status: 'NEW',
      priority: 'LOW',
      sub_status: 'DEFAULT',
      duration_type: 'DAYS',
      time_estimate: '0',
      deadline: null,
      date_start: null,
      group: [],
      source: null,
    });
  });

  it.each([
    ...TASK_STATUSES.map((value) => ['status', value] as const),
    ...TASK_PRIORITIES.map((value) => ['priority', value] as const),
    ...TASK_SUB_STATUSES.map((value) => ['sub_status', value] as const),
    ...DURATION_TYPES.map((value) => ['duration_type', value] as const),
  ])('takes %s %s (B4-01, B4-07, B4-08)', async (field, value) => {
    const reply = await create({ [field]: value });
    expect([reply.status, reply.body[field]]).toEqual([201, value]);
  });

  it.each(['COMPLETED', 'CANCELLED'])(
    'one that is %s from the start was closed when it was made (B4-03)',
    async (status) => {
      const { body: task } = await create({ status });
      expect(task.closed_date).toBe(task.created_date);
    },
  );

  it('has no description where nothing can be seen of one', async () => {
    expect((await create({ description: ' \n\u200b' })).body.description).toBeNull();
  });

  it('stands on top of its column', async () => {
    const made = [await create(), await create(), await create()];
    const ranks = made.map((reply) => reply.body.rank);
    expect(ranks.toSorted()).toEqual(ranks.toReversed());
  });

  it('can be an employee’s, for anybody in the workspace', async () => {
    const reply = await create({ responsible_id: owner.id }, colleague.token);
    expect(reply.body).toMatchObject({ created_by: colleague.id, responsible: { workspace_role: 'владелец' } });
  });

  it('a lost reply and a second attempt under one key make one task', async () => {
    const options = { token: owner.token, body: body({ title: `Однажды ${randomUUID()}` }) };
    const keyed = withKey(tasks.createTask, options);
    const [first, second] = [await request(tasks.createTask, keyed), await request(tasks.createTask, keyed)];
    expect(second.body).toEqual(first.body);
    const list = await request(tasks.listTasks, { token: owner.token, query: { workspace_id: workspace.id } });
    expect(list.body.tasks.filter(({ title }) => title === options.body.title)).toHaveLength(1);
  });

  it.each([
    '<img src=x onerror=alert(1)>',
    '[b]жирный[/b] [url=javascript:alert(1)]ссылка[/url]',
    'Д’Артаньян «"и"» \\ \' ;--',
    '👩🏽‍🚀 Полёт',
    '#n0 :v0 {{x}}',
  ])('takes the text «%s» as it is', async (text) => {
    const { body: task } = await create({ title: text, group: [text] });
    expect([task.title, task.group]).toEqual([text, [text]]);
  });

  it('takes half an emoji for what it is, a sign that stands for nothing, and reads the task back', async () => {
    const reply = await request(tasks.createTask, {
      token: owner.token,
      body: JSON.stringify(body({ title: 'Половина' })).replace('Половина', 'Половина \\ud83d'),
    });
    expect([reply.status, reply.body.title]).toEqual([201, 'Половина \uFFFD']);
    const found = await request(tasks.getTask, { token: owner.token, params: { id: reply.body.id } });
    expect(found.body).toEqual(reply.body);
  });

  it('takes the longest of everything', async () => {
    const reply = await create({
      title: 'ё'.repeat(255),
      group: Array.from({ length: 20 }, (_, index) => `${index}`.padEnd(60, 'я')),
      time_estimate: '36000000',
      duration_plan: 10_000,
      source: { kind: 'poll_finding', id: workspace.id, text: 'ы'.repeat(500) },
    });
    expect(reply.status).toBe(201);
    expect(reply.body.group).toHaveLength(20);
  });
});

describe('fails', () => {
  it.each<[string, object, string, string]>([
    ['no title (B5-01)', { title: undefined }, 'title', 'Название задачи обязательно'],
    ['a blank title (B5-01)', { title: ' \t ' }, 'title', 'Название задачи обязательно'],
    ['a title of spaces nobody sees (B5-01)', { title: '\u200b\u00a0' }, 'title', 'Название задачи обязательно'],
    ['a title of ten kilobytes', { title: 'ё'.repeat(5_000) }, 'title', 'Название — не длиннее 255 символов'],
    ['a title of two lines', { title: 'раз\nдва' }, 'title', 'Уберите переносы строк и управляющие символы'],
    [
      'a title that turns the line round',
      { title: 'раз \u202Eдва' },
      'title',
      'Уберите переносы строк и управляющие символы',
    ],
    [
      'a description of five kilobytes',
      { description: 'ё'.repeat(2_001) },
      'description',
      'Описание — текст не длиннее 2000 символов',
    ],
    ['nobody responsible (B5-02)', { responsible_id: undefined }, 'responsible_id', 'Выберите ответственного'],
    ['an empty responsible (B5-02)', { responsible_id: '' }, 'responsible_id', 'Выберите ответственного'],
    [
      'a responsible from elsewhere (B5-02)',
      { responsible_id: randomUUID() },
      'responsible_id',
      'Выберите ответственного',
    ],
    ['a wrong priority (B5-03)', { priority: 'низкий' }, 'priority', 'Неверное значение приоритета'],
    ['a wrong status (B5-04)', { status: 'DONE' }, 'status', 'Неверное значение статуса'],
    ['a wrong unit (B5-05)', { duration_type: 'YEARS' }, 'duration_type', 'Неверное значение типа длительности'],
    ['a wrong sub-status (B5-06)', { sub_status: '' }, 'sub_status', 'Неверное значение подстатуса'],
    ['a deadline that is no date', { deadline: 'завтра' }, 'deadline', 'Некорректная дата'],
    ['a deadline without a zone', { deadline: '2030-01-01T10:00:00' }, 'deadline', 'Некорректная дата'],
    ['a deadline in a year of five digits', { deadline: '+012030-01-01T10:00:00Z' }, 'deadline', 'Некорректная дата'],
    [
      'a deadline that falls out of the years by its zone',
      { deadline: '9999-12-31T23:00:00-02:00' },
      'deadline',
      'Некорректная дата',
    ],
    ['a deadline on the 30th of February', { deadline: '2030-02-30T10:00:00Z' }, 'deadline', 'Некорректная дата'],
    ['too many labels', { group: Array.from({ length: 21 }, String) }, 'group', 'Не больше 20 меток'],
    ['a blank label', { group: ['кадры', ' '] }, 'group.1', 'Введите метку'],
    ['a label of two lines', { group: ['раз\nдва'] }, 'group.0', 'Уберите переносы строк и управляющие символы'],
    ['labels that are none', { group: 'кадры' }, 'group', 'Метки — список'],
    ['a negative duration', { duration_plan: -1 }, 'duration_plan', 'Длительность — число от 0 до 10000'],
    [
      'an estimate in words',
      { time_estimate: 'час' },
      'time_estimate',
      'Оценка времени — целое число секунд, от 0 до 36 000 000',
    ],
    [
      'too large an estimate',
      { time_estimate: '36000001' },
      'time_estimate',
      'Оценка времени — целое число секунд, от 0 до 36 000 000',
    ],
  ])('on %s', async (_, changes, path, message) => {
    const before = (await storedItems('"type":"task"')).length;
    const reply = await create(changes);
    expect([reply.status, reply.body.errors]).toEqual([422, [{ path, message }]]);
    expect(await storedItems('"type":"task"')).toHaveLength(before);
  });

  it('on several mistakes it names them all', async () => {
    const reply = await create({ title: '', responsible_id: '', priority: 'x' });
    expect(reply.body.errors!.map(({ path }) => path).toSorted()).toEqual(['priority', 'responsible_id', 'title']);
  });

  it('on a field that does not exist', async () => {
    expect((await create({ created_by: colleague.id })).status).toBe(422);
  });

  it('when the responsible one is a member of another workspace only', async () => {
    const stranger = await makePerson();
    await makeWorkspace(stranger);
    const reply = await create({ responsible_id: stranger.id });
    expect(reply.body.errors).toEqual([{ path: 'responsible_id', message: 'Выберите ответственного' }]);
  });

  it('in a workspace that a smaller plan left read-only (402)', async () => {
    const spender = await makePerson();
    const spaces = [await makeWorkspace(spender, 'Первая'), await makeWorkspace(spender, 'Вторая')];
    await makePlan(spender, 'startup');
    const wanted = { title: 'Задача', responsible_id: spender.id };
    const send = (space: { id: string }) =>
      request(tasks.createTask, { token: spender.token, body: { ...wanted, workspace_id: space.id } });
    expect([(await send(spaces[0]!)).status, (await send(spaces[1]!)).status]).toEqual([201, 402]);
  });
});
