import { describe, expect, it } from 'vitest';
import { analyseComments } from './analyse-comments.ts';

const COMMENTS = [
  { id: 'a', text: 'Зарплата маленькая, премий нет с марта.' },
  { id: 'b', text: 'Коллектив отличный, всегда помогут.' },
  { id: 'c', text: 'Коллектив отличный, всегда помогут!!' },
  { id: 'd', text: 'Начальник кричит при всех.' },
  { id: 'e', text: 'Платят вовремя, спасибо.' },
  { id: 'f', text: 'Удобный график, успеваю забирать ребёнка из сада.' },
  { id: 'g', text: 'Вчера на рыбалке поймал большую щуку под Тверью.' },
  { id: 'h', text: '-' },
];

const summary = (theme: string, comments = COMMENTS) =>
  analyseComments(comments).themes.find((found) => found.theme === theme);

describe('analysing comments', () => {
  it('says of every comment what it speaks of and how', () => {
    const { comments } = analyseComments(COMMENTS);
    expect(comments.map(({ id }) => id)).toEqual(COMMENTS.map(({ id }) => id));
    expect(comments[0]).toEqual({ id: 'a', themes: ['pay'], tone: 'negative', nearDuplicateOf: null });
    expect(comments[7]).toEqual({ id: 'h', themes: [], tone: 'neutral', nearDuplicateOf: null });
  });

  it('counts the tones of a theme and names its comments', () => {
    expect(summary('pay')).toMatchObject({
      comments: ['a', 'e'],
      tones: { positive: 1, negative: 1, mixed: 0, neutral: 0 },
    });
  });

  it('names the comment that another repeats, and quotes only one of both', () => {
    const { comments } = analyseComments(COMMENTS);
    expect(comments[2]?.nearDuplicateOf).toBe('b');
    expect(summary('team')?.comments).toEqual(['b', 'c']);
    expect(summary('team')?.phrases.map(({ commentId }) => commentId)).toEqual(['b']);
  });

  it('finds what has nothing to do with work', () => {
    expect(analyseComments(COMMENTS).outliers).toEqual(['g']);
  });

  it('gives the same for the same comments in another order', () => {
    const turned = analyseComments(COMMENTS.toReversed());
    const straight = analyseComments(COMMENTS);
    expect(turned.comments.toReversed()).toEqual(straight.comments);
    expect(turned.themes.map(({ theme, tones, phrases }) => ({ theme, tones, phrases }))).toEqual(
      straight.themes.map(({ theme, tones, phrases }) => ({ theme, tones, phrases })),
    );
  });

  it('says nothing of no comments', () => {
    expect(analyseComments([])).toEqual({ comments: [], themes: [], outliers: [] });
  });
});
