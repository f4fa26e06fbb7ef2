import { expect, it } from 'vitest';
import { polls } from '#shared/contract/polls.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { MOVING_FORMAT, PART_RECORDS_MAX } from '#shared/rules/moving.ts';
import { request } from '#tests/support/api.ts';
import { makeMember, makePerson, makePoll, makeWorkspace } from '#tests/support/factories.ts';
import { aMove, begin, bring, fileOf, moveIn } from '#tests/support/moving.ts';
import { makeShownRun } from '#tests/support/shown-run.ts';
import { storedItems } from '#tests/support/stored.ts';

const owner = await makePerson();
const other = await makePerson();
const foreign = await makeWorkspace(other, 'Чужая');
const theirs = await makeShownRun(other, foreign);

const AT = '2025-03-12T09:00:00.000Z';
const OLD_ID = '11111111-1111-4111-8111-111111111111';
const person = (email: string) => ({ kind: 'person', email, role: 'сотрудник', team: null, hired_on: null });
const task = {
  ...{
    kind: 'task',
    id: OLD_ID,
    title: 'Задача',
    description: null,
    status: 'NEW',
    sub_status: 'DEFAULT',
    priority: 'LOW',
  },
  ...{
    responsible: null,
    created_by: null,
    deadline: null,
    date_start: null,
    start_date_plan: null,
    end_date_plan: null,
  },
  ...{ time_estimate: '0', duration_plan: null, duration_type: 'DAYS', group: [], created_at: AT, updated_at: AT },
  ...{ closed_at: null, rank: 'a0' },
};
const poll = {
  ...{ kind: 'poll', id: OLD_ID, title: 'Опрос', type: 'ENPS', is_anonymous: true, allow_anonymous_link: false },
  ...{ language: 'ru', created_at: AT, last_opened_at: null, archived_at: null },
  questions: [{ id: OLD_ID, origin: OLD_ID, text: 'Как?', required: true, scale: null, direction: null }],
};
const survey = {
  ...{ kind: 'survey', id: OLD_ID, title: 'Исследование', goal: '', type: 'PULSE', language: null, status: 'DRAFT' },
  ...{ respondent_type: 'ALL', selected_roles: [], allow_unauthenticated: false, is_anonymous: true, deadline: null },
  ...{ link_by_letter: false, created_at: AT, smallest_group: 5, dimensions: [], results_visibility: null },
  ...{ channels: [], reminders: false, series: OLD_ID, results: null },
  questions: [{ id: OLD_ID, text: 'Хватает ли сил?', type: 'RATING' }],
};
const over = (told: object) => ({
  ...{ ...survey, status: 'COMPLETED' },
  results: {
    ...{ published_at: AT, published_title: null, completed_at: AT, visibility: 'closed', invited: 9, withdrawn: 0 },
    ...{ contacts_asked: 0, answered: 6, members: 6, responses: 6, average_seconds: null, breakdown: null },
    ...{ questions: [{ answered: 6, scores: [] }], ...told },
  },
});
const contact = {
  ...{ kind: 'contact', id: OLD_ID, first_name: 'Анвар', last_name: 'Каримов', team: null, language: 'ru' },
  ...{ phone: '+79161234567', source: null, basis: null, basis_on: null, created_at: AT },
};
const pay = {
  ...{ kind: 'employees', period: '2026-09', columns: null, file_name: null, from: 0 },
  rows: [{ name: 'Нина', salary: 1 }],
};
const rule = {
  ...{ kind: 'rule', id: OLD_ID, created_at: AT, cap: null, responsible: null },
  condition: { kind: 'date', on: 'month_start', day: null, days: 0 },
  action: { kind: 'task', title: 'Сверить план', responsible_id: null, deadline_days: 3 },
};
const led = (email: string, manager: string) => ({ kind: 'led', email, manager });
const [ANNA, BORIS, VERA] = [person('anna@example.com'), person('boris@example.com'), person('vera@example.com')];
const run = {
  ...{ kind: 'run', id: OLD_ID, poll: OLD_ID, poll_created_at: AT, name: null, title: 'Опрос', type: 'ENPS' },
  ...{ created_at: AT, opened_at: AT, closed_at: AT, deadline: null, audience: { kind: 'all' }, language: 'ru' },
  ...{ allow_anonymous_link: true, invited: 9, people_asked: null, compare_teams: false, compared_teams: [] },
  ...{ withdrawn: 0, source: 'tonus', questions: poll.questions, report: null, teams: [] },
};
const shownRun = {
  ...{ ...run, results_visibility: 'closed', counts_only: false, answered: 0, members: 0 },
  counts: { responses: 0, scale: true, questions: [] },
};
const namedRun = { ...run, kind: 'named_run', names_taken_off: 0 };
const said = { email: 'anna@example.com', name: 'Анна', former: null, answers: ['10'], answered_at: AT, team: null };
const namedAnswers = (told: object, of: object = {}) => ({
  ...{ kind: 'named_answers', run: OLD_ID, page: '', ...of },
  responses: [{ ...said, consent: null, ...told }],
});
const event = { kind: 'event', task: OLD_ID, id: '00000002', at: AT, text: null, changes: [] };

