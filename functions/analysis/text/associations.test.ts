import { describe, expect, it } from 'vitest';
import { Associations } from './associations.ts';

const LABELS = ['pay', 'team'] as const;
const counts = {
  codes: { pay: 'p', team: 't' },
  comments: { pay: 100, team: 100 },
  words: ['прем p20 t1, дружн p1 t20', 'вечер p5 t5'],
};
const none = { certain: '', likely: '' };
const of = (text: string, lexicons = { pay: none, team: none }): Record<string, number> => {
  const { all: sums } = new Associations(LABELS, () => ({ counts, lexicons })).of([text.split(' ')]);
  return Object.fromEntries(LABELS.map((label, at) => [label, sums[at]!]));
};

describe('what words go with', () => {
  it('speaks for the label whose comments have the word, and against the others', () => {
    const found = of('прем');
    expect(found['pay']).toBeGreaterThan(0);
    expect(found['team']).toBeLessThan(0);
  });

  it('speaks for no label where a word is as frequent with all', () => {
    expect(of('вечер')).toEqual({ pay: 0, team: 0 });
  });

  it('is not misled by a label that more comments have', () => {
    const uneven = { ...counts, comments: { pay: 400, team: 100 } };
    const [pay, team] = new Associations(LABELS, () => ({ counts: uneven })).of([['вечер']]).all;
    expect(pay).toBeLessThan(0);
    expect(team).toBeGreaterThan(0);
  });

  it('says nothing of a word that was never seen', () => {
    expect(of('абракадабр')).toEqual({ pay: 0, team: 0 });
  });

  it('counts a word once, however often it is said', () => {
    expect(of('прем прем прем')).toEqual(of('прем'));
  });

  it('speaks by clauses, too', () => {
    const { all, clauses } = new Associations(LABELS, () => ({ counts })).of([['прем'], ['друж', 'дружн', 'прем']]);
    expect(clauses).toHaveLength(2);
    expect(clauses[0]![0]).toBeGreaterThan(clauses[0]![1]!);
    expect(all).toEqual(clauses[1]);
  });

  it('learns from the turns of the lexicons, too', () => {
    const found = of('абракадабр', { pay: none, team: { certain: 'дружной абракадаброй', likely: '' } });
    expect(found['team']).toBeGreaterThan(0);
  });
});
