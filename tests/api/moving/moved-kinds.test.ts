import { expect, it } from 'vitest';
import { finance } from '#shared/contract/finance.ts';
import { polls } from '#shared/contract/polls.ts';
import { surveys } from '#shared/contract/surveys.ts';
import { createBreakdowns } from '#functions/surveys/repositories/breakdowns.ts';
import type { StoredBreakdown } from '#functions/surveys/repositories/survey-breakdown.ts';
import { openPhone } from '#functions/people/seal-phone.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request } from '#tests/support/api.ts';
import { makeContact } from '#tests/support/contacts.ts';
import { makePerson, makePoll, makeWorkspace, repos, table, vault, type Person } from '#tests/support/factories.ts';
import { employeesIn, importEmployees, makeFinanceEmployee, PERIOD } from '#tests/support/finance.ts';
import { bring, contentOf, moveIn, movingFileOf, recordsOf } from '#tests/support/moving.ts';
import { makeReportedSurvey, makeShownSurvey } from '#tests/support/shown-survey.ts';
import { storedItems } from '#tests/support/stored.ts';
import { resultsOf } from '#tests/support/survey-answers.ts';
import { translate } from '#tests/support/translations.ts';
import { EVERY_TYPE, makeSurvey } from '#tests/support/surveys.ts';

const TEAMS: StoredBreakdown = {
  dimensions: [
    {
      dimension: 'team',
      whyNot: null,
      groups: [
        {
          name: 'Склад',
          invited: 8,
          answered: 5,
          cells: [{ answered: 5, counts: [0, 0, 1, 2, 2], differs: 'higher' }, null, null],
        },
      ],
      hidden: [{ name: 'Кухня', why: 'few' }],
    },
  ],
  drivers: { outcome_question_id: null, answered: 6, needed: 40, why_not: 'no_outcome', items: [] },
};

const owner = await makePerson();
const from = await makeWorkspace(owner, 'Ромашка');
const survey = await makeShownSurvey(from, {
  title: 'Силы и свет',
  questions: [
    { type: 'RATING', text: 'Хватает ли сил?' },
    { type: 'RADIO', text: 'Где вы работаете?', options: ['Офис', 'Дом'] },
    { type: 'TEXTAREA', text: 'Что изменить?' },
  ],
  answers: [
    ['5', '0', 'Больше света'],
    ['4', '1', 'Тише'],
    ['5', null, 'Позже'],
    ['4', null, 'Чаще'],
    ['3', null, 'Реже'],
    ['2', null, null],
  ],
  settled: false,
});
await createBreakdowns(table).save(survey.id, TEAMS);
const few = await makeShownSurvey(from, {
  title: 'Мало слов',
  questions: [{ type: 'TEXT', text: 'Одним словом' }],
  answers: [['Выдаст меня'], [null], [null], [null], [null]],
});
await makeShownSurvey(from, {
  title: 'По именам',
  questions: [{ type: 'TEXT', text: 'Одним словом' }],
  answers: [['Подписано']],
  isAnonymous: false,
});
const draft = await makeSurvey(owner, from, { title: 'Черновик', questions: [...EVERY_TYPE] });
await translate(owner, { kind: 'survey', id: draft.id });
const report = await makeReportedSurvey(owner, from);
const pulse = await makePoll(owner, from, { title: 'Пульс' });
const weekly = { cadence: 'weekly', weekday: 1, time: '10:00', rotation: { per_run: 1 } };
await request(polls.saveSchedule, { token: owner.token, params: { id: pulse.id }, body: weekly } as never);
const contact = await makeContact(from, { team: 'Склад' });
const blocked = await makeContact(from, { firstName: 'Закрыта', phone: null });
const place = {
  id: 'x',
  kind: 'accuracy',
  since: '2026-11-01',
  until: '2026-12-01',
  by: 'hr',
  requestId: 'x',
} as const;
const blockedItem = (await storedItems(from.id)).find(({ id }) => id === blocked.id)!;
await table.write({ kind: 'put', item: { ...blockedItem, blocked: place } as never });
await makeFinanceEmployee(owner, from, { salary: 987_654 });
await importEmployees(
  owner,
  from,
  Array.from({ length: 250 }, (_, index) => ({ name: `Сотрудник ${index}`, salary: 1000 + index })),
  { period: '2026-09' },
);
const [erased] = (await employeesIn(owner, from, '2026-09')).body.employees;
await request(finance.eraseEmployee, {
  token: owner.token,
  params: { id: from.id, employeeId: erased!.id },
} as never);
const file = await movingFileOf(owner, from);

/** A new workspace with all of the file in it. */
async function movedTo(person: Person, name: string): Promise<Workspace> {
  const to = await makeWorkspace(person, name);
  expect((await moveIn(person, to, file)).status).toBe(200);
  return to;
}

/** What the screen of results shows, but for ids and moments that follow from the move. */
function shownOf({ survey: told, stats, questions, breakdown, ...rest }: Awaited<ReturnType<typeof resultsOf>>) {
  const texts = new Map(told.questions.map(({ id, text }) => [id, text]));
  const figures = questions.map(({ question_id: id, ...figure }) => ({ ...figure, question: texts.get(id) }));
  const { title, status, anonymous, total_responses: responses, response_rate: rate } = told;
  return { title, status, anonymous, responses, rate, stats, figures, breakdown, ...rest };
}

