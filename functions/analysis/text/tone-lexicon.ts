import { deedsOfPeople } from './lexicons/complaints-of-people.ts';
import {
  complaintsOfOrder,
  complaintsOfPay,
  complaintsOfTime,
  complaintsOfWord,
} from './lexicons/complaints-of-terms.ts';
import { breakages, burdensOfWork } from './lexicons/complaints-of-work.ts';
import { complaints, mildComplaints, strongComplaints } from './lexicons/complaints.ts';
import { deedsOfKindness } from './lexicons/praise-of-people.ts';
import { goodPay, goodTime, goodWork } from './lexicons/praise-of-work.ts';
import { deniedComplaints, mildPraise, praise, strongPraise } from './lexicons/praise.ts';
import { burdens, wanted } from './lexicons/things.ts';
import {
  absences,
  comparisons,
  contrasts,
  decreases,
  diminishers,
  hardships,
  increases,
  intensifiers,
  ironies,
  kindnesses,
  negators,
  neutralTurns,
  orders,
  past,
  routines,
  wishes,
} from './lexicons/turns.ts';
import { Patterns } from './patterns.ts';
import type { Token } from './tokens.ts';

/** What a word or turn does to the tone; one may do several things: «урезали» complains, and makes less of something. */
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

/** Every list of complaints by its topic. */
const complaintsByTopic = [
  deedsOfPeople,
  breakages,
  burdensOfWork,
  complaintsOfPay,
  complaintsOfTime,
  complaintsOfOrder,
  complaintsOfWord,
].join(',');
const praiseByTopic = [deedsOfKindness, goodPay, goodTime, goodWork].join(',');

const lexicon = new Patterns<Role>([
  [strongPraise, { weight: STRONG }, 'exact words'],
  [praise, { weight: PLAIN }, 'exact words'],
  [mildPraise, { weight: MILD }, 'exact words'],
  [deniedComplaints, { weight: PLAIN, whole: true }, 'exact'],
  [strongComplaints, { weight: -STRONG }, 'exact words'],
  [complaints, { weight: -PLAIN }, 'exact words'],
  [complaintsByTopic, { weight: -PLAIN }, 'exact words'],
  [praiseByTopic, { weight: PLAIN }, 'exact words'],
  [mildComplaints, { weight: -MILD }, 'exact words'],
  [wanted, { thing: 1 }],
  [burdens, { thing: -1 }],
  [increases, { quantity: 1 }, 'exact'],
  [decreases, { quantity: -1 }, 'exact'],
  [negators, { negates: true }, 'exact'],
  [absences, { negates: true, absence: true }, 'exact'],
  [intensifiers, { intensity: 1.5 }, 'exact'],
  [diminishers, { intensity: 0.6 }, 'exact'],
  [wishes, { wish: true }, 'exact'],
  [orders, { order: true }, 'exact'],
  [contrasts, { contrast: true }, 'exact'],
  [comparisons, { compares: true }, 'exact'],
  [past, { past: true }, 'exact'],
  [ironies, { irony: true }, 'exact'],
  [neutralTurns, { whole: true }, 'exact'],
  [hardships, { fact: -1 }, 'exact'],
  [kindnesses, { fact: 1 }, 'exact'],
  [routines, { routine: true }, 'exact'],
]);

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
