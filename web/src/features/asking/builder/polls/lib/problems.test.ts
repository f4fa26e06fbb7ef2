import { describe, expect, it } from 'vitest';
import { NewPoll } from '#shared/models/poll.ts';
import { checksOf } from './checks.ts';
import { asAsked, NEW_POLL, type PollDraft, toNewPoll, toQuestion } from './poll-draft.ts';
import { isComplete, problemsOf } from './problems.ts';

const workspace = '6f1d1c1e-2f6b-4c7e-9a52-0c8f6f0f7a11';
const withTexts = (...texts: string[]): PollDraft => ({
  ...NEW_POLL,
  title: 'Пульс',
  type: 'PULSE',
  items: texts.map((text, at) => toQuestion({ id: String(at), text, required: true, scale: null, direction: null })),
});
const long = (length: number) => 'а'.repeat(length);
const many = (count: number, length = 5) => withTexts(...Array.from({ length: count }, () => long(length)));
const checks = (draft: PollDraft, people: number | null = 20) =>
  checksOf(asAsked(draft), problemsOf(draft), people).map(({ key, tone, itemId }) =>
    [tone, key, ...(itemId === undefined ? [] : [itemId])].join(' '),
  );

describe('a poll against its limits', () => {
  it.each([
    ['a question', withTexts(long(1000)), withTexts(` ${long(1001)} `)],
    ['the title', { ...withTexts('?'), title: long(200) }, { ...withTexts('?'), title: long(201) }],
    ['all questions together', many(20, 1000), many(21, 1000)],
    ['the number of questions', many(100), many(101)],
  ])('counts %s as the server does', (_, most, tooMuch) => {
    expect(isComplete(most)).toBe(true);
    expect(NewPoll.safeParse(toNewPoll(most, workspace)).success).toBe(true);
    expect(isComplete(tooMuch)).toBe(false);
    expect(NewPoll.safeParse(toNewPoll(tooMuch, workspace)).success).toBe(false);
  });

  it('is told how much is used only when a limit is near', () => {
    expect(checks(many(15, 1000))).not.toContain('warning length');
    expect(checks(many(16, 1000))).toContain('warning length');
    expect(checks(many(80))).toContain('warning count');
  });
});

describe('before people are asked', () => {
  it('a poll lacks a title and a question, and says where', () => {
    const id = NEW_POLL.items[0]!.id;
    expect(checks(NEW_POLL)).toEqual(['missing title title', `missing questions ${id}`, 'ready audience']);
  });

  it('blank questions, directions nobody has said and a great length are worth a word', () => {
    const draft = withTexts('Как?', '', 'Что мешало?');
    const rated = { ...draft, items: draft.items.map((item) => ({ ...item, type: 'RATING' }) as typeof item) };
    expect(checks(rated)).toEqual(['ready questions', 'warning blank 1', 'warning unstated 0', 'ready audience']);
    // That of eNPS is better higher, whatever is said.
    expect(checks({ ...withTexts('Порекомендуете?'), type: 'ENPS' })).toEqual(['ready questions', 'ready audience']);
    expect(checks(many(18))).toContain('warning long');
    expect(checks(many(16))).not.toContain('warning long');
  });

  it('fewer than five people cannot be heard without names, unless there is a link', () => {
    const draft = withTexts('Как?');
    expect(checks(draft, 4)).toContain('warning audience');
    expect(checks(draft, 5)).toContain('ready audience');
    expect(checks({ ...draft, anonymous: false }, 4)).toContain('ready audience');
    expect(checks({ ...draft, publicLink: true }, 4)).toContain('ready audience');
    expect(checks(draft, null)).toEqual(['ready questions']);
  });
});
