import { beforeEach, describe, expect, it } from 'vitest';
import { answers } from '#shared/contract/answers.ts';
import { surveys } from '#shared/contract/surveys.ts';
import type { GivenSurveyReport } from '#shared/models/survey-results.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { atOnce } from '#tests/support/at-once.ts';
import { request } from '#tests/support/api.ts';
import { makeMember, makePerson, makePlan, makeWorkspace, type Person } from '#tests/support/factories.ts';
import { makeShownSurvey } from '#tests/support/shown-survey.ts';
import { makeSurvey } from '#tests/support/surveys.ts';

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

const get = ({ id }: Made, by = owner) => request(surveys.getSurveyReport, { token: by.token, params: { id } });
const save = ({ id }: Made, change: object = {}, by = owner) =>
  request(surveys.saveSurveyReport, { token: by.token, params: { id }, body: { ...REPORT, ...change } });
const open = (link: string) => request(answers.getPublicSurveyReport, { params: { link } });
async function published(survey: Made, change: Partial<GivenSurveyReport> = {}): Promise<string> {
  const reply = await save(survey, { published: true, ...change });
  expect(reply.status).toBe(200);
  return reply.body.link!;
}

describe('a report', () => {
  it('is empty before anybody writes it, and has no page', async () => {
    const { status, body } = await get(await make());
    expect(status).toBe(200);
    expect(body).toMatchObject({ intro: '', items: [], question_ids: [], published: false, link: null, version: 0 });
  });

  it('is kept as it was written, with what the page will show', async () => {
    const survey = await make();
    const reply = await save(survey, { question_ids: [survey.questions[0]!.id] });
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ ...REPORT, question_ids: [survey.questions[0]!.id], link: null, version: 1 });
    expect(reply.body.preview).toMatchObject({
      title: 'Как нам работается',
      workspace_name: 'Ромашка',
      responses: 6,
      people_asked: 8,
      anonymous: true,
      items: [ITEM],
    });
    expect((await get(survey)).body).toEqual(reply.body);
  });

  it('can be begun in a draft, where there is nothing to show yet', async () => {
    const draft = await makeSurvey(owner, workspace);
    const reply = await save(draft);
    expect(reply).toMatchObject({ status: 200, body: { preview: { responses: 0, questions: [], to: null } } });
  });
});

