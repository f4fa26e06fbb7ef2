/*
 * Numbers from 0 to 10 as people write them in their own words: Russian and English stand together.
 */

/** What each word comes to. */
export const NUMBER_WORDS: Readonly<Record<string, number>> = {
  ноль: 0,
  один: 1,
  два: 2,
  три: 3,
  четыре: 4,
  пять: 5,
  шесть: 6,
  семь: 7,
  восемь: 8,
  девять: 9,
  десять: 10,
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};

/** “8”, “8,5”, “eight”, “8/10”, “8 out of 10”, “7 points”, “10!”, and the same in Russian; no other word may stand beside them. */
export const NUMERIC_REPLY =
  /^(10|\d|ноль|один|два|три|четыре|пять|шесть|семь|восемь|девять|десять|zero|one|two|three|four|five|six|seven|eight|nine|ten)(?:[.,](\d))?(?:\s*(?:балл(?:а|ов)?|points?))?(?:\s*(?:\/|из|of|out\s+of)\s*(?:10|десяти|ten)(?:\s*(?:балл(?:а|ов)?|points?))?)?\s*[.!…)]*$/i;
