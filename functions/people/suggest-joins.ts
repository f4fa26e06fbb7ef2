import { PERSON_SOURCES } from '#shared/rules/people/sources.ts';
import { idOf, pairOf } from './join-people.ts';
import { firstOf, recordOf, type JoinDecision, type JoinedPerson } from './records.ts';

/** Two people who may be one. */
export type Suggestion = readonly [JoinedPerson, JoinedPerson];

/** A name as its words: whole ones, and letters that stand for one. */
interface Name {
  readonly words: readonly string[];
  readonly initials: readonly string[];
  /** The words of the surname, where it is known which they are; a file has the whole name in one. */
  readonly surname: readonly string[] | null;
}

const SAME_NAME = 2;
const SAME_INITIAL = 1;

/**
 * People who may be one: the surname and the first name, or its initial, are the same, no source knows both, and nobody
 * has said that they are two. Where several could be meant nothing is said: it would be a guess.
 */
export function suggestJoins(people: readonly JoinedPerson[], decisions: readonly JoinDecision[]): Suggestion[] {
  const apart = new Set(decisions.filter(({ same }) => !same).map(({ refs }) => pairOf(...refs)));
  const named = people.filter(isHere).map((person) => ({ person, name: nameOf(person), sources: sourcesOf(person) }));
  // By the surname, or by every word where nobody knows which it is: first names would compare everybody with everybody.
  // And by the sources that know them: members of thousands of people are not compared with each other.
  const byWord = new Map<string, Map<number, (typeof named)[number][]>>();
  for (const one of named) {
    for (const word of one.name.surname ?? one.name.words) {
      const bySources = byWord.get(word) ?? new Map<number, (typeof named)[number][]>();
      byWord.set(word, bySources);
      const same = bySources.get(one.sources);
      if (same) same.push(one);
      else bySources.set(one.sources, [one]);
    }
  }
  const best = new Map<JoinedPerson, JoinedPerson | null>();
  for (const { person, name, sources } of named) {
    const others = new Set(
      name.words.flatMap((word) =>
        [...(byWord.get(word) ?? [])].flatMap(([known, those]) => ((known & sources) === 0 ? those : [])),
      ),
    );
    best.set(person, onlyBest(person, name, [...others]));
  }
  return [...best].flatMap(([person, other]) =>
    other && best.get(other) === person && idOf(person) < idOf(other) ? [[person, other] as const] : [],
  );

  function onlyBest(person: JoinedPerson, name: Name, others: readonly (typeof named)[number][]): JoinedPerson | null {
    const scored = others
      .filter((other) => !areApart(person, other.person))
      .map((other) => ({ other: other.person, score: likeness(name, other.name) }));
    const top = Math.max(0, ...scored.map(({ score }) => score));
    const first = scored.filter(({ score }) => score === top);
    return top > 0 && first.length === 1 ? first[0]!.other : null;
  }

  function areApart(a: JoinedPerson, b: JoinedPerson): boolean {
    return a.records.some(({ ref }) => b.records.some((other) => apart.has(pairOf(ref, other.ref))));
  }
}

/** The sources that know somebody, a bit each: whom one source knows both are two people. */
function sourcesOf({ records }: JoinedPerson): number {
  return records.reduce((bits, { source }) => bits | (1 << PERSON_SOURCES.indexOf(source)), 0);
}

/** Whoever has left the portal, or is a guest there, and is known from nowhere else is nobody's other half. */
function isHere(person: JoinedPerson): boolean {
  const portal = recordOf(person, 'portal');
  return person.records.length > 1 || !portal || (portal.active && !portal.guest);
}

function nameOf(person: JoinedPerson): Name {
  const { firstName, secondName, lastName } = firstOf(person);
  const words = wordsOf(`${lastName} ${firstName} ${secondName}`);
  return {
    words: words.filter(({ length }) => length > 1),
    initials: words.filter(({ length }) => length === 1),
    surname: firstName === '' ? null : wordsOf(lastName),
  };
}

function wordsOf(text: string): string[] {
  // A name is written with the Russian letter yo (U+0451) or with ye (U+0435) in its place.
  const folded = text.toLocaleLowerCase('ru').replaceAll('\u0451', '\u0435');
  return folded.split(/[\s.]+/).filter(Boolean);
}

/** Two whole words in common, or one and an initial that stands for another; the surname is one of the common ones. */
function likeness(a: Name, b: Name): number {
  const common = a.words.filter((word) => b.words.includes(word));
  const hasSurname = [a.surname, b.surname].every(
    (surname) => !surname || surname.some((word) => common.includes(word)),
  );
  if (common.length === 0 || !hasSurname) return 0;
  if (common.length > 1) return SAME_NAME;
  const begins = ({ words }: Name, initials: readonly string[]) =>
    words.some((word) => !common.includes(word) && initials.includes(word[0]!));
  return begins(a, b.initials) || begins(b, a.initials) ? SAME_INITIAL : 0;
}
