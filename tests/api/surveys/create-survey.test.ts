import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { surveys } from '#shared/contract/surveys.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { request } from '#tests/support/api.ts';
import { makeMember, makePerson, makePlan, makePoll, makeWorkspace } from '#tests/support/factories.ts';
import { EVERY_TYPE, makeSurvey } from '#tests/support/surveys.ts';
import { languagesOf } from '#tests/support/translations.ts';

const owner = await makePerson();
const workspace = await makeWorkspace(owner);
const question = (text: string, more: object = {}) => ({ text, type: 'TEXT', ...more });
const create = (changes: object) =>
  request(surveys.createSurvey, {
    token: owner.token,
    params: { id: workspace.id },
    body: { title: 'Вовлечённость', questions: [question('Как дела?')], ...changes } as never,
  });
const texts = (questions: readonly { text: string; order: number }[]) =>
  questions.map(({ order, text }) => [order, text]);
const choice = (options: unknown, type = 'RADIO') => create({ questions: [question('Где?', { type, options })] });

describe('made of a poll', () => {
  it('says in its languages what was said there of the same texts, as checked as it was there', async () => {
    const poll = await makePoll(owner, workspace);
    const ofPoll = languagesOf(owner, { kind: 'poll', id: poll.id });
    const { body: begun } = await ofPoll.add('kk');
    const [title, first] = begun.places;
    const version = begun.translations[0]!.version;
    await ofPoll.save('kk', version, { [title!.place]: 'Атауы', [first!.place]: 'Бірінші сұрақ' });
    const questions = [question('Новый вопрос'), question(first!.text)];
    const { status, body: survey } = await create({ title: title!.text, questions, from_poll: poll.id });
    expect(status).toBe(201);
    const { body: said } = await languagesOf(owner, { kind: 'survey', id: survey.id }).read();
    const [kk] = said.translations;
    const placeOf = (text: string) => said.places.find((place) => place.text === text)!.place;
    expect(kk).toMatchObject({
      language: 'kk',
      texts: { [placeOf(first!.text)]: { text: 'Бірінші сұрақ', state: 'checked' } },
    });
    expect(kk!.texts[placeOf(title!.text)]).toMatchObject({ text: 'Атауы', state: 'checked' });
    expect(kk!.texts[placeOf('Новый вопрос')]).toBeUndefined();
  });

  it('of another workspace, or of none, brings nothing along', async () => {
    const stranger = await makePerson();
    const poll = await makePoll(stranger, await makeWorkspace(stranger));
    await languagesOf(stranger, { kind: 'poll', id: poll.id }).add('kk');
    for (const from_poll of [poll.id, randomUUID()]) {
      const { status, body: survey } = await create({ from_poll });
      expect(status).toBe(201);
      const { body } = await languagesOf(owner, { kind: 'survey', id: survey.id }).read();
      expect(body.translations).toEqual([]);
    }
  });
});