it('moves surveys, people without an account and pay, the same but for ids, however often a part comes', async () => {
  const to = await movedTo(owner, 'Василёк');
  expect(contentOf(await movingFileOf(owner, to))).toEqual(contentOf(file));
  const stored = (await storedItems(to.id)).length;
  for (const [part, { kind }] of file.manifest.parts.entries()) {
    expect((await bring(owner, to, kind, part, file.texts[part]!)).status).toBe(200);
  }
  expect((await storedItems(to.id)).length).toBe(stored);
});

it('shows of a survey what was shown of it, and opens it never again', async () => {
  const to = await movedTo(owner, 'Лютик');
  const { token } = owner;
  const { body } = await request(surveys.listSurveys, { token, params: { id: to.id } });
  const moved = body.surveys.find(({ title }) => title === survey.title)!;
  expect(shownOf(await resultsOf(owner, moved))).toEqual(shownOf(await resultsOf(owner, survey)));
  const call = { params: { id: moved.id }, query: { question_id: moved.questions[2]!.id } };
  const { body: words } = await request(surveys.listSurveyComments, { token, ...call });
  expect(words.comments.map(({ text }) => text).toSorted()).toEqual(
    ['Больше света', 'Позже', 'Реже', 'Тише', 'Чаще'].toSorted(),
  );
  const opened = await request(surveys.updateSurvey, {
    token,
    params: { id: moved.id },
    body: { status: 'PUBLISHED' },
  });
  expect(opened.status).toBe(409);
  const asked = body.surveys.find(({ title }) => title === draft.title)!;
  expect(asked.status).toBe('DRAFT');
  expect(asked.questions.map(({ text, type, options }) => [text, type, options])).toEqual(
    draft.questions.map(({ text, type, options }) => [text, type, options]),
  );
});

it('holds of a survey nothing that its screens hide', () => {
  const text = file.texts.join('\n');
  expect(text).toContain('Больше света');
  expect(text).not.toContain('Выдаст меня');
  expect(text).not.toContain('Подписано');
  const results = recordsOf(file).map(({ title, status, results: told }) => [title, status, told] as const);
  const told = results.find(([title]) => title === survey.title)![2] as { questions: { scores: number[] }[] };
  // Two of six have said where they work: how many, and nothing of where.
  expect(told.questions.map(({ scores }) => scores.some((count) => count > 0))).toEqual([true, false, false]);
  expect(results.find(([title]) => title === 'По именам')!.slice(1)).toEqual(['DRAFT', null]);
  expect(recordsOf(file).some(({ run }) => run === few.id)).toBe(false);
});

it('brings people without an account with their numbers, sealed anew, and nobody whose data are blocked', async () => {
  const to = await movedTo(owner, 'Мак');
  const contacts = await repos.contacts.withBlocked(to.id);
  expect(contacts.map(({ firstName, team }) => [firstName, team])).toEqual([[contact.firstName, 'Склад']]);
  expect(await openPhone(contacts[0]!.phone!, to.id, vault)).toBe('+79161234567');
  await expect(openPhone(contacts[0]!.phone!, from.id, vault)).rejects.toBeInstanceOf(Error);
  expect(file.texts.join('\n')).not.toContain('Закрыта');
});

it('brings pay month by month for whoever may see it, and leaves it out where that is wished', async () => {
  const to = await movedTo(owner, 'Роза');
  const rows = async (workspace: Workspace, period: string) =>
    (await employeesIn(owner, workspace, period)).body.employees.map((row) => ({ ...row, id: null }));
  expect(await rows(to, PERIOD)).toEqual(await rows(from, PERIOD));
  expect(await rows(to, '2026-09')).toEqual(await rows(from, '2026-09'));
  const [nameless] = (await employeesIn(owner, to, '2026-09')).body.employees.filter(({ name }) => name === null);
  expect(nameless!.id).not.toBe(erased!.id);
  const without = await movingFileOf(owner, from, ['pay']);
  expect(without.manifest.parts.some(({ kind }) => kind === 'pay')).toBe(false);
  expect(without.texts.join('\n')).not.toContain('987654');
});

it('lets nothing begin by itself and opens no page: a schedule stands still, a report is a draft', async () => {
  const to = await movedTo(owner, 'Астра');
  const { token } = owner;
  const { body: list } = await request(polls.listPollLines, { token, params: { id: to.id } });
  const { id } = list.polls.find(({ title }) => title === 'Пульс')!;
  const { body: told } = await request(polls.getSchedule, { token, params: { id } });
  expect(told.schedule).toMatchObject({ cadence: 'weekly', weekday: 1, paused: true, next_at: null });
  const { body: all } = await request(surveys.listSurveys, { token, params: { id: to.id } });
  const reports = await Promise.all(
    all.surveys.map(async (one) => (await request(surveys.getSurveyReport, { token, params: { id: one.id } })).body),
  );
  const [moved] = reports.filter(({ items }) => items.length > 0);
  expect(moved).toMatchObject({ published: false, link: null, items: [{ done: 'Пятница без встреч' }] });
  const stored = JSON.stringify(await storedItems(to.id));
  expect(stored).not.toContain(report.public_token);
  // It is asked in the other language, too.
  expect(all.surveys.find(({ title }) => title === draft.title)!.translated_into.length).toBe(1);
});