describe('its page', () => {
  it('is open to everybody who has the link, without an account, and says what the preview said', async () => {
    const survey = await make();
    const chosen = [survey.questions[1]!.id, survey.questions[0]!.id];
    const link = await published(survey, { question_ids: chosen });
    const page = await open(link);
    expect(page.status).toBe(200);
    expect(page.body).toEqual((await get(survey)).body.preview);
    expect(page.body.questions).toEqual([
      {
        text: 'Хватает ли вам сил?',
        direction: null,
        answered: 6,
        mean: { value: 4, low: expect.any(Number), high: expect.any(Number), max: 5 },
        options: [],
      },
      {
        text: 'Где вы работаете?',
        direction: null,
        answered: 6,
        mean: null,
        options: [
          { text: 'В офисе', count: 2 },
          { text: 'Дома', count: 4 },
        ],
      },
    ]);
  });

  it('shows nothing else of the survey: no ids, no words of respondents, no people', async () => {
    const survey = await make();
    const page = await open(await published(survey));
    expect(Object.keys(page.body).toSorted()).toEqual([
      'anonymous',
      'from',
      'intro',
      'items',
      'people_asked',
      'questions',
      'responses',
      'title',
      'to',
      'workspace_name',
    ]);
    for (const hidden of ['Тайна', survey.id, owner.id, owner.email, workspace.id, survey.questions[0]!.id]) {
      expect(page.text).not.toContain(hidden);
    }
  });

  it('is one 404 when closed, never opened or guessed, and comes back under the same link', async () => {
    const survey = await make();
    const link = await published(survey);
    const closed = await save(survey, { published: false });
    expect(closed.body).toMatchObject({ published: false, link });
    const gone = await open(link);
    expect(gone.status).toBe(404);
    expect(await published(survey)).toBe(link);
    expect((await open(link)).status).toBe(200);
    const guessed = `${link.slice(0, -2)}${link.at(-2) === 'A' ? 'B' : 'A'}${link.slice(-1)}`;
    for (const wrong of [guessed, 'нет такой', survey.id, `${link}x`, 'A'.repeat(200)]) {
      const reply = await open(wrong);
      expect([reply.status, reply.text]).toEqual([404, gone.text]);
    }
  });

  it('says what was last published', async () => {
    const survey = await make();
    const link = await published(survey);
    const first = (await open(link)).body;
    expect((await save(survey, { published: true, intro: 'Ещё раз спасибо' })).status).toBe(200);
    expect((await open(link)).body).toEqual({ ...first, intro: 'Ещё раз спасибо' });
  });

  it('goes with its survey at once', async () => {
    const survey = await make();
    const link = await published(survey);
    expect((await request(surveys.deleteSurvey, { token: owner.token, params: { id: survey.id } })).status).toBe(204);
    expect((await open(link)).status).toBe(404);
    expect((await save(survey)).status).toBe(404);
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

  it('are none while the survey is open, in the preview neither', async () => {
    const questions = QUESTIONS.map((question) => ({ ...question, required: true }));
    const survey = await make({ status: 'PUBLISHED', questions });
    const chosen = { question_ids: [survey.questions[0]!.id] };
    expect((await save(survey, chosen)).body.preview.questions).toEqual([]);
    const reply = await save(survey, { ...chosen, published: true });
    expect([reply.status, reply.body]).toMatchObject([409, { detail: expect.stringContaining('завершите') }]);
    expect((await get(survey)).body).toMatchObject({ published: false, link: null, version: 1 });
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

  it('a question of another survey, and one that is answered in words', async () => {
    const [survey, other] = [await make(), await make()];
    const reply = await save(survey, { question_ids: [other.questions[0]!.id, survey.questions[2]!.id] });
    expect([reply.status, reply.body.errors]).toEqual([
      422,
      [
        { path: 'question_ids.0', message: 'Этого вопроса нет в исследовании' },
        { path: 'question_ids.1', message: 'На этот вопрос отвечают словами: цифр по нему нет' },
      ],
    ]);
  });

  it('markup is text like any other', async () => {
    const said = '<script>alert(1)</script> & "кавычки"';
    const survey = await make();
    const link = await published(survey, { items: [{ ...ITEM, said }] });
    expect((await open(link)).body.items[0]!.said).toBe(said);
  });

  it('a change made from an older version with 409, and loses nothing of the newer one', async () => {
    const survey = await make();
    await save(survey, { intro: 'Первая', version: 0 });
    expect((await save(survey, { intro: 'Вторая', version: 1 })).status).toBe(200);
    const late = await save(survey, { intro: 'Опоздала', version: 1 });
    expect(late).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await get(survey)).body).toMatchObject({ intro: 'Вторая', version: 2 });
  });

  it('all but one of several who save at once from the same version', async () => {
    const survey = await make();
    for (const version of [0, 1]) {
      const tries = await atOnce([1, 2, 3].map((number) => () => save(survey, { intro: `Автор ${number}`, version })));
      expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    }
    expect((await get(survey)).body.version).toBe(2);
  });

  it('an employee with 403, also to read it before it is published', async () => {
    const [survey, employee] = [await make(), await makeMember(workspace, 'сотрудник')];
    expect((await get(survey, employee)).status).toBe(403);
    expect((await save(survey, {}, employee)).status).toBe(403);
  });

  it('to write in a workspace that can only be read with 402, and lets its page be closed', async () => {
    const survey = await make();
    const link = await published(survey);
    for (let members = 1; members < 5; members++) await makeMember(workspace, 'сотрудник');
    await makePlan(owner, 'startup');
    expect((await save(survey, { published: true, intro: 'Новое' })).status).toBe(402);
    expect((await save(survey, { published: false })).status).toBe(200);
    expect((await open(link)).status).toBe(404);
  });
});