describe('works', () => {
  it('keeps what it is given (B3-40, B3-41, B3-42, B3-43, B7-29)', async () => {
    const settings = {
      title: 'Пульс отдела',
      type: 'PULSE',
      goal: 'Понять, что мешает',
      respondent_type: 'ROLES',
      selected_roles: ['сотрудник', 'hr'],
      selected_users: [],
      allow_unauthenticated: true,
      anonymous: false,
      deadline: new Date(Date.now() + 86_400_000).toISOString(),
      smallest_group: 7,
      dimensions: ['role', 'tenure'],
      results_visibility: 'from_5',
      channels: ['mail'],
      reminders: true,
    };
    const reply = await create({ ...settings, questions: EVERY_TYPE });
    expect(reply.status).toBe(201);
    const { questions, ...survey } = reply.body;
    expect(survey).toEqual({
      ...settings,
      translated_into: [],
      id: expect.any(String),
      workspace_id: workspace.id,
      created_by: owner.id,
      share_link: null,
      link_by_letter: false,
      fingerprint: null,
      status: 'DRAFT',
      created_at: expect.stringMatching(/Z$/),
      updated_at: survey.created_at,
      published_at: null,
      completed_at: null,
      total_responses: 0,
      response_rate: null,
      total_responded: 0,
      responded_at_least: false,
      average_time_spent: null,
      total_invited: null,
      waits_for_me: false,
      answered_by_me: null,
      can_edit_questions: true,
      notice: null,
      series_id: survey.id,
      version: 1,
    });
    expect(questions[2]).toEqual({
      id: expect.any(String),
      text: 'Где вы работаете?',
      type: 'RADIO',
      options: ['Офис', 'Дом'],
      required: true,
      order: 3,
      created_at: survey.created_at,
      scale: null,
      direction: null,
      theme: null,
      section: null,
      show_if: null,
      origin_id: questions[2]!.id,
    });
    const found = await request(surveys.getSurvey, { token: owner.token, params: { id: survey.id } });
    expect(found.body).toEqual(reply.body);
  });

  it('asks all members without names for an eNPS unless told otherwise', async () => {
    const { body } = await create({});
    expect(body).toMatchObject({ type: 'ENPS', respondent_type: 'ALL', anonymous: true, allow_unauthenticated: false });
    expect(body).toMatchObject({ smallest_group: 5, dimensions: ['team'], results_visibility: null, deadline: null });
  });

  it('takes all six types of questions, each with what belongs to it (B3-44, B3-46, B5-31)', async () => {
    const { body } = await create({ questions: EVERY_TYPE });
    expect(body.questions.map(({ type, scale, options, required }) => [type, scale, options, required])).toEqual([
      ['RATING', '0-10', [], true],
      ['RATING', '1-5', [], true],
      ['RADIO', null, ['Офис', 'Дом'], true],
      ['CHECKBOX', null, ['Людей', 'Времени', 'Техники'], false],
      ['YESNO', null, ['Да', 'Нет'], true],
      ['TEXT', null, [], false],
      ['TEXTAREA', null, [], false],
    ]);
  });

  it('reads enumerated values however they are written, and falls back on what it does not know (B4-39, B5-28, B5-41)', async () => {
    const { body } = await create({
      type: 'SurveyType.pulse',
      respondent_type: 'RespondentType.Roles',
      selected_roles: ['hr'],
      questions: [
        question('Где?', { type: ' QuestionType.radio', options: ['1', '2'] }),
        question('Что?', { type: 'FILE' }),
      ],
    });
    expect(body).toMatchObject({ type: 'PULSE', respondent_type: 'ROLES', status: 'DRAFT' });
    expect(body.questions.map(({ type }) => type)).toEqual(['RADIO', 'TEXT']);
    const fallen = await create({ type: 'NPS', respondent_type: 'EVERYBODY' });
    expect(fallen.body).toMatchObject({ type: 'ENPS', respondent_type: 'ALL' });
  });

  it('numbers questions from 1 in the order they are given in (B3-47, B5-32)', async () => {
    const { body } = await create({
      questions: [question('третий', { order: 3 }), question('первый', { order: 1 }), question('второй', { order: 2 })],
    });
    expect(texts(body.questions)).toEqual([
      [1, 'первый'],
      [2, 'второй'],
      [3, 'третий'],
    ]);
  });

  it('leaves out questions without a text and closes the gap (B5-38)', async () => {
    const { body } = await create({
      questions: [question('  '), question('первый'), question('\u200b'), question('второй')],
    });
    expect(texts(body.questions)).toEqual([
      [1, 'первый'],
      [2, 'второй'],
    ]);
  });

  it('leaves out empty options (B5-37)', async () => {
    expect((await choice(['Офис', ' ', '', 'Дом'])).body.questions[0]!.options).toEqual(['Офис', 'Дом']);
  });

  it('drops what has no form of a user’s id, and passes over who has left (B5-36)', async () => {
    const [member, leaver] = [await makeMember(workspace, 'сотрудник'), await makeMember(workspace, 'сотрудник')];
    await request(workspaces.leaveWorkspace, { token: leaver.token, params: { id: workspace.id } });
    const { body } = await create({
      respondent_type: 'USERS',
      selected_users: [member.id, 'не-номер', 7, null, leaver.id, member.id.toUpperCase()],
    });
    expect(body.selected_users).toEqual([member.id]);
  });

  it('keeps conditions on earlier questions, whatever the order they are sent in', async () => {
    const [where, score] = [randomUUID(), randomUUID()];
    const { status, body } = await create({
      questions: [
        question('Почему из дома?', { order: 3, show_if: { question_id: where, options: ['Дом', 'Дом'] } }),
        question('Где?', { order: 1, id: where, type: 'RADIO', options: ['Офис', 'Дом'] }),
        question('Оценка', { order: 2, id: score, type: 'RATING', scale: '0-10' }),
        question('Почему низкая?', { order: 4, show_if: { question_id: score, from: 0, to: 6 } }),
      ],
    });
    expect(status).toBe(201);
    expect(body.questions.map(({ show_if: condition }) => condition)).toEqual([
      null,
      null,
      { question_id: where, options: ['Дом'] },
      { question_id: score, from: 0, to: 6 },
    ]);
  });
});

