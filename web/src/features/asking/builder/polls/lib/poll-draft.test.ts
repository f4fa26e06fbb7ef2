import { describe, expect, it } from 'vitest';
import { NewPoll, type Poll, PollChange } from '#shared/models/poll.ts';
import {
  addQuestion,
  isComplete,
  isStored,
  changeQuestion,
  mistakesOf,
  moveQuestion,
  NEW_POLL,
  rebased,
  removeQuestion,
  returnQuestion,
  sameDraft,
  scaleKey,
  toDraft,
  toNewPoll,
  toPollChange,
  type PollDraft,
} from './poll-draft.ts';

const workspace = '6f1d1c1e-2f6b-4c7e-9a52-0c8f6f0f7a11';
const withTexts = (...texts: string[]): PollDraft => ({
  ...NEW_POLL,
  title: 'Пульс',
  questions: texts.map((text, key) => ({ key, text, required: true, scale: null, direction: null })),
});
const texts = (draft: PollDraft) => draft.questions.map((question) => question.text);

describe('a new poll', () => {
  it('starts as ENPS, without a public link, with one blank required question (B5-17), and, on purpose, anonymous', () => {
    expect(NEW_POLL).toMatchObject({ type: 'ENPS', anonymous: true, publicLink: false });
    expect(NEW_POLL.questions).toEqual([{ key: 0, text: '', required: true, scale: null, direction: null }]);
  });

  it('can be created with a trimmed title and one question with text only (B5-14)', () => {
    expect(isComplete(withTexts('Как дела?', ' '))).toBe(true);
    expect(isComplete({ ...withTexts('Как дела?'), title: '  \t' })).toBe(false);
    expect(isComplete(withTexts(' ', '\n'))).toBe(false);
  });
});

describe('the question list', () => {
  it('adds a blank required question at the end (B2-47)', () => {
    expect(addQuestion(withTexts('Первый')).questions).toEqual([
      { key: 0, text: 'Первый', required: true, scale: null, direction: null },
      { key: 1, text: '', required: true, scale: null, direction: null },
    ]);
  });

  it('never becomes empty: removing the last leaves a blank required one (B5-16)', () => {
    const draft = changeQuestion(withTexts('Единственный'), 0, { required: false });
    expect(removeQuestion(draft, 0).questions).toEqual([
      { key: 1, text: '', required: true, scale: null, direction: null },
    ]);
  });

  it('removes the one that was meant, and gives no key twice (B2-47)', () => {
    const draft = removeQuestion(addQuestion(withTexts('А', 'Б', 'В')), 1);
    expect(texts(draft)).toEqual(['А', 'В', '']);
    expect(new Set(addQuestion(draft).questions.map((question) => question.key)).size).toBe(4);
  });

  it('puts a suggested question into the blank first place', () => {
    expect(texts(addQuestion(NEW_POLL, { text: 'Порекомендуете?' }))).toEqual(['Порекомендуете?']);
    expect(texts(addQuestion(withTexts('Свой'), { text: 'Порекомендуете?' }))).toEqual(['Свой', 'Порекомендуете?']);
  });
});

describe('the scale of an eNPS poll', () => {
  it('is the first question with text, since blank ones are not sent', () => {
    expect(scaleKey(withTexts('Хорошо ли вам у нас?', 'Почему?'))).toBe(0);
    expect(scaleKey(withTexts(' ', 'Хорошо ли вам у нас?'))).toBe(1);
    expect(scaleKey(withTexts('', ''))).toBe(0);
  });

  it('is missing from a pulse poll', () => {
    expect(scaleKey({ ...withTexts('Порекомендуете ли вы нас?'), type: 'PULSE' })).toBeNull();
  });
});

