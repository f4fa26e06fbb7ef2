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

/** Fewer words behind a colon explain nothing. */
const UNTOLD_WORDS = 3;

/** What was bad and is no more. */
const NOW_BETTER = 1.5;
const TODAY = /^(?:теперь|сейчас|ныне|сегодня|нынче|здесь|тут)$/;

/** A text while its turns are weighed. */
interface Weighing {
  readonly turns: readonly Turn[];
  readonly tokens: readonly Token[];
  /** By the places of turns; each step goes on from what the ones before it have left. */
  readonly weights: number[];
  /** The places of turns that are denied: a second “not” of theirs is the same denial. */
  readonly denied: Set<number>;
}

/** What each turn adds to praise or complaint, in its place. */
export function weigh(turns: readonly Turn[], tokens: readonly Token[]): number[] {
  const text = { turns, tokens, weights: turns.map((turn) => turn.weight ?? 0), denied: new Set<number>() };
  relateQuantities(text);
  negate(text);
  intensify(text);
  doubtQuoted(text);
  discountPast(text);
  discountWishes(text);
  turnIrony(text);
  doubtBeforeColon(text);
  return text.weights;
}

/** “Few people”, “many reports”, “they raised the pay”: what is more or less, and whether that is good. */
function relateQuantities(text: Weighing): void {
  const { turns, tokens, weights } = text;
  for (const [at, turn] of turns.entries()) {
    if (!turn.quantity) continue;
    const things = [at + 1, at - 1, at + 2, at - 2].filter((other) => {
      const candidate = turns[other];
      return candidate?.thing && !candidate.quantity && near(turn, candidate, tokens, QUANTITY_WORDS);
    });
    // “They raised the plan by forty per cent”: what stands next is what there is more of.
    const thing = things.find((other) => turns[other]!.to === turn.from || turns[other]!.from === turn.to) ?? things[0];
    if (thing === undefined) {
      if (!denyLittle(at, text) && turn.quantity < 0 && !turn.weight) weights[at] = LESS_OF_SOMETHING;
      continue;
    }
    weights[at] = turn.quantity * turns[thing]!.thing! * RELATION;
    weights[thing] = 0;
  }
}

/** “Little that is good”, in either order; false where that is not what is said. */
function denyLittle(at: number, { turns, tokens, weights }: Weighing): boolean {
  const turn = turns[at]!;
  if (!tokens[turn.from]!.normal.startsWith('мало')) return false;
  const praised = [at + 1, at - 1].find(
    (other) => turns[other] && weights[other]! > 0 && near(turn, turns[other], tokens, 1),
  );
  if (praised !== undefined) weights[praised] = -weights[praised]! * DENIED_PRAISE;
  return praised !== undefined;
}

/** Each “not” and “none” turns round what it reaches. */
function negate(text: Weighing): void {
  const { turns, tokens } = text;
  for (const [at, turn] of turns.entries()) {
    // “They do not pay on time”: the complaint holds its “not”.
    const holdsNot = (turn.weight ?? 0) < 0 && tokens[turn.from]!.normal === 'не';
    if (holdsNot && followsPraisedAdverb(at, text)) deny(at - 1, text);
    if (turn.negates) applyNegation(at, text);
  }
}

function applyNegation(at: number, text: Weighing): void {
  const { turns, tokens, weights, denied } = text;
  const afterAdverb = followsPraisedAdverb(at, text);
  if (afterAdverb && !denied.has(at - 1)) deny(at - 1, text);
  const target = deniedBy(at, text);
  if (target === undefined) {
    if (!afterAdverb) weights[at] = bareNegation(turns[at]!, tokens);
    return;
  }
  if (target === NOTHING || denied.has(target)) return;
  const sign = Math.sign(weights[target]!);
  deny(target, text);
  // “No needless bureaucracy”: what is denied may take two words.
  const isOfTwo = turns[target + 1]?.from === turns[target]!.to && Math.sign(weights[target + 1]!) === sign;
  if (sign !== 0 && isOfTwo) deny(target + 1, text);
}

function deny(at: number, { turns, weights, denied }: Weighing): void {
  denied.add(at);
  const weight = weights[at]!;
  if (weight > 0) weights[at] = -weight * DENIED_PRAISE;
  else if (weight < 0) weights[at] = -weight * DENIED_COMPLAINT;
  // Few miss what is hard to bear, but “there are no documents” is no praise.
  else weights[at] = turns[at]!.thing === 1 ? -RELATION : ABSENT_BURDEN;
}

/** What a negation denies: the first turn with a meaning behind it, or before a “there is none” at the end of its clause. */
function deniedBy(at: number, text: Weighing): number | undefined {
  const behind = deniedBehind(at, text);
  return behind === undefined && text.turns[at]!.absence ? deniedBefore(at, text) : behind;
}

function deniedBehind(at: number, { turns, tokens, weights }: Weighing): number | undefined {
  const turn = turns[at]!;
  const long = isLong(turn, tokens);
  const reach = long ? LONG_NEGATION_WORDS : NEGATION_WORDS;
  for (let other = at + 1; other < turns.length; other += 1) {
    const next = turns[other]!;
    if (next.whole && !next.weight) continue;
    // “They are never late” and “nobody praised”, which deny twice in Russian, are one denial, not two.
    const holdsDenial = next.whole || (next.weight && tokens[next.from]!.normal === 'не');
    if (holdsDenial && !long) return NOTHING;
    if (next.from - turn.to >= reach || !together(turn, next, tokens, long)) return undefined;
    if (weights[other] !== 0 || next.thing) return other;
  }
  return undefined;
}

