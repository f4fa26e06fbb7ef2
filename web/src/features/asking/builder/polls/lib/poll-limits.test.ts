import { expect, it } from 'vitest';
import { NewPoll } from '#shared/models/poll.ts';
import { NEW_POLL, type PollDraft, toNewPoll } from './poll-draft.ts';
import { limitsOf } from './poll-limits.ts';

const workspace = '6f1d1c1e-2f6b-4c7e-9a52-0c8f6f0f7a11';
const withTexts = (...texts: string[]): PollDraft => ({
  ...NEW_POLL,
  title: 'Пульс',
  questions: texts.map((text, key) => ({ key, text, required: true, scale: null, direction: null })),
});
const long = (length: number) => 'а'.repeat(length);
const many = (count: number, length = 5) => withTexts(...Array.from({ length: count }, () => long(length)));

it('says nothing of limits that are far', () => {
  const limits = limitsOf(withTexts('Как дела?', long(799)));
  expect(limits).toEqual({ title: null, questions: new Map(), together: null, count: null, exceeded: false });
});

it.each([
  ['a question', withTexts(long(1000)), withTexts(` ${long(1001)} `)],
  ['the title', { ...withTexts('?'), title: long(200) }, { ...withTexts('?'), title: long(201) }],
  ['all questions together', many(20, 1000), { ...many(20, 1000), questions: many(21, 1000).questions }],
  ['the number of questions', many(100), many(101)],
])('counts %s as the server does', (_, most, tooMuch) => {
  expect(limitsOf(most).exceeded).toBe(false);
  expect(NewPoll.safeParse(toNewPoll(most, workspace)).success).toBe(true);
  expect(limitsOf(tooMuch).exceeded).toBe(true);
  expect(NewPoll.safeParse(toNewPoll(tooMuch, workspace)).success).toBe(false);
});

it('tells how much is used when a limit is near', () => {
  expect(limitsOf(withTexts(long(800))).questions.get(0)).toEqual({ used: 800, max: 1000, over: false });
  expect(limitsOf(many(16, 1000)).together).toEqual({ used: 16_000, max: 20_000, over: false });
  expect(limitsOf(many(80)).count).toEqual({ used: 80, max: 100, over: false });
});
