import type { AskedFact } from './asked-facts.ts';
import { linesOf } from './lexicon.ts';

interface Names {
  readonly people: readonly string[];
  readonly teams: readonly string[];
}

let form: RegExp | undefined;

/** A pseudonym as it comes back: with its brackets or without, and inflected, as models like to write. */
function pseudonymForm(): RegExp {
  return (form ??= new RegExp(String.raw`\[?(${linesOf('inflected').join('|')})\p{L}*\s(\d+)\]?`, 'giu'));
}

/** Replaces names by pseudonyms on the way out and puts them back on the way in. */
export interface Pseudonyms {
  /** What may leave the service. */
  hide(facts: readonly AskedFact[]): AskedFact[];
  /** What a person reads; null when a pseudonym is in it that was never given out. */
  reveal(text: string): string | null;
}

/** Pseudonyms in the order of the names: a word for people, one for teams, and a number, in square brackets. */
export function createPseudonyms({ people, teams }: Names): Pseudonyms {
  const [person = '', team = ''] = linesOf('pseudonyms');
  const given = new Map([...numbered(person, people), ...numbered(team, teams)]);
  const names = new Map([...given].map(([name, pseudonym]) => [keyOf(pseudonym), name]));
  // The longer first: “Sales department” before “Sales”.
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
      const revealed = text.replace(pseudonymForm(), (pseudonym) => {
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
  return text.replace(pseudonymForm(), ' ');
}

/** The pseudonyms in a text, each in one spelling. */
export function pseudonymsIn(text: string): Set<string> {
  return new Set([...text.matchAll(pseudonymForm())].map(([pseudonym]) => keyOf(pseudonym)));
}

function numbered(word: string, names: readonly string[]): [name: string, pseudonym: string][] {
  const known = [...new Set(names.map((name) => name.trim()).filter((name) => name !== ''))];
  return known.map((name, index) => [name, `[${word} ${index + 1}]`]);
}

function keyOf(pseudonym: string): string {
  return pseudonym.replace(
    pseudonymForm(),
    (_, word: string, number: string) => `${word.toLowerCase()} ${Number(number)}`,
  );
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
