import { describe, expect, it } from 'vitest';
import { turnoutOf } from './turnout.ts';
import { turnoutFigure, turnoutParts } from './turnout-words.ts';

const summary = (
  members_answered: number,
  answered_by_link: number,
  people_asked: number | null,
  { total = members_answered + answered_by_link, atLeast = false } = {},
) => turnoutOf({ answered: total, answered_at_least: atLeast, members_answered, answered_by_link, people_asked });
const words = (turnout: ReturnType<typeof turnoutOf>) =>
  [turnoutFigure(turnout), turnoutParts(turnout)].filter(Boolean).join(' · ').replaceAll('\u00a0', ' ');

describe('the turnout of a run', () => {
  it('is of the people asked where they are known', () => {
    expect(summary(34, 0, 40)).toEqual({ answered: 34, asked: 40, rate: 0.85, members: 34, byLink: 0, rounded: false });
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

  it('is told in steps while answers wait to be shown together, and exactly once the run is closed', () => {
    const waiting = { atLeast: true };
    expect(words(summary(0, 0, 40, waiting))).toBe('Ответило меньше пяти');
    expect(words(summary(10, 0, 40, waiting))).toBe('Ответило не меньше 10 из 40');
    // The other four may have come by the link or not: nobody can say «all by link».
    expect(words(summary(0, 5, null, waiting))).toBe('Ответило не меньше 5');
    expect(words(summary(10, 5, null, waiting))).toBe('Ответило не меньше 15 · не меньше 10 участников и 5 по ссылке');
    // Seven are shown, and five of them are known to be members.
    expect(words(summary(5, 0, null, { total: 7, ...waiting }))).toBe('Ответило не меньше 7');
    expect(words(summary(12, 0, 40))).toBe('Ответили 12 из 40');
  });
});
