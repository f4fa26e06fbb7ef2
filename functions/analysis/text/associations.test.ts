import { describe, expect, it } from 'vitest';
import { Associations } from './associations.ts';
import { tokenize } from './tokens.ts';
import { THEMES, type Theme } from './types.ts';

const none = { certain: '', likely: '' };
const lexicons = Object.fromEntries(THEMES.map((theme) => [theme, none])) as Record<Theme, typeof none>;
const of = (text: string, words = lexicons): Record<string, number> => {
  const sums = new Associations(words).of(tokenize(text));
  return Object.fromEntries(THEMES.map((theme, at) => [theme, sums[at]!]));
};

describe('what words go with', () => {
  it('speaks for the theme whose comments have the word, and against the others', () => {
    const found = of('премия');
    expect(found['pay']).toBeGreaterThan(0);
    expect(found['growth']).toBeLessThan(0);
  });

  it('says nothing of a word that was never seen', () => {
    expect(Object.values(of('абракадаброй')).every((sum) => sum === 0)).toBe(true);
  });

  it('counts a word once, however often it is said', () => {
    expect(of('премия премия премия')).toEqual(of('премия'));
  });

  it('learns from the turns of the lexicons, too', () => {
    const found = of('абракадаброй', { ...lexicons, team: { certain: 'дружной абракадаброй', likely: '' } });
    expect(found['team']).toBeGreaterThan(0);
  });
});
