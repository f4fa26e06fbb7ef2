import { randomInt } from 'node:crypto';
import { type Bytes, toBase64Url } from '#shared/ballots/bytes.ts';

/*
 * The attacker of the game of unlinkability. Two honest people have said two things; which of them said which is settled by a
 * coin. The attacker knows the two, the two answers, and what everybody else has said, and guesses.
 */

/** Values in so many places at most may be somebody's own: all the traces of one person, and not what a run has in common. */
const RARE = 12;
const HOPS = 4;
const OWN_VALUE = /[\w-]{8,}/g;

/** What happened, in its order, each as a text: calls of functions with their replies, requests to the table, its stream, lines of logs. */
export class Evidence {
  private readonly entries: { readonly kind: string; readonly text: string; readonly values: ReadonlySet<string> }[] =
    [];
  private readonly placesOf = new Map<string, number[]>();

  /** Notes something; bytes in it are written as they are sent. */
  note(kind: string, what: unknown): void {
    const text = JSON.stringify(what, (_, value: unknown) =>
      value instanceof Uint8Array ? toBase64Url(value) : value,
    );
    const values = new Set(text.match(OWN_VALUE));
    for (const value of values) {
      const places = this.placesOf.get(value) ?? [];
      places.push(this.entries.length);
      this.placesOf.set(value, places);
    }
    this.entries.push({ kind, text, values });
  }

  /** Where any of these texts stands, in entries of a kind or of all. */
  with(texts: readonly string[], kind?: string): number[] {
    const places = new Set(texts.flatMap((text) => this.placesOf.get(ownValue(text)) ?? []));
    return [...places]
      .filter((place) => kind === undefined || this.entries[place]!.kind === kind)
      .toSorted((a, b) => a - b);
  }

  /** What is noted next of a kind with a text in it; null for nothing. */
  next(place: number, kind: string, text: string): string | null {
    const later = this.entries.find(
      (entry, index) => index > place && entry.kind === kind && entry.text.includes(text),
    );
    return later?.text ?? null;
  }

  length(places: readonly number[]): number {
    return places.reduce((sum, place) => sum + this.entries[place]!.text.length, 0);
  }

  /** Over how many things that share a rare value one comes from these texts to each of others; `HOPS` where one does not. */
  distances(texts: readonly string[], wanted: readonly string[]): number[] {
    const found = wanted.map(() => HOPS);
    const seen = new Set(this.with(texts));
    const followed = new Set<string>();
    let edge = [...seen];
    for (let hop = 0; hop < HOPS && edge.length > 0; hop++) {
      const here = edge.map((place) => this.entries[place]!);
      for (const [index, text] of wanted.entries()) {
        if (here.some(({ values }) => values.has(ownValue(text)))) found[index] = Math.min(found[index]!, hop);
      }
      const values = here.flatMap((entry) => [...entry.values].filter((value) => !followed.has(value)));
      const places = new Set(values.flatMap((value) => this.sharing(value)));
      for (const value of values) followed.add(value);
      edge = [...places].filter((place) => !seen.has(place));
      for (const place of edge) seen.add(place);
    }
    return found;
  }

  /** Where a value stands that may be somebody's own. */
  private sharing(value: string): readonly number[] {
    const places = this.placesOf.get(value)!;
    return places.length <= RARE ? places : [];
  }
}

/** What of a text is nobody else's: its last value. */
function ownValue(text: string): string {
  return text.match(OWN_VALUE)?.at(-1) ?? text;
}

/** A round: what is known of two people, and the two answers; whether the first person gave the second is the question. */
export interface Round {
  /** Of each person all by which a trace is known to be theirs. */
  readonly people: readonly [readonly string[], readonly string[]];
  readonly answers: readonly [string, string];
}

/** Which way a round went, positive for as it stands, negative for swapped; zero for no idea. */
type Strategy = (round: Round, evidence: Evidence) => number;

const sign = (number: number): number => Math.sign(number);
const earliest = (places: readonly number[]): number => places[0] ?? Infinity;

/** What the attacker tries over the API. */
export const STRATEGIES: Readonly<Record<string, Strategy>> = {
  'by whatever two traces have in common': ({ people, answers }, evidence) => {
    const [one, other] = people.map((facts) => evidence.distances(facts, answers));
    return one![1]! + other![0]! - one![0]! - other![1]!;
  },
  'by the order of calls': ({ people, answers }, evidence) =>
    sign(earliest(evidence.with(people[0])) - earliest(evidence.with(people[1]))) *
    sign(earliest(evidence.with([answers[0]])) - earliest(evidence.with([answers[1]]))),
  'by the order in the stream': ({ people, answers }, evidence) => {
    const written = (facts: readonly string[]) => earliest(evidence.with(facts, 'stream'));
    return sign(written(people[0]) - written(people[1])) * sign(written([answers[0]]) - written([answers[1]]));
  },
  'by what the stream tells right after somebody’s mark': ({ people, answers }, evidence) => {
    const next = people.map((facts) => evidence.next(earliest(evidence.with(facts, 'stream')), 'stream', '"response"'));
    const says = (text: string | null | undefined, answer: string) => Number(text?.includes(answer) ?? false);
    return (
      says(next[0], answers[0]) + says(next[1], answers[1]) - says(next[0], answers[1]) - says(next[1], answers[0])
    );
  },
  'by the order in the table': ({ people, answers }, evidence) =>
    sign(earliest(evidence.with(people[0], 'table')) - earliest(evidence.with(people[1], 'table'))) *
    sign(earliest(evidence.with([answers[0]], 'table')) - earliest(evidence.with([answers[1]], 'table'))),
  'by lengths': ({ people, answers }, evidence) =>
    sign(evidence.length(evidence.with(people[0])) - evidence.length(evidence.with(people[1]))) *
    sign(evidence.length(evidence.with([answers[0]])) - evidence.length(evidence.with([answers[1]]))),
};