function deniedBefore(at: number, { turns, tokens, weights }: Weighing): number | undefined {
  const turn = turns[at]!;
  const candidates = [at - 1, at - 2].filter((other) => {
    const before = turns[other];
    return before && turn.from - before.to <= ABSENCE_BACK_WORDS && together(before, turn, tokens, false);
  });
  return candidates.find((other) => weights[other] !== 0) ?? candidates.find((other) => turns[other]!.thing);
}

/** “On time they do not give it”: whether the word before a “not” is praise that it denies. */
function followsPraisedAdverb(at: number, { turns, tokens, weights }: Weighing): boolean {
  const [before, negation] = [turns[at - 1], turns[at]!];
  return (
    before !== undefined &&
    weights[at - 1]! > 0 &&
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

/** What a negation says that denies no turn. “No” before a comma, or alone, answers the question; anything else is missed. */
function bareNegation(turn: Turn, tokens: readonly Token[]): number {
  if (turn.from === 0 && turn.to >= tokens.length) return 0;
  if (tokens[turn.from]!.normal === 'без' || (isLong(turn, tokens) && !turn.absence)) return 0;
  const next = tokens[turn.to];
  const alone = !next || next.clause !== tokens[turn.to - 1]!.clause;
  return beginsSentence(turn, tokens) && alone ? 0 : BARE_NEGATION;
}

/** “Very”, “a little”: what stands next is said more, or less, strongly. */
function intensify({ turns, tokens, weights }: Weighing): void {
  for (const [at, turn] of turns.entries()) {
    if (turn.intensity === undefined) continue;
    const next = at + 1;
    if (turns[next] && near(turn, turns[next], tokens, INTENSITY_WORDS)) weights[next]! *= turn.intensity;
  }
}

/** Praise in quotation marks means the opposite. */
function doubtQuoted({ turns, tokens, weights }: Weighing): void {
  for (const [at, turn] of turns.entries()) {
    if (weights[at]! > 0 && tokens[turn.from]!.quoted) weights[at] = -weights[at]!;
  }
}

/** What was good before is missed now; what was bad before says nothing of now. */
function discountPast(text: Weighing): void {
  const { turns, tokens, weights } = text;
  for (const turn of turns) {
    if (!turn.past) continue;
    let wasBad = false;
    for (const [at, other] of turns.entries()) {
      if (tokens[other.from]!.clause !== tokens[turn.from]!.clause) continue;
      wasBad ||= weights[at]! < 0;
      weights[at] = weights[at]! > 0 ? -weights[at]! / 2 : 0;
    }
    // “It used to be late, now it is to the day”: what is told of today is the opposite, unless it tells more.
    if (wasBad && isComparedWithToday(turn, text)) weights[turns.indexOf(turn)] = NOW_BETTER;
  }
}

function isComparedWithToday(past: Turn, { turns, tokens, weights }: Weighing): boolean {
  const { sentence, clause } = tokens[past.from]!;
  const later = (at: number) => tokens[at]!.sentence === sentence && tokens[at]!.clause > clause;
  return (
    tokens.some(({ normal }, at) => later(at) && TODAY.test(normal)) &&
    !turns.some((turn, at) => later(turn.from) && weights[at] !== 0)
  );
}

/** A wish says nothing of what there is: praise in it does not count, complaints only where they stand apart. */
function discountWishes(text: Weighing): void {
  const { turns, tokens, weights } = text;
  const tokenOf = (at: number) => tokens[turns[at]!.from]!;
  for (const at of turns.keys()) {
    if (!isWish(at, text)) continue;
    const { sentence, clause } = tokenOf(at);
    weights[at] = 0;
    for (let other = at + 1; other < turns.length && tokenOf(other).sentence === sentence; other += 1) {
      if (turns[other]!.contrast) break;
      if (weights[other]! > 0 || tokenOf(other).clause === clause) weights[other] = 0;
    }
    for (let other = at - 1; other >= 0 && tokenOf(other).clause === clause; other -= 1) {
      if (turns[other]!.quantity || turns[other]!.negates) weights[other] = 0;
    }
  }
}

/** Whether a turn wishes for something; one behind a “not” does not. */
function isWish(at: number, { turns, tokens }: Weighing): boolean {
  const [turn, before] = [turns[at]!, turns[at - 1]];
  if (!turn.wish && !(turn.order && beginsSentence(turn, tokens))) return false;
  return !(before?.negates && before.to === turn.from);
}

/** A turn that is only said to mean the opposite takes the praise of its sentence and of the one before away. */
function turnIrony({ turns, tokens, weights }: Weighing): void {
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
function doubtBeforeColon({ turns, tokens, weights }: Weighing): void {
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

function beginsSentence({ from }: Turn, tokens: readonly Token[]): boolean {
  return from === 0 || tokens[from - 1]!.sentence !== tokens[from]!.sentence;
}

/** Whether fewer than so many words lie between two turns of one clause. */
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
