import type { Fact } from '../analysis.ts';

interface Names {
  readonly people: readonly string[];
  readonly teams: readonly string[];
}

/** A pseudonym as it comes back: with its brackets or without, and inflected, as models like to write. */
const PSEUDONYM = /\[?(Команд|Сотрудник)[а-яё]*\s(\d+)\]?/giu;

/** Replaces names by pseudonyms on the way out and puts them back on the way in. */
export interface Pseudonyms {
  /** What may leave the service. */
  hide(facts: readonly Fact[]): Fact[];
  /** What a person reads; null when a pseudonym is in it that was never given out. */
  reveal(text: string): string | null;
}

/** Pseudonyms in the order of the names: «[Сотрудник 1]», «[Команда 2]». */
export function createPseudonyms({ people, teams }: Names): Pseudonyms {
  const given = new Map([...numbered('Сотрудник', people), ...numbered('Команда', teams)]);
  const names = new Map([...given].map(([name, pseudonym]) => [keyOf(pseudonym), name]));
  // The longer first: «Отдел продаж» before «Отдел».
  const longestFirst = [...given.keys()].toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1));
  const anyName = longestFirst.length > 0 ? new RegExp(longestFirst.map(escape).join('|'), 'giu') : null;
  const pseudonymOf = new Map([...given].map(([name, pseudonym]) => [name.toLowerCase(), pseudonym]));

  return {
    hide: (facts) =>
      facts.map((fact) => ({
        ...fact,
        text: anyName ? fact.text.replace(anyName, (name) => pseudonymOf.get(name.toLowerCase()) ?? '') : fact.text,
      })),
    reveal(text) {
      let unknown = false;
      const revealed = text.replace(PSEUDONYM, (pseudonym) => {
        const name = names.get(keyOf(pseudonym));
        unknown ||= name === undefined;
        return name ?? '';
      });
      return unknown ? null : revealed;
    },
  };
}

/** The text without its pseudonyms, whose numbers count nothing. */
export function withoutPseudonyms(text: string): string {
  return text.replace(PSEUDONYM, ' ');
}

/** The pseudonyms in a text, each in one spelling. */
export function pseudonymsIn(text: string): Set<string> {
  return new Set([...text.matchAll(PSEUDONYM)].map(([pseudonym]) => keyOf(pseudonym)));
}

function numbered(word: string, names: readonly string[]): [name: string, pseudonym: string][] {
  const known = [...new Set(names.map((name) => name.trim()).filter((name) => name !== ''))];
  return known.map((name, index) => [name, `[${word} ${index + 1}]`]);
}

function keyOf(pseudonym: string): string {
  return pseudonym.replace(PSEUDONYM, (_, word: string, number: string) => `${word.toLowerCase()} ${Number(number)}`);
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
