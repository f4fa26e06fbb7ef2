import { expect, it } from 'vitest';
import type { Attention, TeamLoad } from '#shared/models/overview.ts';
import { overviewText } from '#text/overview.ts';
import { attentionWords } from './attention-words.ts';

const text = overviewText.attention;

const signal = (team: string) => ({ team, source: 'load', tone: 'attention' }) as unknown as Attention['teams'][number];
const state = (team: string) => ({ team, mood: null, turnout: null, load: { index: 40, open: 5, overdue: 0 } });
const load = (smallTeams: number) => ({ teams: [], small_teams: smallTeams }) as unknown as TeamLoad;
const attention = (more: Partial<Attention>): Attention => ({
  teams: [signal('Продажи')],
  others: 0,
  decided: [],
  judged: { answers: true, load: true },
  states: [state('Продажи'), state('Склад')],
  mood_of: null,
  load: load(0),
  calm: false,
  ...more,
});
const restOf = (more: Partial<Attention>) => attentionWords(attention(more), []).rest;

it('says of the other teams that they are without a sign, as far as they are seen', () => {
  expect(restOf({})).toBe(text.rest);
  expect(text.rest).toContain('которые видно');
});

it('says of teams that nobody sees that they are not seen', () => {
  expect(restOf({ states: [state('Продажи')], load: load(6) })).toBe(text.unseen);
});

it('says nothing of other teams where there are none', () => {
  expect(restOf({ states: [state('Продажи')] })).toBe(text.small);
});

it('says of no team that it is without a sign when somebody has decided about one', () => {
  const decided = [{ team: 'Склад', source: 'load' }] as unknown as Attention['decided'];
  expect(restOf({ decided })).toBe(text.small);
});
