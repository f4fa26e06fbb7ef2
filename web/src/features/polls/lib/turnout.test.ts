import { describe, expect, it } from 'vitest';
import { framesText } from '../frames/text.ts';
import { turnoutOf } from './turnout.ts';

const summary = (members_answered: number, answered_by_link: number, people_asked: number | null) =>
  turnoutOf({ members_answered, answered_by_link, people_asked });
const words = (turnout: ReturnType<typeof turnoutOf>) => {
  const { figure, parts } = framesText.progress;
  return [figure(turnout), parts(turnout)].filter(Boolean).join(' · ').replaceAll('\u00a0', ' ');
};

describe('the turnout of a run', () => {
  it('is of the people asked where they are known', () => {
    expect(summary(34, 0, 40)).toEqual({ answered: 34, asked: 40, rate: 0.85, members: 34, byLink: 0 });
    expect(words(summary(34, 0, 40))).toBe('Ответили 34 из 40');
    expect(words(summary(1, 0, 40))).toBe('Ответил 1 из 40');
    expect(words(summary(0, 0, 40))).toBe('Ответили 0 из 40');
  });

  it('by a link alone is no rate of the members: forty answers are not nobody of forty', () => {
    expect(summary(0, 40, null)).toMatchObject({ answered: 40, asked: null, rate: null });
    expect(words(summary(0, 40, null))).toBe('Ответили 40 человек · все по ссылке');
  });

  it('tells members and link apart, and is a rate once somebody has said how many had it', () => {
    expect(words(summary(12, 21, null))).toBe('Ответили 33 человека · 12 участников, 21 по ссылке');
    expect(summary(12, 21, 60).rate).toBe(0.55);
    expect(words(summary(12, 21, 60))).toBe('Ответили 33 из 60 · 12 участников, 21 по ссылке');
  });

  it('is none where more have answered than were asked: people left, or answered again', () => {
    expect(summary(5, 0, 4)).toMatchObject({ answered: 5, asked: null, rate: null });
    expect(words(summary(5, 0, 4))).toBe('Ответили 5 человек');
    expect(summary(0, 0, 0)).toMatchObject({ asked: null, rate: null });
  });
});