describe('refuses', () => {
  it.each([
    ['no title', { title: ' ' }, 'title'],
    ['a title of more than 200 characters (B5-27)', { title: 'ё'.repeat(201) }, 'title'],
    ['a type that is no text', { type: 5 }, 'type'],
    ['no list of questions (B5-29)', { questions: undefined }, 'questions'],
    ['a question without a text (B5-30)', { questions: [{ type: 'TEXT' }] }, 'questions.0.text'],
    ['a text of more than 1000 characters (B3-45)', { questions: [question('ё'.repeat(1001))] }, 'questions.0.text'],
    [
      'a type of a question that is no text (B5-31)',
      { questions: [question('?', { type: null })] },
      'questions.0.type',
    ],
    [
      'orders that repeat (B5-32)',
      { questions: [question('а', { order: 1 }), question('б', { order: 1 })] },
      'questions.1.order',
    ],
    [
      'orders with a gap (B5-32)',
      { questions: [question('а', { order: 1 }), question('б', { order: 3 })] },
      'questions.1.order',
    ],
    ['an order below 1 (B5-32)', { questions: [question('а', { order: 0 })] }, 'questions.0.order'],
    [
      'an order that an empty question takes',
      { questions: [question('', { order: 1 }), question('б', { order: 1 })] },
      'questions.1.order',
    ],
    [
      'options that are no list (B5-33)',
      { questions: [question('?', { type: 'RADIO', options: 'Да, Нет' })] },
      'questions.0.options',
    ],
    [
      'one option (B5-37)',
      { questions: [question('?', { type: 'RADIO', options: ['Да', ' '] })] },
      'questions.0.options',
    ],
    ['no options (B5-37)', { questions: [question('?', { type: 'CHECKBOX' })] }, 'questions.0.options'],
    [
      'options that repeat',
      { questions: [question('?', { type: 'CHECKBOX', options: ['Да', 'Да ', 'Нет'] })] },
      'questions.0.options',
    ],
    ['roles without any (B5-34)', { respondent_type: 'ROLES', selected_roles: [] }, 'selected_roles'],
    ['users without any (B5-35)', { respondent_type: 'USERS' }, 'selected_users'],
    [
      'users of whom none has an id’s form (B5-35, B5-36)',
      { respondent_type: 'USERS', selected_users: ['я'] },
      'selected_users',
    ],
    [
      'a user who never was a member',
      { respondent_type: 'USERS', selected_users: [randomUUID(), owner.id] },
      'selected_users',
    ],
    ['a deadline that is past', { deadline: '2020-01-01T00:00:00Z' }, 'deadline'],
    ['anonymous answers that are seen as they come', { results_visibility: 'live' }, 'results_visibility'],
    ['a group of two', { smallest_group: 2 }, 'smallest_group'],
    ['something unknown', { colour: 'red' }, ''],
  ])('%s', async (_, changes, path) => {
    const { status, body } = await create(changes);
    expect([status, (body as never as { errors: { path: string }[] }).errors.map((one) => one.path)]).toEqual([
      422,
      [path],
    ]);
  });

  it.each([
    ['no questions', []],
    ['questions of which none has a text', [question(' '), question('')]],
  ])('%s, with the words of the specification (B5-29, B5-39)', async (_, questions) => {
    const { status, body } = await create({ questions });
    expect(status).toBe(422);
    expect(body).toMatchObject({ detail: 'At least one valid question is required', code: 'invalid' });
  });

  const [first, second] = [randomUUID(), randomUUID()];
  const radio = { id: first, type: 'RADIO', options: ['Офис', 'Дом'] };
  it.each([
    ['on a question that is not there', question('Что?'), { question_id: randomUUID(), options: ['Дом'] }],
    ['on itself', question('Что?', { id: second, type: 'YESNO' }), { question_id: second, options: ['Да'] }],
    ['on an option that is not there', question('Что?'), { question_id: first, options: ['Дача'] }],
    ['on a number of a question without a scale', question('Что?'), { question_id: first, from: 1, to: 2 }],
  ])('a condition %s', async (_, asked, show_if) => {
    const { status, body } = await create({ questions: [question('Где?', radio), { ...asked, show_if }] });
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: [{ path: 'questions.1.show_if' }] });
  });

  it.each([
    [0, 3],
    [4, 6],
    [4, 2],
  ])('a condition from %i to %i on a scale from 1 to 5', async (from, to) => {
    const show_if = { question_id: first, from, to };
    const { status } = await create({
      questions: [question('Как?', { id: first, type: 'RATING' }), question('?', { show_if })],
    });
    expect(status).toBe(422);
  });

  it('a condition on a later question, and on one without a text', async () => {
    for (const text of ['Где?', ' ']) {
      const later = question(text, { ...radio, order: text === ' ' ? 1 : 2 });
      const { status } = await create({
        questions: [
          question('Что?', { order: text === ' ' ? 2 : 1, show_if: { question_id: first, options: ['Дом'] } }),
          later,
        ],
      });
      expect(status).toBe(422);
    }
  });

  it('says every mistake at once', async () => {
    const { body } = await create({ questions: [question('?', { type: 'RADIO' }), question('а', { order: 9 })] });
    expect((body as never as { errors: unknown[] }).errors).toHaveLength(2);
  });

  it('more in a month than the plan has, polls and surveys together', async () => {
    const person = await makePerson();
    await makePlan(person, 'startup');
    const place = await makeWorkspace(person);
    await makePoll(person, place);
    await makeSurvey(person, place);
    await makeSurvey(person, place);
    const reply = await request(surveys.createSurvey, {
      token: person.token,
      params: { id: place.id },
      body: { title: 'Четвёртое', questions: [{ text: 'Как?', type: 'TEXT' }] },
    });
    expect([reply.status, reply.body]).toMatchObject([402, { code: 'plan_limit' }]);
  });
});
