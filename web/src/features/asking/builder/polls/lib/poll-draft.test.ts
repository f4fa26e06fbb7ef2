import { describe, expect, it } from 'vitest';
import { NewPoll, type Poll, PollChange } from '#shared/models/poll.ts';
import { questionsOf } from '../../lib/draft.ts';
import { addItems, addReady, changeQuestion, moveItem, removeItem, returnItem } from '../../lib/edit-draft.ts';
import {
  asAsked,
  blankQuestion,
  hasText,
  isStored,
  NEW_POLL,
  ofPoll,
  ON_SCALE,
  type PollDraft,
  sameDraft,
  toDraft,
  toNewPoll,
  toPollChange,
  toQuestion,
  WORDS,
} from './poll-draft.ts';
import { isComplete, problemsOf } from './problems.ts';

const workspace = '6f1d1c1e-2f6b-4c7e-9a52-0c8f6f0f7a11';
const words = (text: string, id: string) => toQuestion({ id, text, required: true, scale: null, direction: null });
/** A draft of these questions, whose ids are their places. */
const withTexts = (...texts: string[]): PollDraft => ({
  ...NEW_POLL,
  title: 'Пульс',
  items: texts.map((text, at) => words(text, String(at))),
});
const texts = (draft: PollDraft) => questionsOf(draft).map(({ text }) => text);
const ids = (draft: PollDraft) => draft.items.map(({ id }) => id);
const BLANK = { text: '', required: true, scale: null, direction: null };

describe('a new poll', () => {
  it('starts as ENPS, without a public link, with one blank required question (B5-17), and, on purpose, anonymous', () => {
    expect(NEW_POLL).toMatchObject({ type: 'ENPS', anonymous: true, publicLink: false });
    expect(questionsOf(NEW_POLL).map(ofPoll)).toMatchObject([BLANK]);
    expect(hasText(NEW_POLL)).toBe(false);
  });

  it('can be created with a trimmed title and one question with text only (B5-14)', () => {
    expect(isComplete(withTexts('Как дела?', ' '))).toBe(true);
    expect(isComplete({ ...withTexts('Как дела?'), title: '  \t' })).toBe(false);
    expect(isComplete(withTexts(' ', '\n'))).toBe(false);
  });
});

describe('the question list', () => {
  it('adds a blank required question at the end (B2-47)', () => {
    const added = addItems(withTexts('Первый'), [blankQuestion()]);
    expect(texts(added)).toEqual(['Первый', '']);
    expect(questionsOf(added).map(ofPoll)[1]).toMatchObject(BLANK);
  });

  it('never becomes empty: removing the last leaves a blank required one (B5-16)', () => {
    const draft = changeQuestion(withTexts('Единственный'), '0', { required: false });
    expect(questionsOf(removeItem(draft, '0', blankQuestion)).map(ofPoll)).toMatchObject([BLANK]);
  });

  it('removes the one that was meant, and gives no id twice (B2-47)', () => {
    const draft = removeItem(addItems(withTexts('А', 'Б', 'В'), [blankQuestion()]), '1', blankQuestion);
    expect(texts(draft)).toEqual(['А', 'В', '']);
    expect(new Set(ids(addItems(draft, [blankQuestion()]))).size).toBe(4);
  });

  it('puts a suggested question into the blank first place', () => {
    const suggested = words('Порекомендуете?', 's');
    expect(texts(addReady(NEW_POLL, [suggested]))).toEqual(['Порекомендуете?']);
    expect(texts(addReady(withTexts('', 'Свой'), [suggested]))).toEqual(['Порекомендуете?', 'Свой']);
    expect(texts(addReady(withTexts('Свой'), [suggested]))).toEqual(['Свой', 'Порекомендуете?']);
  });
});