const ANSWERS = new Set(['response', 'released', 'awaited-answers']);

/** What a new workspace has once a file was refused: no more than the beginning of the move. */
async function refused(file: Awaited<ReturnType<typeof fileOf>>) {
  const workspace = await makeWorkspace(owner, 'Пустая');
  const before = (await storedItems(workspace.id)).length;
  const { status, body } = await moveIn(owner, workspace, file);
  const added = (await storedItems(workspace.id)).filter(({ type }) => type !== 'moving' && type !== 'idempotency');
  return { status, said: body.errors?.[0]?.message ?? body.detail, nothing: added.length === before };
}

const ORDER = { kind: 'offer', category: 'course', offer_id: OLD_ID, people: 1, auto_approve: true };
const ON_THEIRS = { kind: 'enps', poll_id: theirs.poll.id, below: null };
const READS = 'не читается';
const POINTS = 'ссылается';

it.each([
  ['a cut line', 'tasks', JSON.stringify(task).slice(0, -20), READS],
  ['a field of its own', 'tasks', { ...task, workspaceId: OLD_ID }, READS],
  ['a key of all objects', 'tasks', `{"__proto__":{"kind":"task"},"id":"${OLD_ID}"}`, READS],
  ['a place that is none', 'tasks', { ...task, rank: '!' }, READS],
  ['a moment that breaks a key', 'tasks', { ...task, created_at: '2025-03-12#x' }, READS],
  ['a title without end', 'tasks', { ...task, title: 'a'.repeat(300) }, READS],
  ['an owner', 'people', { ...person('a@example.com'), role: 'владелец' }, READS],
  ['a person without an address', 'people', person('ничего'), READS],
  ['what happened to a task of nobody', 'tasks', event, POINTS],
  ['a survey that is open', 'surveys', { ...survey, status: 'PUBLISHED' }, READS],
  ['results with names', 'surveys', { ...over({}), is_anonymous: false }, READS],
  ['results of a draft', 'surveys', { ...over({}), status: 'DRAFT' }, READS],
  ['more answers than people', 'surveys', over({ responses: 7 }), READS],
  ['figures of other questions', 'surveys', over({ questions: [] }), READS],
  ['counters of another question', 'surveys', over({ questions: [{ answered: 6, scores: [1, 2] }] }), READS],
  [
    'a condition on a question that is not there',
    'surveys',
    { ...survey, questions: [{ ...survey.questions[0]!, show_if: { question_id: OLD_ID, from: 1, to: 2 } }] },
    READS,
  ],
  ['words of a survey of nobody', 'surveys', { kind: 'answers', run: OLD_ID, page: '', lists: [['10']] }, POINTS],
  ['words for a run of a poll', 'surveys', { kind: 'answers', run: theirs.id, page: '', lists: [['10']] }, POINTS],
  ['a number that is none', 'contacts', { ...contact, phone: 'позвоните' }, READS],
  ['a chat that somebody would be bound to', 'contacts', { ...contact, chatId: '1' }, READS],
  ['pay of a month that is none', 'pay', { ...pay, period: '2026-13' }, READS],
  ['pay without end', 'pay', { ...pay, rows: [{ name: 'Нина', salary: 1e12 }] }, READS],
  ['rows behind others that are not there', 'pay', { ...pay, from: 100 }, POINTS],
  [
    'answers to a run of somebody else',
    'polls',
    { kind: 'answers', run: theirs.id, page: '', lists: [['10']] },
    POINTS,
  ],
  ['a rule that is on', 'rules', { ...rule, enabled: true }, READS],
  [
    'a rule for an owner of the old place',
    'rules',
    { ...rule, action: { ...rule.action, responsible_id: OLD_ID } },
    READS,
  ],
  ['a rule that orders without a cap', 'rules', { ...rule, action: ORDER }, READS],
  ['a rule on a poll of somebody else', 'rules', { ...rule, condition: ON_THEIRS }, POINTS],
  ['whoever leads and is not in the file', 'people', led('anna@example.com', 'boris@example.com'), POINTS],
  ['names in a run of somebody else', 'polls', namedAnswers({}, { run: theirs.id }), POINTS],
  ['a name without an address', 'polls', namedAnswers({ email: null }), READS],
  ['an account that answers would go to', 'polls', namedAnswers({ former: owner.id }), READS],
] as const)('refuses %s and writes nothing', async (_, kind, record, why) => {
  const result = await refused(await fileOf([[kind, [record]]]));
  expect([result.status, result.said, result.nothing]).toEqual([422, expect.stringContaining(why), true]);
});