describe('the request', () => {
  it('drops blank questions, trims texts and numbers them from 0 (B5-15, B3-28)', () => {
    const body = toNewPoll({ ...withTexts('  Первый ', '   ', 'Второй\n'), title: ' Пульс ' }, workspace);
    expect(body.title).toBe('Пульс');
    expect(body.questions).toEqual([
      { text: 'Первый', order_index: 0, is_required: true },
      { text: 'Второй', order_index: 1, is_required: true },
    ]);
  });

  it('says of a new question what it is answered on where that is a scale, of a stored one always', () => {
    const draft = changeQuestion(withTexts('Первый', 'Второй'), 1, { scale: '1-5' });
    expect(toNewPoll(draft, workspace).questions).toEqual([
      { text: 'Первый', order_index: 0, is_required: true },
      { text: 'Второй', order_index: 1, is_required: true, scale: '1-5' },
    ]);
    const stored = { ...draft, questions: draft.questions.map((question) => ({ ...question, id: workspace })) };
    expect(toPollChange(stored, 1)).toMatchObject({ questions: [{ scale: null }, { scale: '1-5' }] });
    expect(sameDraft(stored, changeQuestion(stored, 1, { scale: null }))).toBe(false);
  });

  it('says which of its answers are the better ones, of a scale alone', () => {
    const chosen = { scale: '1-5', direction: 'lower_is_better' } as const;
    const draft = changeQuestion(withTexts('Первый', 'Второй'), 1, chosen);
    expect(toNewPoll({ ...draft, type: 'PULSE' }, workspace).questions[1]).toMatchObject(chosen);
    const words = changeQuestion(draft, 1, { scale: null });
    expect(toNewPoll({ ...words, type: 'PULSE' }, workspace).questions[1]).not.toHaveProperty('direction');
    // A question that is a scale again has what was said of it.
    expect(changeQuestion(words, 1, { scale: '1-5' })).toEqual(draft);
    const ready = { text: 'Какой была нагрузка?', scale: '0-10', direction: 'lower_is_better' } as const;
    expect(addQuestion(NEW_POLL, ready).questions).toEqual([{ key: 0, required: true, ...ready }]);
  });

  it('carries the workspace and passes the contract (B5-18, B7-15)', () => {
    const body = toNewPoll(withTexts('Как дела?'), workspace);
    expect(body.workspace_id).toBe(workspace);
    expect(NewPoll.safeParse(body).success).toBe(true);
  });
});

