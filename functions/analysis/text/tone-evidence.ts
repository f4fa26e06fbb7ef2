import { isFigure, isPast } from './facts.ts';
import type { Turn } from './tone-lexicon.ts';
import type { Token } from './tokens.ts';
import { weigh } from './turn-weights.ts';

const MOST = 6;
const FEW_WORDS = 3;
const MANY_WORDS = 12;
const UNTOLD = 1.5;
const UNTOLD_WORDS = 3;

export const SIGNS = [
  'praise',
  'complaint',
  'praised',
  'complained',
  'both',
  'bothContrasted',
  'bothTogether',
  'bothApart',
  'bothInOwnSentences',
  'bothShare',
  'contrast',
  'compares',
  'untoldPraise',
  'untoldComplaint',
  'lastPraise',
  'lastComplaint',
  'strong',
  'strongComplaint',
  'wish',
  'order',
  'whole',
  'irony',
  'denial',
  'quoted',
  'exclaimed',
  'asked',
  'hardship',
  'kindness',
  'routine',
  'silent',
  'silentFigures',
  'silentPast',
  'silentHardship',
  'silentKindness',
  'silentWish',
  'silentLong',
  'short',
  'long',
  'sentences',
  'clauses',
  'shortSilent',
  'wants',
  'burdens',
  'we',
  'always',
  'only',
  'now',
] as const;

/** How strongly each sign of a tone stands in a text. */
export type Evidence = Readonly<Record<(typeof SIGNS)[number], number>>;

/** What of a text speaks for this or that tone. */
export function gatherEvidence(turns: readonly Turn[], tokens: readonly Token[]): Evidence {
  const weights = weigh(turns, tokens);
  const sum = (list: readonly number[]) => list.reduce((total, item) => total + item, 0);
  const untold = oppositeUntold(turns, tokens, weights);
  const praise = Math.min(sum(weights.filter((weight) => weight > 0)) + Math.max(untold, 0), MOST);
  const complaint = Math.min(-sum(weights.filter((weight) => weight < 0)) + Math.max(-untold, 0), MOST);
  const contrasted = turns.some(({ contrast }) => contrast);
  const both = Math.min(praise, complaint);
  const any = (role: (turn: Turn) => unknown) => Number(turns.some((turn) => role(turn)));
  const last = weights.findLast((weight) => weight !== 0) ?? 0;
  const sentences = (tokens.at(-1)?.sentence ?? 0) > (tokens[0]?.sentence ?? 0);
  const clauses = new Set(tokens.map(({ clause }) => clause)).size;
  const praisedIn = new Set(turns.filter((_, at) => weights[at]! > 0).map(({ from }) => tokens[from]!.clause));
  const together = turns.some((turn, at) => weights[at]! < 0 && praisedIn.has(tokens[turn.from]!.clause));
  const sentencesOf = (sign: number) =>
    new Set(turns.filter((_, at) => Math.sign(weights[at]!) === sign).map(({ from }) => tokens[from]!.sentence));
  const praisedSentences = sentencesOf(1);
  const inOwnSentences = both > 0 && [...sentencesOf(-1)].every((sentence) => !praisedSentences.has(sentence));
  const silent = praise + complaint === 0;
  return {
    praise,
    complaint,
    praised: Number(praise > 0.7),
    complained: Number(complaint > 0.7),
    both,
    bothContrasted: contrasted ? both : 0,
    bothTogether: together ? both : 0,
    bothApart: both > 0.7 && !together ? 1 : 0,
    bothInOwnSentences: inOwnSentences ? Math.min(both, 1) : 0,
    bothShare: both / Math.max(praise, complaint, 1),
    contrast: Number(contrasted),
    compares: any(({ compares }) => compares),
    untoldPraise: Number(untold > 0),
    untoldComplaint: Number(untold < 0),
    lastPraise: Number(last > 0 && complaint > 0),
    lastComplaint: Number(last < 0 && praise > 0),
    strong: any(({ weight }) => (weight ?? 0) >= 3),
    strongComplaint: any(({ weight }) => (weight ?? 0) <= -3),
    wish: any(({ wish }) => wish),
    order: any(({ order, from }) => order && from === 0),
    whole: any(({ whole, weight }) => whole && !weight),
    irony: any(({ irony }) => irony),
    denial: any(({ negates }) => negates),
    quoted: Number(tokens.some(({ quoted }) => quoted)),
    exclaimed: any(({ exclaimed }) => exclaimed),
    asked: Number(tokens.some(({ asked }) => asked)),
    hardship: Math.min(turns.filter(({ fact }) => fact === -1).length, 2),
    kindness: Math.min(turns.filter(({ fact }) => fact === 1).length, 2),
    routine: any(({ routine }) => routine),
    silent: Number(silent),
    silentFigures:
      silent && !turns.some(({ routine, whole }) => routine || whole)
        ? Math.min(tokens.filter(({ normal }) => isFigure(normal)).length, 2)
        : 0,
    silentPast: Number(silent && tokens.some(({ normal }) => isPast(normal))),
    silentHardship: Number(silent && turns.some(({ fact }) => fact === -1)),
    silentKindness: Number(silent && turns.some(({ fact }) => fact === 1)),
    silentWish: Number(silent && turns.some(({ wish }) => wish)),
    silentLong: Number(silent && tokens.length > 7),
    short: Number(tokens.length <= FEW_WORDS),
    long: Number(tokens.length > MANY_WORDS),
    sentences: Number(sentences),
    clauses: Math.min(clauses, 4),
    shortSilent: Number(silent && tokens.length <= FEW_WORDS),
    wants: any(({ thing }) => thing === 1),
    burdens: any(({ thing }) => thing === -1),
    we: Number(tokens.some(({ normal }) => /^(?:мы|нас|нам|нами|мне|меня|мой|моя|мою|наш|наша)$/.test(normal))),
    always: Number(
      tokens.some(({ normal }) => /^(?:всегда|любой|любую|каждый|каждого|каждому|все|всех|всем)$/.test(normal)),
    ),
    only: Number(tokens.some(({ normal }) => /^(?:только|лишь|опять|снова|еще|уже|сам|сама|потом)$/.test(normal))),
    now: Number(tokens.some(({ normal }) => /^(?:теперь|наконец|впервые)$/.test(normal))),
  };
}

/**
 * «Сайт удобный, но отвечают через месяц»: where one side of a «но» has a tone and the other has words without any, the
 * other means the opposite, unless it is a wish.
 */
function oppositeUntold(turns: readonly Turn[], tokens: readonly Token[], weights: readonly number[]): number {
  const at = turns.findIndex(({ contrast, from }) => contrast && from > 0);
  if (at < 0) return 0;
  const border = turns[at]!.from;
  const side = (within: (from: number) => boolean) => {
    const places = [...turns.keys()].filter((place) => within(turns[place]!.from));
    return {
      sum: places.reduce((sum, place) => sum + weights[place]!, 0),
      told: places.some((place) => weights[place] !== 0 || turns[place]!.wish || turns[place]!.whole),
      words: tokens.filter((_token, place) => within(place)).length,
    };
  };
  const before = side((from) => from < border);
  const after = side((from) => from > border);
  if (!after.told && after.words >= UNTOLD_WORDS && before.sum !== 0) return -Math.sign(before.sum) * UNTOLD;
  if (!before.told && before.words >= UNTOLD_WORDS && after.sum !== 0) return -Math.sign(after.sum) * UNTOLD;
  return 0;
}