it.each([
  ['themselves', [ANNA, led('anna@example.com', 'anna@example.com')], 'По записи 2 кто-то руководит собой'],
  [
    'themselves through others',
    [
      ...[
        ANNA,
        BORIS,
        VERA,
        led('anna@example.com', 'boris@example.com'),
        led('boris@example.com', 'vera@example.com'),
      ],
      led('vera@example.com', 'anna@example.com'),
    ],
    'По записи 6 кто-то руководит собой',
  ],
  [
    'two at once',
    [ANNA, BORIS, VERA, led('anna@example.com', 'boris@example.com'), led('anna@example.com', 'vera@example.com')],
    READS,
  ],
])('refuses people who lead %s, and invites nobody', async (_, records, why) => {
  const result = await refused(await fileOf([['people', records]]));
  expect([result.status, result.said, result.nothing]).toEqual([422, expect.stringContaining(why), true]);
});

it('finds a circle that is closed by another part', async () => {
  const workspace = await makeWorkspace(owner, 'Круг');
  const file = await fileOf([
    ['people', [ANNA, BORIS, led('anna@example.com', 'boris@example.com')]],
    ['people', [led('boris@example.com', 'anna@example.com')]],
  ]);
  const { status, body } = await moveIn(owner, workspace, file);
  expect([status, body.detail]).toEqual([422, 'По записи 1 кто-то руководит собой, хотя бы через других']);
  const leads = (await storedItems(workspace.id)).filter(({ type }) => type === 'awaited-lead');
  expect(leads.length).toBe(2);
});

it.each([
  ['names to a run without them', [poll, shownRun, namedAnswers({})]],
  [
    'answers of nobody to a run with names',
    [poll, namedRun, { kind: 'answers', run: OLD_ID, page: '', lists: [['10']] }],
  ],
  ['answers to questions that a run has not', [poll, namedRun, namedAnswers({ answers: ['10', 'лишнее'] })]],
])('refuses %s', async (_, records) => {
  const workspace = await makeWorkspace(owner, 'Подложные имена');
  const answers = async () => (await storedItems()).filter(({ type }) => ANSWERS.has(String(type))).length;
  const before = await answers();
  const { status, body } = await moveIn(owner, workspace, await fileOf([['polls', records]]));
  expect([status, body.detail]).toEqual([422, expect.stringContaining(POINTS)]);
  expect(await answers()).toBe(before);
  // Calling it off leaves nothing.
  expect((await request(workspaces.deleteWorkspace, { token: owner.token, params: { id: workspace.id } })).status).toBe(
    204,
  );
});

it('takes no more rules than a workspace may have, however many parts they come in', async () => {
  const workspace = await makeWorkspace(owner, 'Правила');
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...rule,
      id: `11111111-1111-4111-8111-${String(index).padStart(12, '0')}`,
    }));
  const parts = Array.from({ length: 100 }, () => ['rules', many(100)] as const);
  expect((await moveIn(owner, workspace, await fileOf(parts))).status).toBe(409);
  expect((await storedItems(workspace.id)).some(({ type }) => type === 'moving')).toBe(false);
  expect((await moveIn(owner, workspace, await fileOf([['rules', many(50)]]))).status).toBe(200);
  const rules = (await storedItems(workspace.id)).filter(({ type }) => type === 'automation-rule');
  expect([rules.length, rules.some(({ enabled }) => enabled)]).toEqual([50, false]);
});

