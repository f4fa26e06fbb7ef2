import type { Turn } from './tone-lexicon.ts';
import type { Token } from './tokens.ts';

/** How many words on a “not” reaches, and how many back a “there is none”. */
const NEGATION_WORDS = 3;
const ABSENCE_BACK_WORDS = 2;
/** “One cannot say that” reaches over its comma. */
const LONG_NEGATION_WORDS = 6;
const QUANTITY_WORDS = 3;
const INTENSITY_WORDS = 2;

const RELATION = 2;
/** “There are too few couriers”: what there is less of is mostly missed. */
const LESS_OF_SOMETHING = -1.2;
const ABSENT_BURDEN = 0.5;
/** A denied complaint is weaker than praise; a denied praise is a complaint. */
const DENIED_COMPLAINT = 0.6;
const DENIED_PRAISE = 0.9;
/** A “not” or “none” whose word nobody listed: people rarely write in a poll of what they do not do for good. */
const BARE_NEGATION = -0.9;

/** No place of a turn. */
const NOTHING = -1;

const UNTOLD_WORDS = 3;

const NOW_BETTER = 1.5;
const TODAY = /^(?:теперь|сейчас|ныне|сегодня|нынче|здесь|тут)$/;

/** What each turn adds to praise or complaint, in its place. */
export function weigh(turns: readonly Turn[], tokens: readonly Token[]): number[] {
  const weights = turns.map((turn) => turn.weight ?? 0);
  const denied = new Set<number>();
  relateQuantities(turns, tokens, weights);
  negate(turns, tokens, weights, denied);
  for (const [at, turn] of turns.entries()) {
    if (turn.intensity === undefined) continue;
    const next = at + 1;
    if (turns[next] && near(turn, turns[next], tokens, INTENSITY_WORDS)) weights[next]! *= turn.intensity;
  }
  for (const [at, turn] of turns.entries()) {
    const doubted = weights[at]! > 0 && tokens[turn.from]!.quoted;
    if (doubted) weights[at] = -weights[at]!;
  }
  discountPast(turns, tokens, weights);
  discountWishes(turns, tokens, weights);
  turnIrony(turns, tokens, weights);
  doubtBeforeColon(turns, tokens, weights);
  return weights;
}

/** “Few people”, “many reports”, “they raised the pay”: what is more or less, and whether that is good. */
function relateQuantities(turns: readonly Turn[], tokens: readonly Token[], weights: number[]): void {
  for (const [at, turn] of turns.entries()) {
    if (!turn.quantity) continue;
    const things = [at + 1, at - 1, at + 2, at - 2].filter((other) => {
      const candidate = turns[other];
      return candidate?.thing && !candidate.quantity && near(turn, candidate, tokens, QUANTITY_WORDS);
    });
    // “They raised the plan by forty per cent”: what stands next is what there is more of.
    const thing = things.find((other) => turns[other]!.to === turn.from || turns[other]!.from === turn.to) ?? things[0];
    if (thing === undefined) {
      if (!denyLittle(at, turns, tokens, weights) && turn.quantity < 0 && !turn.weight) weights[at] = LESS_OF_SOMETHING;
      continue;
    }
    weights[at] = turn.quantity * turns[thing]!.thing! * RELATION;
    weights[thing] = 0;
  }
}

/** “Little that is good”, in either order. */
function denyLittle(at: number, turns: readonly Turn[], tokens: readonly Token[], weights: number[]): boolean {
  const turn = turns[at]!;
  if (!tokens[turn.from]!.normal.startsWith('мало')) return false;
  const praised = [at + 1, at - 1].find(
    (other) => turns[other] && weights[other]! > 0 && near(turn, turns[other], tokens, 1),
  );
  if (praised !== undefined) weights[praised] = -weights[praised]! * DENIED_PRAISE;
  return praised !== undefined;
}

