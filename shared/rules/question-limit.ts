import { SMALLEST_GROUP } from './smallest-group.ts';

/** So many questions recurring runs ask one person in 30 days, unless a workspace says otherwise; 0 is no limit. */
export const QUESTION_LIMIT = 20;
export const QUESTION_LIMIT_MAX = 500;
/** Days over which questions are counted. */
export const QUESTION_LIMIT_DAYS = 30;

/** What a run may ask: how many questions, and whom. */
export interface Fitting<Person> {
  readonly questions: number;
  readonly people: readonly Person[];
  /** How many are left out because they have been asked enough. */
  readonly leftOut: number;
}

interface Wish<Person> {
  /** How many questions the run is to have. */
  readonly questions: number;
  /** Whether it may have fewer. */
  readonly rotates: boolean;
  readonly isAnonymous: boolean;
  readonly people: readonly Person[];
  /** How many more questions a person may be asked. */
  readonly roomOf: (person: Person) => number;
}

/**
 * Fits a run into what each person may still be asked. A run that rotates is shortened until everybody with any room
 * fits; otherwise who lacks room is left out. Of an anonymous run either nobody is left out or at least five are, and
 * at least five stay: a difference of fewer people between two runs would say whose answers are missing. Null when
 * nothing fits.
 */
export function fitToLimit<Person>(wish: Wish<Person>): Fitting<Person> | null {
  const { questions, rotates, isAnonymous, people, roomOf } = wish;
  const rooms = people.map(roomOf);
  const least = Math.min(questions, ...rooms.filter((room) => room > 0));
  const shorter = Array.from({ length: questions }, (_, index) => questions - index);
  for (const count of rotates ? [least, ...shorter] : [questions]) {
    const able = people.filter((_, index) => rooms[index]! >= count);
    const leftOut = people.length - able.length;
    const isSafe = leftOut === 0 || !isAnonymous || (leftOut >= SMALLEST_GROUP && able.length >= SMALLEST_GROUP);
    if (able.length > 0 && isSafe) return { questions: count, people: able, leftOut };
  }
  return null;
}