describe('the scale of an eNPS poll', () => {
  const scales = (draft: PollDraft) => questionsOf(asAsked(draft)).map(({ theme }) => theme === 'enps');

  it('is the first question with text, since blank ones are not sent', () => {
    expect(scales(withTexts('Хорошо ли вам у нас?', 'Почему?'))).toEqual([true, false]);
    expect(scales(withTexts(' ', 'Хорошо ли вам у нас?'))).toEqual([false, true]);
    expect(scales(withTexts('', ''))).toEqual([true, false]);
    expect(questionsOf(asAsked(withTexts('Хорошо?')))[0]).toMatchObject({ type: ON_SCALE, scale: '0-10' });
  });

  it('is missing from a pulse poll', () => {
    expect(scales({ ...withTexts('Порекомендуете ли вы нас?'), type: 'PULSE' })).toEqual([false]);
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
    const draft = changeQuestion(withTexts('Первый', 'Второй'), '1', { type: ON_SCALE, scale: '1-5' });
    expect(toNewPoll(draft, workspace).questions).toEqual([
      { text: 'Первый', order_index: 0, is_required: true },
      { text: 'Второй', order_index: 1, is_required: true, scale: '1-5' },
    ]);
    // Border: of a stored poll, the ids of its questions are all that is read.
    const stored = { questions: [{ id: '0' }, { id: '1' }] } as unknown as Poll;
    expect(toPollChange(draft, stored, 1)).toMatchObject({ questions: [{ scale: null }, { scale: '1-5' }] });
    expect(sameDraft(draft, changeQuestion(draft, '1', { type: WORDS }))).toBe(false);
  });

  it('says which of its answers are the better ones, of a scale alone', () => {
    const chosen = { scale: '1-5', direction: 'lower_is_better' } as const;
    const draft = changeQuestion(withTexts('Первый', 'Второй'), '1', { type: ON_SCALE, ...chosen });
    expect(toNewPoll({ ...draft, type: 'PULSE' }, workspace).questions[1]).toMatchObject(chosen);
    const asWords = changeQuestion(draft, '1', { type: WORDS });
    expect(toNewPoll({ ...asWords, type: 'PULSE' }, workspace).questions[1]).not.toHaveProperty('direction');
    // A question that is a scale again has what was said of it.
    expect(changeQuestion(asWords, '1', { type: ON_SCALE })).toEqual(draft);
    const ready = { text: 'Какой была нагрузка?', scale: '0-10', direction: 'lower_is_better' } as const;
    const taken = addReady(NEW_POLL, [toQuestion({ ...ready, required: true })]);
    expect(questionsOf(taken).map(ofPoll)).toMatchObject([ready]);
  });

  it('carries the workspace and passes the contract (B5-18, B7-15)', () => {
    const body = toNewPoll(withTexts('Как дела?'), workspace);
    expect(body.workspace_id).toBe(workspace);
    expect(NewPoll.safeParse(body).success).toBe(true);
  });
});