function negate(turns: readonly Turn[], tokens: readonly Token[], weights: number[], denied: Set<number>): void {
  for (const [at, turn] of turns.entries()) {
    const before = turns[at - 1];
    // “They do not pay on time”: the complaint holds its “not”.
    const denies = (turn.weight ?? 0) < 0 && tokens[turn.from]!.normal === 'не';
    if (denies && before && weights[at - 1]! > 0 && isAdverb(before, turn, tokens)) {
      deny(at - 1, turns, weights, denied);
    }
    if (!turn.negates) continue;
    const adverb = before && weights[at - 1]! > 0 && isAdverb(before, turn, tokens);
    if (adverb && !denied.has(at - 1)) deny(at - 1, turns, weights, denied);
    const target = deniedBy(at, turns, tokens, weights);
    if (target === undefined) {
      if (adverb) continue;
      weights[at] = turn.to < tokens.length || turn.from > 0 ? bare(turn, tokens) : 0;
      continue;
    }
    if (target === NOTHING || denied.has(target)) continue;
    const sign = Math.sign(weights[target]!);
    deny(target, turns, weights, denied);
    // “No needless bureaucracy”: what is denied may take two words.
    const next = turns[target + 1];
    if (sign !== 0 && next?.from === turns[target]!.to && Math.sign(weights[target + 1]!) === sign) {
      deny(target + 1, turns, weights, denied);
    }
  }
}

function deny(at: number, turns: readonly Turn[], weights: number[], denied: Set<number>): void {
  denied.add(at);
  const weight = weights[at]!;
  if (weight > 0) weights[at] = -weight * DENIED_PRAISE;
  else if (weight < 0) weights[at] = -weight * DENIED_COMPLAINT;
  // Few miss what is hard to bear, but “there are no documents” is no praise.
  else weights[at] = turns[at]!.thing === 1 ? -RELATION : ABSENT_BURDEN;
}

/** What a negation denies: the first turn with a meaning behind it, or before a “there is none” at the end of its clause. */
function deniedBy(
  at: number,
  turns: readonly Turn[],
  tokens: readonly Token[],
  weights: readonly number[],
): number | undefined {
  const turn = turns[at]!;
  const long = isLong(turn, tokens);
  for (let other = at + 1; other < turns.length; other += 1) {
    const next = turns[other]!;
    if (next.whole && !next.weight) continue;
    // “They are never late” and “nobody praised”, which deny twice in Russian, are one denial, not two.
    const holdsDenial = next.whole || (next.weight && tokens[next.from]!.normal === 'не');
    if (holdsDenial && !long) return NOTHING;
    const reach = long ? LONG_NEGATION_WORDS : NEGATION_WORDS;
    if (next.from - turn.to >= reach || !together(turn, next, tokens, long)) break;
    if (weights[other] !== 0 || next.thing) return other;
  }
  if (!turn.absence) return undefined;
  const behind = [at - 1, at - 2].filter((other) => {
    const before = turns[other];
    return before && turn.from - before.to <= ABSENCE_BACK_WORDS && together(before, turn, tokens, false);
  });
  return behind.find((other) => weights[other] !== 0) ?? behind.find((other) => turns[other]!.thing);
}

/** “On time they do not give it”: the word before a “not” that it denies. */
function isAdverb(before: Turn, negation: Turn, tokens: readonly Token[]): boolean {
  return (
    before.to === negation.from &&
    /(?:о|вовремя|заранее|лучше)$/.test(tokens[before.to - 1]!.normal) &&
    together(before, negation, tokens, false)
  );
}

/** “One cannot say that” and “I do not feel that” deny what stands behind their comma. */
function isLong(turn: Turn, tokens: readonly Token[]): boolean {
  return (
    turn.to - turn.from > 1 &&
    tokens[turn.to - 1]!.normal !== 'не' &&
    tokens[turn.to]?.clause !== tokens[turn.to - 1]!.clause
  );
}

/** “No” before a comma answers the question; anything else denied is missed. */
function bare(turn: Turn, tokens: readonly Token[]): number {
  if (tokens[turn.from]!.normal === 'без' || (isLong(turn, tokens) && !turn.absence)) return 0;
  const first = turn.from === 0 || tokens[turn.from - 1]!.sentence !== tokens[turn.from]!.sentence;
  const next = tokens[turn.to];
  const alone = !next || next.clause !== tokens[turn.to - 1]!.clause;
  return first && alone ? 0 : BARE_NEGATION;
}

