import { describe, expect, it } from 'vitest';
import { NewPoll } from '#shared/models/poll.ts';
import {
  addQuestion,
  canCreate,
  changeQuestion,
  mistakesOf,
  NEW_POLL,
  removeQuestion,
  scaleKey,
  toNewPoll,
  type PollDraft,
} from './poll-draft.ts';

const workspace = '6f1d1c1e-2f6b-4c7e-9a52-0c8f6f0f7a11';
const withTexts = (...texts: string[]): PollDraft => ({
  ...NEW_POLL,
  title: 'Пульс',
  questions: texts.map((text, key) => ({ key, text, required: true })),
});
const texts = (draft: PollDraft) => draft.questions.map((question) => question.text);

describe('a new poll', () => {
  it('starts as ENPS, not anonymous, without a public link, with one blank required question (B5-17)', () => {
    expect(NEW_POLL).toMatchObject({ type: 'ENPS', anonymous: false, publicLink: false });
    expect(NEW_POLL.questions).toEqual([{ key: 0, text: '', required: true }]);
  });

  it('can be created with a trimmed title and one question with text only (B5-14)', () => {
    expect(canCreate(withTexts('Как дела?', ' '))).toBe(true);
    expect(canCreate({ ...withTexts('Как дела?'), title: '  \t' })).toBe(false);
    expect(canCreate(withTexts(' ', '\n'))).toBe(false);
  });
});

describe('the question list', () => {
  it('adds a blank required question at the end (B2-47)', () => {
    expect(addQuestion(withTexts('Первый')).questions).toEqual([
      { key: 0, text: 'Первый', required: true },
      { key: 1, text: '', required: true },
    ]);
  });

  it('never becomes empty: removing the last leaves a blank required one (B5-16)', () => {
    const draft = changeQuestion(withTexts('Единственный'), 0, { required: false });
    expect(removeQuestion(draft, 0).questions).toEqual([{ key: 1, text: '', required: true }]);
  });

  it('removes the one that was meant, and gives no key twice (B2-47)', () => {
    const draft = removeQuestion(addQuestion(withTexts('А', 'Б', 'В')), 1);
    expect(texts(draft)).toEqual(['А', 'В', '']);
    expect(new Set(addQuestion(draft).questions.map((question) => question.key)).size).toBe(4);
  });

  it('puts a suggested question into the blank first place', () => {
    expect(texts(addQuestion(NEW_POLL, 'Порекомендуете?'))).toEqual(['Порекомендуете?']);
    expect(texts(addQuestion(withTexts('Свой'), 'Порекомендуете?'))).toEqual(['Свой', 'Порекомендуете?']);
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

  it('carries the workspace and passes the contract (B5-18, B7-15)', () => {
    const body = toNewPoll(withTexts('Как дела?'), workspace);
    expect(body.workspace_id).toBe(workspace);
    expect(NewPoll.safeParse(body).success).toBe(true);
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
