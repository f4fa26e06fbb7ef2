import { describe, expect, it } from 'vitest';
import { countHits, folded, foldedQuery, markHits } from './search.ts';

const hits = (text: string, query: string) =>
  markHits(text, foldedQuery(query))
    .filter(({ hit }) => hit)
    .map((part) => part.text);

describe('search in answers', () => {
  it('does not mind case, «ё», and which space it is', () => {
    expect(hits('Ещё раз: ЕЩЕ\u00a0раз', 'еще раз')).toEqual(['Ещё раз', 'ЕЩЕ\u00a0раз'].map((hit) => hit));
    expect(hits('Все хорошо', 'ВСЁ')).toEqual(['Все']);
    // «ё» typed as two characters, as some keyboards do.
    expect(hits('моё', 'мое\u0308')).toEqual(['моё']);
  });

  it('marks every hit and loses nothing of the text', () => {
    const text = 'шум, ШУМ и <b>шум</b>';
    expect(hits(text, 'шум')).toEqual(['шум', 'ШУМ', 'шум']);
    expect(
      markHits(text, 'шум')
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
    expect(countHits(text, 'шум')).toBe(3);
  });

  it('takes signs of patterns for what they are', () => {
    expect(hits('100 % (почти) [да]', '(почти) [')).toEqual(['(почти) [']);
    expect(countHits('точка', '.')).toBe(0);
  });

  it('keeps places where a letter grows when it becomes small', () => {
    expect(folded('İстанбул')).toHaveLength('İстанбул'.length);
    expect(hits('İİ шум', 'шум')).toEqual(['шум']);
  });

  it('finds nothing for blanks', () => {
    expect(foldedQuery('  ')).toBe('');
    expect(countHits('что угодно', '')).toBe(0);
    expect(markHits('что угодно', '')).toEqual([{ text: 'что угодно', hit: false }]);
  });
});
