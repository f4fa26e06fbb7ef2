import { beforeEach, describe, expect, it } from 'vitest';
import { answers } from '#shared/contract/answers.ts';
import { surveys } from '#shared/contract/surveys.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request } from '#tests/support/api.ts';
import { makePerson, makeWorkspace, type Person } from '#tests/support/factories.ts';
import { makeShownSurvey } from '#tests/support/shown-survey.ts';
import { makeSurvey } from '#tests/support/surveys.ts';
import type { GivenReport } from '#shared/models/run-report.ts';

let owner: Person;
let workspace: Workspace;
beforeEach(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner, 'Ромашка');
});

const QUESTIONS = [
  { type: 'RATING', text: 'Хватает ли вам сил?' },
  { type: 'RADIO', text: 'Где вы работаете?', options: ['В офисе', 'Дома'] },
  { type: 'TEXTAREA', text: 'Что изменить?' },
  { type: 'CHECKBOX', text: 'Чего не хватает?', options: ['Людей', 'Времени', 'Техники'] },
] as const;
/** Six answers; only four to the last question. */
const ANSWERS = [
  ['4', '0', 'Тайна первого', '0,1'],
  ['4', '0', 'Тайна второго', '1'],
  ['5', '1', null, '1,2'],
  ['3', '1', null, '1'],
  ['4', '1', null, null],
  ['4', '1', null, null],
];
const make = (change: Partial<Parameters<typeof makeShownSurvey>[1]> = {}) =>
  makeShownSurvey(workspace, { questions: QUESTIONS, answers: ANSWERS, invited: 8, ...change });

interface Made {
  readonly id: string;
}
const ITEM = {
  said: 'Не хватает времени на отладку',
  done: 'Пятница без встреч.\nС первого декабря.',
  state: 'done',
  responsible: 'Мария, HR',
} as const;
const REPORT = { intro: 'Спасибо всем', items: [ITEM], question_ids: [], published: false };

const get = ({ id }: Made) => request(surveys.getSurveyReport, { token: owner.token, params: { id } });
const save = ({ id }: Made, change: object = {}) =>
  request(surveys.saveSurveyReport, { token: owner.token, params: { id }, body: { ...REPORT, ...change } });
const open = (link: string) => request(answers.getPublicReport, { params: { link } });
async function published(survey: Made, change: Partial<GivenReport> = {}): Promise<string> {
  const reply = await save(survey, { published: true, ...change });
  expect(reply.status).toBe(200);
  return reply.body.link!;
}

/* What holds of a report of a survey alone, and of its texts; report.long.test.ts says the rest. */

describe('a report', () => {
  it('says how many of those who were invited have answered', async () => {
    const survey = await make();
    const { preview } = (await save(survey)).body;
    expect(preview).toMatchObject({ title: 'Как нам работается', responses: 6, people_asked: 8 });
  });

  it('can be begun in a draft, where there is nothing to show yet', async () => {
    const draft = await makeSurvey(owner, workspace);
    const reply = await save(draft);
    expect(reply).toMatchObject({ status: 200, body: { preview: { responses: 0, questions: [], to: null } } });
  });
});

describe('its page', () => {
  it('has the figures of the chosen questions in the order of the survey', async () => {
    const survey = await make();
    const chosen = [survey.questions[1]!.id, survey.questions[0]!.id];
    const link = await published(survey, { question_ids: chosen });
    const page = await open(link);
    expect(page.body.questions).toEqual([
      {
        text: 'Хватает ли вам сил?',
        direction: null,
        answered: 6,
        mean: { value: 4, low: expect.any(Number), high: expect.any(Number), max: 5 },
        enps: null,
        options: [],
      },
      {
        text: 'Где вы работаете?',
        direction: null,
        answered: 6,
        mean: null,
        enps: null,
        options: [
          { text: 'В офисе', count: 2 },
          { text: 'Дома', count: 4 },
        ],
      },
    ]);
  });
});