it('refuses a part that is not the one of its manifest, has other records, or comes out of turn', async () => {
  const file = await fileOf([
    ['polls', [poll]],
    ['tasks', [task]],
  ]);
  const workspace = await makeWorkspace(owner, 'Подмена');
  expect((await begin(owner, workspace, file.manifest)).status).toBe(201);
  expect((await bring(owner, workspace, 'polls', 0, `${file.texts[0]!} `)).status).toBe(422);
  expect((await bring(owner, workspace, 'tasks', 1, file.texts[1]!)).status).toBe(409);
  expect((await bring(owner, workspace, 'tasks', 0, file.texts[0]!)).status).toBe(409);
  expect((await begin(owner, workspace, aMove())).status).toBe(409);
  const short = await fileOf([['tasks', [task]]]);
  const [told] = short.manifest.parts;
  const result = await refused({ ...short, manifest: aMove({ parts: [{ ...told!, records: 2 }] }) });
  expect([result.status, result.nothing]).toEqual([422, true]);
});

it.each([
  ['a newer format', 409, aMove({ format: MOVING_FORMAT + 1 })],
  ['people before polls', 409, aMove({ parts: [...aMove().parts, { ...aMove().parts[0]!, kind: 'polls' }] })],
  ['a kind that nobody knows', 422, { ...aMove(), parts: [{ ...aMove().parts[0]!, kind: 'secrets' }] }],
  ['too many records', 422, aMove({ parts: [{ ...aMove().parts[0]!, records: PART_RECORDS_MAX + 1 }] })],
  ['no parts', 422, aMove({ parts: [] })],
  ['another file', 422, { hello: 'world' }],
])('refuses a manifest with %s', async (_, status, body) => {
  const workspace = await makeWorkspace(owner, 'Опись');
  expect((await begin(owner, workspace, body)).status).toBe(status);
  expect((await storedItems(workspace.id)).some(({ type }) => type === 'moving')).toBe(false);
});

it('lets in no more people than the plan has room for, whatever the manifest says', async () => {
  const free = await makePerson({ plan: 'startup' });
  const workspace = await makeWorkspace(free, 'Маленькая');
  expect((await begin(free, workspace, aMove({ people: 10_000 }))).status).toBe(402);
  const many = await fileOf([['people', Array.from({ length: 200 }, (_, index) => person(`p${index}@example.com`))]]);
  expect((await moveIn(free, workspace, many)).status).toBe(402);
  expect((await storedItems(workspace.id)).filter(({ type }) => type === 'invitation')).toEqual([]);
  const small = await makePerson({ plan: 'startup' });
  const other = await makeWorkspace(small, 'Маленькая без почты');
  const ids = Array.from({ length: 200 }, (_, index) => `11111111-1111-4111-8111-${111_111_111_000 + index}`);
  const without = await fileOf([['contacts', ids.map((id) => ({ ...contact, id }))]]);
  expect((await moveIn(small, other, without)).status).toBe(402);
  expect((await storedItems(other.id)).filter(({ type }) => type === 'contact')).toEqual([]);
});

it('is for a new workspace alone', async () => {
  const file = await fileOf([['tasks', [task]]]);
  const withPeople = await makeWorkspace(owner, 'С людьми');
  await makeMember(withPeople, 'сотрудник');
  const withPoll = await makeWorkspace(owner, 'С опросом');
  await makePoll(owner, withPoll);
  for (const workspace of [withPeople, withPoll]) expect((await moveIn(owner, workspace, file)).status).toBe(409);
});

it('can touch nothing of others by their ids: what it names becomes a thing of its own', async () => {
  const workspace = await makeWorkspace(owner, 'Чужие имена');
  const { status } = await moveIn(owner, workspace, await fileOf([['polls', [{ ...poll, id: theirs.poll.id }]]]));
  expect(status).toBe(200);
  const { body } = await request(polls.getPoll, { token: other.token, params: { id: theirs.poll.id } });
  expect(body.title).toBe(theirs.poll.title);
});