/** What was good before is missed now; what was bad before says nothing of now. */
function discountPast(turns: readonly Turn[], tokens: readonly Token[], weights: number[]): void {
  for (const turn of turns) {
    if (!turn.past) continue;
    let wasBad = false;
    for (const [at, other] of turns.entries()) {
      if (tokens[other.from]!.clause !== tokens[turn.from]!.clause) continue;
      wasBad ||= weights[at]! < 0;
      weights[at] = weights[at]! > 0 ? -weights[at]! / 2 : 0;
    }
    // “It used to be late, now it is to the day”: what is told of today is the opposite, unless it tells more.
    if (wasBad && isComparedWithToday(turn, turns, tokens, weights)) weights[turns.indexOf(turn)] = NOW_BETTER;
  }
}

function isComparedWithToday(past: Turn, turns: readonly Turn[], tokens: readonly Token[], weights: readonly number[]) {
  const { sentence, clause } = tokens[past.from]!;
  const later = (at: number) => tokens[at]!.sentence === sentence && tokens[at]!.clause > clause;
  return (
    tokens.some(({ normal }, at) => later(at) && TODAY.test(normal)) &&
    !turns.some((turn, at) => later(turn.from) && weights[at] !== 0)
  );
}

/** A wish says nothing of what there is: praise in it does not count, complaints only where they stand apart. */
function discountWishes(turns: readonly Turn[], tokens: readonly Token[], weights: number[]): void {
  for (const [at, turn] of turns.entries()) {
    const { sentence, clause } = tokens[turn.from]!;
    const begins = turn.from === 0 || tokens[turn.from - 1]!.sentence !== sentence;
    if (!(turn.wish || (turn.order && begins))) continue;
    if (turns[at - 1]?.negates && turns[at - 1]!.to === turn.from) continue;
    weights[at] = 0;
    for (let other = at + 1; other < turns.length && tokens[turns[other]!.from]!.sentence === sentence; other += 1) {
      if (turns[other]!.contrast) break;
      if (weights[other]! > 0 || tokens[turns[other]!.from]!.clause === clause) weights[other] = 0;
    }
    for (let other = at - 1; other >= 0 && tokens[turns[other]!.from]!.clause === clause; other -= 1) {
      if (turns[other]!.quantity || turns[other]!.negates) weights[other] = 0;
    }
  }
}

/** A turn that is only said to mean the opposite takes the praise of its sentence and of the one before away. */
function turnIrony(turns: readonly Turn[], tokens: readonly Token[], weights: number[]): void {
  for (const [at, turn] of turns.entries()) {
    if (!turn.irony) continue;
    const { sentence } = tokens[turn.from]!;
    for (const [other, { from }] of turns.entries()) {
      if (Math.abs(tokens[from]!.sentence - sentence) <= 1 && weights[other]! > 0) weights[other] = 0;
    }
    weights[at] = -RELATION;
  }
}

/** “Flexible hours: leave at nine if you like, or at ten”: praise explained by anything but praise is irony. */
function doubtBeforeColon(turns: readonly Turn[], tokens: readonly Token[], weights: number[]): void {
  for (const colon of tokens.filter((token) => token.afterColon)) {
    const at = tokens.indexOf(colon);
    const inSentence = (turn: Turn) => tokens[turn.from]!.sentence === colon.sentence;
    const places = [...turns.keys()].filter((place) => inSentence(turns[place]!));
    const explained = places.some((place) => turns[place]!.from >= at && weights[place]! > 0);
    const words = tokens.filter((token, place) => place >= at && token.sentence === colon.sentence).length;
    const divided = places.some(
      (place) => turns[place]!.from < at && (weights[place]! < 0 || turns[place]!.contrast || turns[place]!.compares),
    );
    if (explained || divided || words < UNTOLD_WORDS) continue;
    for (const place of places) {
      if (turns[place]!.from < at && weights[place]! > 0) weights[place] = -RELATION;
    }
  }
}

function near(one: Turn, other: Turn, tokens: readonly Token[], words: number): boolean {
  const gap = one.from < other.from ? other.from - one.to : one.from - other.to;
  return gap < words && together(one, other, tokens, false);
}

/** In the same clause; a long negation may reach into the next. */
function together(one: Turn, other: Turn, tokens: readonly Token[], long: boolean): boolean {
  const between = Math.abs(tokens[one.to - 1]!.clause - tokens[other.from]!.clause);
  const clauses = one.from < other.from ? between : Math.abs(tokens[other.to - 1]!.clause - tokens[one.from]!.clause);
  return clauses <= (long ? 1 : 0) && tokens[one.from]!.sentence === tokens[other.from]!.sentence;
}