describe('a stored poll', () => {
  const ids = [1, 2, 3].map((n) => `6f1d1c1e-2f6b-4c7e-9a52-0c8f6f0f7a1${n}`);
  const question = (n: number, is_required = true) => ({
    id: ids[n] ?? '',
    text: `Вопрос ${n}`,
    order_index: n,
    is_required,
    scale: null,
    direction: null,
  });
  const poll: Poll = {
    id: ids[0] ?? '',
    workspace_id: workspace,
    title: 'Пульс',
    type: 'PULSE',
    is_anonymous: true,
    allow_anonymous_link: false,
    questions: [question(2), question(0, false), question(1)],
    created_at: '2026-11-21T09:00:00.000Z',
    updated_at: '2026-11-21T09:00:00.000Z',
    recurrence: null,
    version: 3,
  };

  it('is shown in its order, required unless it is explicitly not (B5-21)', () => {
    const [first, ...others] = poll.questions;
    // Border: an older server may leave the flag out.
    const bare = { ...first, is_required: undefined, scale: null } as unknown as Poll['questions'][number];
    const draft = toDraft({ ...poll, questions: [bare, ...others] });
    expect(draft.questions.map(({ id, required }) => [id, required])).toEqual([
      [ids[0], false],
      [ids[1], true],
      [ids[2], true],
    ]);
    expect(draft).toMatchObject({ title: 'Пульс', type: 'PULSE', anonymous: true, publicLink: false });
    const rated = toDraft({ ...poll, questions: [{ ...question(0), scale: '1-5' }] });
    expect(rated.questions.map(({ scale }) => scale)).toEqual(['1-5']);
  });

  it('is sent whole, its questions by their ids and numbered anew after one was removed (B7-17, B5-20)', () => {
    const draft = addQuestion(removeQuestion(toDraft(poll), 1));
    const added = changeQuestion(draft, 3, { text: ' Новый ' });
    const body = toPollChange(added, 3);
    expect(body).toEqual({
      title: 'Пульс',
      type: 'PULSE',
      is_anonymous: true,
      allow_anonymous_link: false,
      version: 3,
      questions: [
        { id: ids[0], text: 'Вопрос 0', order_index: 0, is_required: false, scale: null, direction: null },
        { id: ids[2], text: 'Вопрос 2', order_index: 1, is_required: true, scale: null, direction: null },
        { text: 'Новый', order_index: 2, is_required: true },
      ],
    });
    expect(PollChange.safeParse(body).success).toBe(true);
  });

  it('is the same until something that would be sent differs', () => {
    const draft = toDraft(poll);
    expect(sameDraft(draft, addQuestion(draft))).toBe(true);
    expect(sameDraft(draft, moveQuestion(draft, 0, 2))).toBe(false);
    expect(sameDraft(draft, { ...draft, anonymous: false })).toBe(false);
  });

  it('is recognised as what was sent, whatever ids its new questions were given', () => {
    const sent = changeQuestion(addQuestion(addQuestion(removeQuestion(toDraft(poll), 1))), 3, { text: ' Новый ' });
    const arrived = {
      ...poll,
      version: 4,
      questions: [
        question(0, false),
        { ...question(2), order_index: 1 },
        { ...question(1), text: 'Новый', order_index: 2 },
      ],
    };
    expect(isStored(sent, arrived)).toBe(true);
    expect(isStored(sent, { ...arrived, title: 'Чужой' })).toBe(false);
    expect(isStored(sent, { ...arrived, questions: arrived.questions.slice(0, 2) })).toBe(false);
    expect(isStored(moveQuestion(sent, 0, 1), arrived)).toBe(false);
    expect(isStored(changeQuestion(sent, 3, { required: false }), arrived)).toBe(false);
    expect(isStored(changeQuestion(sent, 3, { scale: '0-10' }), arrived)).toBe(false);
    // Two stored questions of the same words that changed places are another poll.
    const twins = { ...poll, questions: [question(0), { ...question(1), text: 'Вопрос 0' }] };
    expect(isStored(moveQuestion(toDraft(twins), 0, 1), twins)).toBe(false);
  });

  it('saved over a newer version names no question that is gone', () => {
    const newest = { ...poll, questions: [question(0), question(2)] };
    expect(rebased(toDraft(poll), newest).questions.map(({ id }) => id)).toEqual([ids[0], undefined, ids[2]]);
  });
});

describe('the order of questions', () => {
  const draft = withTexts('А', 'Б', 'В');

  it('changes by moving one to another place, never out of the list', () => {
    expect(texts(moveQuestion(draft, 0, 2))).toEqual(['Б', 'В', 'А']);
    expect(texts(moveQuestion(draft, 2, 0))).toEqual(['В', 'А', 'Б']);
    expect(moveQuestion(draft, 0, -1)).toBe(draft);
    expect(moveQuestion(draft, 2, 3)).toBe(draft);
    expect(moveQuestion(draft, 9, 0)).toBe(draft);
  });

  it('is restored when a removed question comes back', () => {
    const [, second] = draft.questions;
    if (!second) throw new Error('Three questions have a second one');
    expect(returnQuestion(removeQuestion(draft, 1), second, 1)).toEqual(draft);
    const only = withTexts('Один');
    const [lone] = only.questions;
    if (!lone) throw new Error('One question is the first');
    expect(returnQuestion(removeQuestion(only, 0), lone, 0).questions).toEqual(only.questions);
  });
});

describe('mistakes the server found', () => {
  it('return to their fields, past the blank questions that were not sent', () => {
    const mistakes = mistakesOf(withTexts('', 'А', '', 'Б'), [
      { path: 'questions.1.text', message: 'Вопрос не длиннее 1000 символов' },
      { path: 'title', message: 'Введите название опроса' },
      { path: 'questions', message: 'Не больше 100 вопросов в опросе' },
    ]);
    expect(mistakes.title).toBe('Введите название опроса');
    expect([...mistakes.questions]).toEqual([[3, 'Вопрос не длиннее 1000 символов']]);
  });
});
