import { describe, expect, it } from 'vitest';
import { accountsOf } from './people.ts';
import { pollsOf } from './polls.ts';
import { textsOf } from './texts.ts';

const russian = textsOf('ru');
const english = textsOf('en');

/** What texts look like: their keys, how many stand where, and the places to be filled; not what they say. */
function shapeOf(texts: unknown): unknown {
  if (typeof texts === 'string') return placesOf(texts);
  if (Array.isArray(texts)) return texts.map(shapeOf);
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, shapeOf(value)]));
}

function placesOf(text: string): string[] {
  return [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).toSorted();
}

/** Every text there is. */
function said(texts: unknown): string[] {
  if (typeof texts === 'string') return [texts];
  return typeof texts === 'object' && texts !== null ? Object.values(texts).flatMap(said) : [];
}

describe('the English demo', () => {
  it('has the same texts at the same places as the Russian one', () => {
    // How names behave is every language's own, and so is its name.
    const own = { nameForms: null, language: null };
    expect(shapeOf({ ...english, ...own })).toEqual(shapeOf({ ...russian, ...own }));
  });

  it('says nothing in Russian, and nothing twice in one list of what people write', () => {
    expect(said(english).filter((text) => /[А-Яа-яЁё]/.test(text))).toEqual([]);
    const { women, men, lastNames } = english.names;
    for (const list of [women, men, lastNames]) expect(new Set(list).size).toBe(list.length);
    const written = [english.helped, english.hindered, english.enps, english.surveys.placeWishes].flatMap(said);
    expect(new Set(written).size).toBe(written.length);
  });

  it('names in its report who is in the company', () => {
    const people = accountsOf(english).map(({ firstName, lastName }) => `${firstName} ${lastName}`);
    for (const { responsible } of english.surveys.report.items) expect(people).toContain(responsible);
  });
});

it.each([russian, english])('has a text for every question of a poll in $language', (texts) => {
  const polls = pollsOf(texts);
  for (const [name, { questions }] of Object.entries(polls)) {
    const { questions: words } = texts.polls[name as keyof typeof polls];
    expect(questions.map(({ text }) => text)).toEqual(words);
  }
});
