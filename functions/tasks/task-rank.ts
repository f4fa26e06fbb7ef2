import { randomInt } from 'node:crypto';
import { BASE_62_DIGITS, generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';

/*
 * The order within a column is a fractional index: a text per task, compared by code units. Whole numbers of the
 * library are a letter for their length and their digits, so the moment itself makes a rank above all that went to the
 * top before it, or below all that went to the bottom: neither needs to know the column.
 */

const TOP_DIGITS = 7;
const BOTTOM_DIGITS = 8;
/** The letter of a positive whole number of so many digits: `a` has one. */
const headOf = (digits: number): string => String.fromCharCode('a'.charCodeAt(0) + digits - 1);
/** Beyond this a rank grows no further: equals stand in the order of their ids. */
const MAX_LENGTH = 100;
/** Of so many places in a gap one is taken at random, so that two who drop into it at once do not get the same. */
const PLACES = 32;

/** Above everything in any column that went to the top before. */
export function topRank(now: Date): string {
  return headOf(TOP_DIGITS) + digitsOf(62 ** TOP_DIGITS - 1 - now.getTime(), TOP_DIGITS) + fraction();
}

/** Below everything in any column that went to the bottom before. */
export function bottomRank(now: Date): string {
  return headOf(BOTTOM_DIGITS) + digitsOf(now.getTime(), BOTTOM_DIGITS) + fraction();
}

/** Right below another, as far as one can tell without its neighbour. */
export function rankBelow(above: string): string {
  return rankBetween(above, generateKeyBetween(above, null));
}

/** Right above another, as far as one can tell without its neighbour. */
export function rankAbove(below: string): string {
  return rankBetween(generateKeyBetween(null, below), below);
}

/**
 * A place between two neighbours. Where they are equal, or too close for a rank of reasonable length, it is that of the
 * one above; where they stand the other way round by now, it is right below that one.
 */
export function rankBetween(above: string, below: string): string {
  if (above === below) return above;
  if (above > below) return rankBelow(above);
  const rank = generateNKeysBetween(above, below, PLACES)[randomInt(PLACES)]!;
  return rank.length <= MAX_LENGTH ? rank : above;
}

function digitsOf(value: number, length: number): string {
  let text = '';
  for (let rest = value; text.length < length; rest = Math.floor(rest / 62)) text = BASE_62_DIGITS[rest % 62]! + text;
  return text;
}

/** Two digits behind the whole number, for those who come in one millisecond; the last is not zero, as the library demands. */
function fraction(): string {
  return BASE_62_DIGITS[randomInt(62)]! + BASE_62_DIGITS[1 + randomInt(61)]!;
}
