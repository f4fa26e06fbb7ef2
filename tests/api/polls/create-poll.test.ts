import { describe, expect, it } from 'vitest';
import { polls } from '#shared/contract/polls.ts';
import { request } from '#tests/support/api.ts';
import { makePerson, makeWorkspace } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';

const owner = await makePerson();
const workspace = await makeWorkspace(owner);
const question = (text: string, order_index = 0, more: object = {}) => ({ text, order_index, ...more });
const create = (changes: object) =>
  request(polls.createPoll, {
    token: owner.token,
    body: { workspace_id: workspace.id, title: 'Пульс недели', questions: [question('Как дела?')], ...changes },
  });

describe('works', () => {
  it('keeps what it is given (B3-26, B3-27, B7-15)', async () => {
    const settings = { title: 'Пульс', type: 'PULSE', is_anonymous: true, allow_anonymous_link: true };
    const reply = await create({ ...settings, questions: [question('Как дела?', 0, { is_required: false })] });
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({
      id: expect.any(String),
      language: 'ru',
      workspace_id: workspace.id,
      translated_into: [],
      ...settings,
      questions: [
        { id: expect.any(String), text: 'Как дела?', order_index: 0, is_required: false, scale: null, direction: null },
      ],
      created_at: expect.stringMatching(/Z$/),
      updated_at: reply.body.created_at,
      version: 1,
      recurrence: null,
    });
    const found = await request(polls.getPoll, { token: owner.token, params: { id: reply.body.id } });
    expect(found.body).toEqual(reply.body);
  });

  it('is of type ENPS, not anonymous, without a public link and with required questions unless told otherwise (B5-17)', async () => {
    const { body } = await create({});
    expect(body).toMatchObject({ type: 'ENPS', is_anonymous: false, allow_anonymous_link: false });
    expect(body.questions).toMatchObject([{ is_required: true }]);
  });

  it('trims texts and numbers the questions from 0 in their order (B3-28, B5-15)', async () => {
    const { body } = await create({
      title: '  Пульс ',
      questions: [
        question(' третий ', 90),
        question('первый\n', 2),
        question('второй', 7),
        question('после третьего', 90),
      ],
    });
    expect(body.title).toBe('Пульс');
    expect(body.questions.map(({ text, order_index: index }) => [index, text])).toEqual([
      [0, 'первый'],
      [1, 'второй'],
      [2, 'третий'],
      [3, 'после третьего'],
    ]);
  });

  it('gives every question an identifier of its own, equal texts or not', async () => {
    const { body } = await create({ questions: [question('Как?', 0), question('Как?', 1), question('Как?', 2)] });
    expect(new Set(body.questions.map(({ id }) => id)).size).toBe(3);
  });

  it.each(['Д’Артаньян «"и"» \\ \' ;--', '👩🏽‍🚀 Полёт', 'استطلاع الرأي', '<img src=x onerror=alert(1)>', '#n0 :v0 {{x}}'])(
    'takes the text «%s» as it is',
    async (text) => {
      const { body } = await create({ title: text, questions: [question(text)] });
      expect([body.title, body.questions[0]!.text]).toEqual([text, text]);
    },
  );

  it.each([
    [100, 200],
    [20, 1000],
  ])('takes %i questions of %i characters', async (count, length) => {
    const { body } = await create({
      questions: Array.from({ length: count }, (_, index) => question('ё'.repeat(length), index)),
    });
    expect(body.questions).toHaveLength(count);
    expect(body.questions.at(-1)).toMatchObject({ order_index: count - 1, text: 'ё'.repeat(length) });
  });
});

describe('fails', () => {
  it.each(['\0', '\u200B', '\u3164', ' \u2800\uFEFF '])(
    'a title and a question in which there is nothing to see: %j',
    async (unseen) => {
      const untitled = await create({ title: unseen });
      expect(untitled).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'title', message: 'Введите название опроса' }] },
      });
      const unasked = await create({ questions: [question(unseen)] });
      expect(unasked).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'questions.0.text', message: 'Введите текст вопроса' }] },
      });
    },
  );

  it.each<[string, object, { path: string; message: string }]>([
    ['without a title (B5-14)', { title: ' \n' }, { path: 'title', message: 'Введите название опроса' }],
    [
      'with a title of 201 characters',
      { title: 'я'.repeat(201) },
      { path: 'title', message: 'Название не длиннее 200 символов' },
    ],
    ['without questions (B5-14)', { questions: [] }, { path: 'questions', message: 'Добавьте хотя бы один вопрос' }],
    ['with no list of questions', { questions: undefined }, { path: 'questions', message: 'Добавьте вопросы' }],
    [
      'with a blank question among good ones',
      { questions: [question('Как дела?'), question(' \t ', 1)] },
      { path: 'questions.1.text', message: 'Введите текст вопроса' },
    ],
    [
      'with a question of 1001 characters',
      { questions: [question('я'.repeat(1001))] },
      { path: 'questions.0.text', message: 'Вопрос не длиннее 1000 символов' },
    ],
    [
      'with 101 questions',
      { questions: Array.from({ length: 101 }, (_, index) => question('?', index)) },
      { path: 'questions', message: 'Не больше 100 вопросов в опросе' },
    ],
    [
      'with two thousand questions',
      { questions: Array.from({ length: 2000 }, (_, index) => question('?', index)) },
      { path: 'questions', message: 'Не больше 100 вопросов в опросе' },
    ],
    [
      'with questions of 20 001 characters together',
      { questions: Array.from({ length: 21 }, (_, index) => question('я'.repeat(index < 20 ? 1000 : 1), index)) },
      { path: 'questions', message: 'Все вопросы вместе — не длиннее 20 000 символов' },
    ],
    ['of an unknown type (B1-06)', { type: 'enps' }, { path: 'type', message: 'Неизвестный тип опроса' }],
    [
      'with a question before the first',
      { questions: [question('?', -1)] },
      { path: 'questions.0.order_index', message: 'Порядок вопросов считается с нуля' },
    ],
    [
      'without a workspace (B5-18)',
      { workspace_id: undefined },
      { path: 'workspace_id', message: 'Укажите идентификатор' },
    ],
  ])('is refused %s, and nothing is stored', async (_, changes, expected) => {
    const before = await storedItems();
    const reply = await create(changes);
    expect(reply.status).toBe(422);
    expect(reply.body.errors).toEqual([expected]);
    expect(await storedItems()).toEqual(before);
  });
});
