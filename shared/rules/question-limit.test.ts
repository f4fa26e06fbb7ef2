import { describe, expect, it } from 'vitest';
import { fitToLimit } from './question-limit.ts';

/** People by what each may still be asked. */
const fit = (rooms: readonly number[], wish: { questions: number; rotates?: boolean; isAnonymous?: boolean }) => {
  const people = rooms.map((room, index) => ({ index, room }));
  const found = fitToLimit({ rotates: false, isAnonymous: false, ...wish, people, roomOf: ({ room }) => room });
  return (
    found && { questions: found.questions, people: found.people.map(({ index }) => index), leftOut: found.leftOut }
  );
};

describe('a run with names', () => {
  it('asks everybody all where all have room', () => {
    expect(fit([5, 9], { questions: 5 })).toEqual({ questions: 5, people: [0, 1], leftOut: 0 });
  });

  it('leaves out who lacks room where it does not rotate', () => {
    expect(fit([5, 4, 0], { questions: 5 })).toEqual({ questions: 5, people: [0], leftOut: 2 });
    expect(fit([4, 4], { questions: 5 })).toBeNull();
  });

  it('is shortened for all where it rotates, and leaves out only who has no room at all', () => {
    expect(fit([5, 2, 0], { questions: 5, rotates: true })).toEqual({ questions: 2, people: [0, 1], leftOut: 1 });
    expect(fit([0, 0], { questions: 5, rotates: true })).toBeNull();
  });
});

describe('an anonymous run', () => {
  const anonymous = { questions: 5, isAnonymous: true };

  it('never leaves out fewer than five, nor leaves fewer than five', () => {
    expect(fit([9, 9, 9, 9, 9, 4], anonymous)).toBeNull();
    expect(fit([9, 9, 9, 9, 0, 0, 0, 0, 0], anonymous)).toBeNull();
    expect(fit([9, 9, 9, 9, 9, 0, 0, 0, 0, 0], anonymous)).toMatchObject({ people: [0, 1, 2, 3, 4], leftOut: 5 });
  });

  it('is shortened for all before anybody is left out', () => {
    expect(fit([9, 9, 9, 9, 9, 3], { ...anonymous, rotates: true })).toMatchObject({ questions: 3, leftOut: 0 });
    expect(fit([9, 9, 9, 9, 9, 0], { ...anonymous, rotates: true })).toBeNull();
  });

  it('asks a small company as a whole', () => {
    expect(fit([9, 9, 9], anonymous)).toMatchObject({ people: [0, 1, 2], leftOut: 0 });
  });
});