/** Whether a guess is right: one without an idea throws a coin. */
export function isHit(guess: number, swapped: boolean): boolean {
  const said = guess === 0 || Number.isNaN(guess) ? randomInt(2) === 1 : guess < 0;
  return said === swapped;
}

/** What the signer of ballots has seen of one, and what came with an answer; as numbers, under one key. */
export interface Seen {
  readonly blinded: Bytes;
  readonly signed: Bytes;
}
export interface Sent {
  readonly nonce: Bytes;
  readonly signature: Bytes;
  readonly seed: Bytes;
}

/** How well a request fits a ballot, the more the better. */
type Fit = (seen: Seen, sent: Sent) => number;

/** What the attacker tries with the protocol alone, who has the key in both its halves: `prime` is a factor of `n`. */
export function fits(n: bigint, prime: bigint): Readonly<Record<string, Fit>> {
  const inverses = new Map<Bytes, bigint>();
  const inverse = (signature: Bytes): bigint => {
    const known = inverses.get(signature) ?? inverseOf(numberOf(signature), n);
    inverses.set(signature, known);
    return known;
  };
  const symbols = new Map<Bytes, number>();
  const symbol = (bytes: Bytes, modulus: bigint): number => {
    const known = symbols.get(bytes) ?? jacobi(numberOf(bytes), modulus);
    symbols.set(bytes, known);
    return known;
  };
  const factor: (seen: Seen, sent: Sent) => bigint = ({ signed }, { signature }) =>
    (numberOf(signed) * inverse(signature)) % n;
  return {
    'by what was blinded': ({ blinded }, { signature }) => equalBytes(blinded, signature),
    'by what was signed': ({ signed }, { signature }) => equalBytes(signed, signature),
    'by bytes of the number': ({ blinded, signed }, { nonce }) =>
      equalBytes(blinded, nonce) + equalBytes(signed, nonce),
    'by bytes of the seed': ({ blinded, signed }, { seed }) => equalBytes(blinded, seed) + equalBytes(signed, seed),
    'by lengths': ({ blinded, signed }, { nonce, signature, seed }) =>
      -Math.abs(blinded.length + signed.length - (nonce.length + signature.length + seed.length)),
    'by how large the factor would be': (seen, sent) => -Number(factor(seen, sent) >> 1100n),
    'by a bit of the factor': (seen, sent) => Number(factor(seen, sent) & 1n),
    'by squares modulo a prime of the key': ({ signed }, { signature }) =>
      symbol(signed, prime) * symbol(signature, prime),
  };
}

/** The factor by which a request would be of a ballot: there is one for every pair. */
export function factorFor({ signed }: Seen, { signature }: Sent, n: bigint): bigint {
  return (numberOf(signed) * inverseOf(numberOf(signature), n)) % n;
}

/** A number in bytes, the highest first. */
export function numberOf(bytes: Uint8Array): bigint {
  return BigInt(`0x${Buffer.from(bytes).toString('hex')}`);
}

function equalBytes(one: Bytes, other: Bytes): number {
  return one.reduce((count, byte, place) => count + Number(byte === other[place]), 0);
}

function inverseOf(number: bigint, modulus: bigint): bigint {
  let [rest, next] = [modulus, number % modulus];
  let [factor, following] = [0n, 1n];
  while (next > 0n) {
    const times = rest / next;
    [rest, next] = [next, rest - times * next];
    [factor, following] = [following, factor - times * following];
  }
  return factor < 0n ? factor + modulus : factor;
}

/** The Jacobi symbol. */
function jacobi(number: bigint, modulus: bigint): number {
  let [top, bottom, result] = [number % modulus, modulus, 1];
  while (top > 0n) {
    while ((top & 1n) === 0n) {
      top >>= 1n;
      if ([3n, 5n].includes(bottom & 7n)) result = -result;
    }
    [top, bottom] = [bottom, top];
    if ((top & 3n) === 3n && (bottom & 3n) === 3n) result = -result;
    top %= bottom;
  }
  return bottom === 1n ? result : 0;
}
