import { expect, it } from 'vitest';
import type { EnpsPulse } from '#shared/models/overview.ts';
import { enpsOfCounts } from '#shared/rules/enps.ts';
import { moodOf } from './mood.ts';

const FIGURE = enpsOfCounts([0, 0, 0, 0, 4, 0, 0, 6, 0, 10, 0])!;
const LATEST = {
  frame_id: 'run-2',
  name: null,
  opened_at: '2026-11-10T10:00:00.000Z',
  closed_at: '2026-11-15T10:00:00.000Z',
  people_asked: 25,
  enps: FIGURE,
};
const enps = (change: EnpsPulse['change']): EnpsPulse => ({
  poll_id: 'poll',
  title: 'Пульс',
  latest: LATEST,
  is_open: false,
  change,
  trend: null,
  is_first: change === null,
  survey: null,
  runs: [LATEST],
});
const plain = (words: string | null) => words?.replaceAll('\u00a0', ' ');
const told = (change: EnpsPulse['change']) => {
  const { sentence, line } = moodOf(enps(change));
  return [plain(sentence), plain(line)];
};

it('says that the mood has changed only where the change is more than chance', () => {
  expect(told({ value: -40, low: -60, high: -12, random: false, noticeable: 41.2, silent: null })).toEqual([
    'Настроение упало: eNPS +30',
    'В прошлый раз было +70: разница больше случайной.',
  ]);
  expect(told({ value: 25, low: 4, high: 44, random: false, noticeable: 41.2, silent: null })).toEqual([
    'Настроение выросло: eNPS +30',
    'В прошлый раз было +5: разница больше случайной.',
  ]);
});

it('tells the trend of all closed runs before the last step, as the results do', () => {
  const over = (trend: EnpsPulse['trend']) => {
    const pulse = { ...enps({ value: 2, low: -20, high: 24, random: true, noticeable: 31, silent: null }), trend };
    const { sentence, line } = moodOf(pulse);
    return [plain(sentence), plain(line)];
  };
  expect(over({ runs: 8, slope: -0.6, first: 62, silent: null })).toEqual([
    'За 8 опросов настроение снизилось: eNPS +30',
    'На первом из них было +62: разница больше случайной.',
  ]);
  expect(over({ runs: 4, slope: 0.6, first: 31, silent: null })).toEqual([
    'За 4 опроса настроение выросло: eNPS +30',
    'Так по всем этим опросам вместе, и это больше случайной разницы.',
  ]);
});

it('names no direction in the first words where chance may explain the change', () => {
  expect(told({ value: -5, low: -30, high: 20, random: true, noticeable: 41.2, silent: null })).toEqual([
    'Сдвига в настроении не видно: eNPS +30',
    'В прошлый раз было +35: разница может быть случайной, заметили бы перемену от 42 пунктов.',
  ]);
  expect(told({ value: -5, low: -190, high: 170, random: true, noticeable: null, silent: null })[1]).toBe(
    'В прошлый раз было +35: разница может быть случайной, при таком числе и разбросе ответов не заметить и самой большой перемены.',
  );
  expect(told({ value: 0.2, low: -30, high: 30, random: true, noticeable: 41.2, silent: null })[0]).toContain(
    'Сдвига в настроении не видно',
  );
});

it('tells of a poll and a survey of the same fortnight together where they contradict each other', () => {
  const survey = {
    survey_id: 'survey',
    title: 'Вовлечённость',
    opened_at: '2026-11-05T10:00:00.000Z',
    enps: { ...FIGURE, score: -22 },
  };
  const risen = enps({ value: 25, low: 4, high: 44, random: false, noticeable: 41.2, silent: null });
  const { sentence, line } = moodOf({ ...risen, survey: { ...survey, differs: true } });
  expect(plain(sentence)).toBe('Два опроса расходятся: eNPS пульса +30, исследования −22');
  expect(plain(line)).toBe(
    'Исследование «Вовлечённость» шло в те же две недели, и разница больше случайной. Сравните, кто и когда отвечал, прежде чем судить о настроении.',
  );
  const agreeing = moodOf({ ...risen, survey: { ...survey, differs: false } });
  expect(plain(agreeing.sentence)).toBe('Настроение выросло: eNPS +30');
});

it('does not call the first what cannot be compared', () => {
  const alone = { ...enps(null), is_first: false };
  expect(plain(moodOf(alone).sentence)).toBe('Новый итог: eNPS +30');
  expect(plain(moodOf(alone).line)).toContain('С прошлым разом не сравнить');
});

it('compares a first result with nothing', () => {
  expect(told(null)).toEqual(['Первый итог: eNPS +30', 'Сравнить будет с чем, когда проведёте опрос снова.']);
});

it('calls no result what changes with every answer', () => {
  const open = { ...enps(null), is_open: true };
  expect(plain(moodOf(open).sentence)).toBe('Опрос ещё идёт: пока eNPS +30');
  expect(plain(moodOf(open).line)).toContain('меняется с каждым ответом');
});