describe('figures on a page', () => {
  it('are not of a question that fewer than the smallest group answered', async () => {
    const survey = await make();
    const link = await published(survey, {
      question_ids: survey.questions.flatMap(({ id, kind }) => (kind === 'TEXTAREA' ? [] : [id])),
    });
    const { questions } = (await open(link)).body;
    expect(questions.map(({ text }) => text)).toEqual(['Хватает ли вам сил?', 'Где вы работаете?']);
  });

  it('follow the smallest group of the survey', async () => {
    const survey = await make({ smallestGroup: 3 });
    const link = await published(survey, { question_ids: [survey.questions[3]!.id] });
    expect((await open(link)).body.questions).toMatchObject([
      { answered: 4, options: [{ count: 1 }, { count: 4 }, { count: 1 }] },
    ]);
  });

  it('are none before its results are settled: no page opens with figures that change', async () => {
    const survey = await make({ settled: false });
    const reply = await save(survey, { published: true });
    expect([reply.status, reply.body]).toMatchObject([409, { detail: expect.stringContaining('готовятся') }]);
  });

  it.each([3, 5, 7])('need a smallest group of %i who answered: below it no page opens', async (smallestGroup) => {
    const survey = await make({ smallestGroup, answers: ANSWERS.slice(0, smallestGroup - 1) });
    const reply = await save(survey, { published: true });
    expect([reply.status, reply.body]).toMatchObject([409, { code: 'conflict' }]);
    expect(JSON.stringify(reply.body)).toContain('можно узнать человека');
  });
});

describe('refuses', () => {
  it.each<[string, object, string, string]>([
    ['nothing heard', { items: [{ ...ITEM, said: ' \u200b ' }] }, 'items.0.said', 'Напишите, что вы услышали'],
    ['nothing done', { items: [{ ...ITEM, done: ' \u200b' }] }, 'items.0.done', 'Напишите, что вы решили'],
    ['too much heard', { items: [{ ...ITEM, said: 'Я'.repeat(201) }] }, 'items.0.said', 'Не длиннее 200 символов'],
    ['too much done', { items: [{ ...ITEM, done: 'Я'.repeat(601) }] }, 'items.0.done', 'Не длиннее 600 символов'],
    ['a long intro', { intro: 'Я'.repeat(601) }, 'intro', 'Не длиннее 600 символов'],
    [
      'a long name',
      { items: [{ ...ITEM, responsible: 'Я'.repeat(121) }] },
      'items.0.responsible',
      'Не длиннее 120 символов',
    ],
    ['an unknown state', { items: [{ ...ITEM, state: 'maybe' }] }, 'items.0.state', 'Неизвестное состояние'],
    [
      'a text that turns around',
      { items: [{ ...ITEM, said: 'Премии \u202eтен' }] },
      'items.0.said',
      'Уберите переносы строк и управляющие символы',
    ],
    ['a hidden character', { intro: 'Спасибо\u0000' }, 'intro', 'Уберите управляющие символы'],
    [
      'a name of two lines',
      { items: [{ ...ITEM, responsible: 'Мария\nHR' }] },
      'items.0.responsible',
      'Уберите управляющие символы',
    ],
    ['too many items', { items: Array.from({ length: 21 }, () => ITEM) }, 'items', 'Не больше 20 пунктов'],
    [
      'no item on a page',
      { items: [], published: true },
      'items',
      'Добавьте хотя бы один пункт: рассказывать пока не о чём',
    ],
  ])('%s', async (_, change, path, message) => {
    const survey = await make();
    const reply = await save(survey, change);
    expect([reply.status, reply.body.errors]).toEqual([422, [{ path, message }]]);
    expect((await get(survey)).body.version).toBe(0);
  });

  it('markup is text like any other', async () => {
    const said = '<script>alert(1)</script> & "кавычки"';
    const survey = await make();
    const link = await published(survey, { items: [{ ...ITEM, said }] });
    expect((await open(link)).body.items[0]!.said).toBe(said);
  });
});