describe('a stored poll', () => {
  const stored = [1, 2, 3].map((n) => `6f1d1c1e-2f6b-4c7e-9a52-0c8f6f0f7a1${n}`);
  const question = (n: number, is_required = true) => ({
    id: stored[n] ?? '',
    text: `Вопрос ${n}`,
    order_index: n,
    is_required,
    scale: null,
    direction: null,
  });
  const poll: Poll = {
    id: stored[0] ?? '',
    workspace_id: workspace,
    title: 'Пульс',
    type: 'PULSE',
    is_anonymous: true,
    allow_anonymous_link: false,
    questions: [question(2), question(0, false), question(1)],
    language: null,
    translated_into: [],
    created_at: '2026-11-21T09:00:00.000Z',
    updated_at: '2026-11-21T09:00:00.000Z',
    recurrence: null,
    version: 3,
  };
  const changed = addItems(removeItem(toDraft(poll), stored[1]!), [words(' Новый ', 'new')]);

  it('is shown in its order, required unless it is explicitly not (B5-21)', () => {
    const [first, ...others] = poll.questions;
    // Border: an older server may leave the flag out.
    const bare = { ...first, is_required: undefined, scale: null } as unknown as Poll['questions'][number];
    const draft = toDraft({ ...poll, questions: [bare, ...others] });
    expect(questionsOf(draft).map(({ id, required }) => [id, required])).toEqual([
      [stored[0], false],
      [stored[1], true],
      [stored[2], true],
    ]);
    expect(draft).toMatchObject({ title: 'Пульс', type: 'PULSE', anonymous: true, publicLink: false });
    const rated = toDraft({ ...poll, questions: [{ ...question(0), scale: '1-5' }] });
    expect(questionsOf(rated)).toMatchObject([{ type: ON_SCALE, scale: '1-5' }]);
  });

  it('is sent whole, its questions by their ids and numbered anew after one was removed (B7-17, B5-20)', () => {
    const body = toPollChange(changed, poll, 3);
    expect(body).toEqual({
      title: 'Пульс',
      type: 'PULSE',
      is_anonymous: true,
      allow_anonymous_link: false,
      version: 3,
      questions: [
        { id: stored[0], text: 'Вопрос 0', order_index: 0, is_required: false, scale: null, direction: null },
        { id: stored[2], text: 'Вопрос 2', order_index: 1, is_required: true, scale: null, direction: null },
        { text: 'Новый', order_index: 2, is_required: true },
      ],
    });
    expect(PollChange.safeParse(body).success).toBe(true);
  });

  it('is the same until something that would be sent differs', () => {
    const draft = toDraft(poll);
    expect(sameDraft(draft, addItems(draft, [blankQuestion()]))).toBe(true);
    expect(sameDraft(draft, moveItem(draft, stored[0]!, 2))).toBe(false);
    expect(sameDraft(draft, { ...draft, anonymous: false })).toBe(false);
  });

  it('is recognised as what was sent, whatever ids its new questions were given', () => {
    const arrived = {
      ...poll,
      version: 4,
      questions: [
        question(0, false),
        { ...question(2), order_index: 1 },
        { ...question(1), text: 'Новый', order_index: 2 },
      ],
    };
    expect(isStored(changed, arrived)).toBe(true);
    expect(isStored(changed, { ...arrived, title: 'Чужой' })).toBe(false);
    expect(isStored(changed, { ...arrived, questions: arrived.questions.slice(0, 2) })).toBe(false);
    expect(isStored(moveItem(changed, stored[0]!, 1), arrived)).toBe(false);
    expect(isStored(changeQuestion(changed, 'new', { required: false }), arrived)).toBe(false);
    expect(isStored(changeQuestion(changed, 'new', { type: ON_SCALE }), arrived)).toBe(false);
    // Two stored questions of the same words that changed places are another poll.
    const twins = { ...poll, questions: [question(0), { ...question(1), text: 'Вопрос 0' }] };
    expect(isStored(moveItem(toDraft(twins), stored[0]!, 1), twins)).toBe(false);
  });

  it('saved over a newer version names no question that is gone', () => {
    const newest = { ...poll, questions: [question(0), question(2)] };
    const { questions } = PollChange.parse(toPollChange(toDraft(poll), newest, 4));
    expect(questions?.map(({ id }) => id)).toEqual([stored[0], undefined, stored[2]]);
  });
});

describe('the order of questions', () => {
  const draft = withTexts('А', 'Б', 'В');

  it('changes by moving one to another place, never out of the list', () => {
    expect(texts(moveItem(draft, '0', 2))).toEqual(['Б', 'В', 'А']);
    expect(texts(moveItem(draft, '2', 0))).toEqual(['В', 'А', 'Б']);
    expect(moveItem(draft, '0', -1)).toBe(draft);
    expect(moveItem(draft, '2', 3)).toBe(draft);
    expect(moveItem(draft, '9', 0)).toBe(draft);
  });

  it('is restored when a removed question comes back', () => {
    expect(returnItem(removeItem(draft, '1', blankQuestion), draft.items[1]!, 1)).toEqual(draft);
    const only = withTexts('Один');
    expect(returnItem(removeItem(only, '0', blankQuestion), only.items[0]!, 0)).toEqual(only);
  });
});

describe('mistakes the server found', () => {
  it('return to their fields, past the blank questions that were not sent', () => {
    const problems = problemsOf(withTexts('', 'А', '', 'Б'), [
      { path: 'questions.1.text', message: 'Вопрос не длиннее 1000 символов' },
      { path: 'title', message: 'Введите название опроса' },
      { path: 'questions', message: 'Не больше 100 вопросов в опросе' },
    ]);
    expect(problems.title).toBe('Введите название опроса');
    expect([...problems.items]).toEqual([['3', 'Вопрос не длиннее 1000 символов']]);
  });
});
