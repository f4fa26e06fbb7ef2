import { readLexicon } from './lexicons.ts';
import { Patterns } from './patterns.ts';
import type { Token } from './tokens.ts';

/** What a word or turn does to the tone; one may do several things: “they cut” complains, and makes less of something. */
export interface Role {
  /** Praise above nought, complaint below. */
  readonly weight?: number;
  /** More of what stands beside it, or less. */
  readonly quantity?: 1 | -1;
  /** Good to have, or hard to bear. */
  readonly thing?: 1 | -1;
  readonly negates?: true;
  /** Denies what stands before it, too. */
  readonly absence?: true;
  readonly intensity?: number;
  readonly wish?: true;
  /** A wish where the sentence begins with it. */
  readonly order?: true;
  readonly contrast?: true;
  readonly compares?: true;
  /** What its sentence says is not so. */
  readonly supposes?: true;
  readonly past?: true;
  readonly routine?: true;
  /** Tells good facts from bad ones, where nothing else does. */
  readonly fact?: 1 | -1;
  readonly irony?: true;
  /** Says nothing, as a whole: no other role of the same words counts. */
  readonly whole?: true;
}

/** A turn where it stands in the text. */
export interface Turn extends Role {
  readonly from: number;
  readonly to: number;
}

const STRONG = 3;
const PLAIN = 2;
const MILD = 1;

/** Complaints by their topic. */
function readComplaintsByTopic(): string {
  return [
    readLexicon('complaints-of-people', 'deedsOfPeople'),
    readLexicon('complaints-of-work', 'breakages', 'burdensOfWork'),
    readLexicon('complaints-of-terms', 'complaintsOfPay', 'complaintsOfTime', 'complaintsOfOrder', 'complaintsOfWord'),
  ]
    .flatMap((lists) => Object.values<string>(lists))
    .join(',');
}

function readPraiseByTopic(): string {
  return [
    readLexicon('praise-of-people', 'deedsOfKindness'),
    readLexicon('praise-of-work', 'goodPay', 'goodTime', 'goodWork'),
  ]
    .flatMap((lists) => Object.values<string>(lists))
    .join(',');
}

function readTurns() {
  return readLexicon(
    'turns',
    'negators',
    'absences',
    'increases',
    'decreases',
    'intensifiers',
    'diminishers',
    'wishes',
    'orders',
    'contrasts',
    'comparisons',
    'past',
    'ironies',
    'neutralTurns',
    'hardships',
    'kindnesses',
    'routines',
  );
}

const lexicon = new Patterns<Role>(() => {
  const praise = readLexicon('praise', 'strongPraise', 'praise', 'mildPraise', 'deniedComplaints');
  const complaints = readLexicon('complaints', 'strongComplaints', 'complaints', 'mildComplaints');
  const things = readLexicon('things', 'wanted', 'burdens');
  const turns = readTurns();
  return [
    [praise.strongPraise, { weight: STRONG }, 'exact words'],
    [praise.praise, { weight: PLAIN }, 'exact words'],
    [praise.mildPraise, { weight: MILD }, 'exact words'],
    [praise.deniedComplaints, { weight: PLAIN, whole: true }, 'exact'],
    [complaints.strongComplaints, { weight: -STRONG }, 'exact words'],
    [complaints.complaints, { weight: -PLAIN }, 'exact words'],
    [readComplaintsByTopic(), { weight: -PLAIN }, 'exact words'],
    [readPraiseByTopic(), { weight: PLAIN }, 'exact words'],
    [complaints.mildComplaints, { weight: -MILD }, 'exact words'],
    [things.wanted, { thing: 1 }],
    [things.burdens, { thing: -1 }],
    [turns.increases, { quantity: 1 }, 'exact'],
    [turns.decreases, { quantity: -1 }, 'exact'],
    [turns.negators, { negates: true }, 'exact'],
    [turns.absences, { negates: true, absence: true }, 'exact'],
    [turns.intensifiers, { intensity: 1.5 }, 'exact'],
    [turns.diminishers, { intensity: 0.6 }, 'exact'],
    [turns.wishes, { wish: true }, 'exact'],
    [turns.orders, { order: true }, 'exact'],
    [turns.contrasts, { contrast: true }, 'exact'],
    [turns.comparisons, { compares: true }, 'exact'],
    [turns.past, { past: true }, 'exact'],
    [turns.ironies, { irony: true }, 'exact'],
    [turns.neutralTurns, { whole: true }, 'exact'],
    [turns.hardships, { fact: -1 }, 'exact'],
    [turns.kindnesses, { fact: 1 }, 'exact'],
    [turns.routines, { routine: true }, 'exact'],
  ];
});

/** The turns of a text, none over another: the longest counts, and of those with the same words all roles. */
export function findTurns(tokens: readonly Token[]): Turn[] {
  const turns: Turn[] = [];
  let end = 0;
  for (const { from, to, value } of lexicon.find(tokens)) {
    const last = turns.at(-1);
    if (from >= end) {
      turns.push({ from, to, ...value });
      end = to;
    } else if (last?.from === from && last.to === to) turns[turns.length - 1] = { from, to, ...merged(last, value) };
  }
  return turns;
}

function merged(one: Role, other: Role): Role {
  const whole = [one, other].find((role) => role.whole);
  if (whole) return { weight: whole.weight ?? 0, whole: true };
  const weight = Math.abs(one.weight ?? 0) >= Math.abs(other.weight ?? 0) ? one.weight : other.weight;
  return { ...one, ...other, ...(weight === undefined ? {} : { weight }) };
}
