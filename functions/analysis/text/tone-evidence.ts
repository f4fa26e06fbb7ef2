import type { Associations } from './associations.ts';
import { clausesOf } from './clauses.ts';
import { grammarWords } from './grammar.ts';
import { findTurns, type Turn } from './tone-lexicon.ts';
import { tellUnsaid } from './unsaid.ts';
import type { Token } from './tokens.ts';
import type { Tone } from './types.ts';
import { weigh } from './turn-weights.ts';

const MOST = 6;
const COMPLAINED = 0.7;
const FEW_FACTS = 2;
const MANY_WORDS = 7;
const UNTOLD = 1.5;
const UNTOLD_WORDS = 3;

export const TONE_SIGNS = [
  'praise',
  'complaint',
  'complained',
  'together',
  'contrast',
  'compares',
  'lastPraise',
  'wish',
  'denial',
  'asked',
  'hardship',
  'kindness',
  'routine',
  'silent',
  'silentHardship',
  'silentKindness',
  'silentLong',
  'sentences',
  'wants',
  'burdens',
  'we',
  'positiveWords',
  'negativeWords',
  'mixedWords',
  'neutralWords',
  'bestClause',
  'worstClause',
] as const;

/** How strongly each sign of a tone stands in a text. */
export type ToneEvidence = Readonly<Record<(typeof TONE_SIGNS)[number], number>>;

/** What of a text speaks for this or that tone: the turns of the lexicon, and the words whatever turns they stand in. */
export function gatherEvidence(tokens: readonly Token[], associations: Associations<Tone>): ToneEvidence {
  const turns = tellUnsaid(findTurns(tokens), tokens);
  const ofTurns = evidenceOfTurns(turns, tokens);
  const words = wordsOfToday(tokens, ofTurns.silent ? turns.filter(({ supposes }) => supposes) : turns);
  return { ...ofTurns, ...evidenceOfWords(words, associations) };
}

function evidenceOfTurns(turns: readonly Turn[], tokens: readonly Token[]) {
  const weights = weigh(turns, tokens);
  const sum = (list: readonly number[]) => list.reduce((total, item) => total + item, 0);
  const untold = oppositeUntold(turns, tokens, weights);
  const praise = Math.min(sum(weights.filter((weight) => weight > 0)) + Math.max(untold, 0), MOST);
  const complaint = Math.min(-sum(weights.filter((weight) => weight < 0)) + Math.max(-untold, 0), MOST);
  const any = (role: (turn: Turn) => unknown) => Number(turns.some((turn) => role(turn)));
  const last = weights.findLast((weight) => weight !== 0) ?? 0;
  const praisedIn = new Set(turns.filter((_, at) => weights[at]! > 0).map(({ from }) => tokens[from]!.clause));
  const together = turns.some((turn, at) => weights[at]! < 0 && praisedIn.has(tokens[turn.from]!.clause));
  const silent = praise + complaint === 0;
  return {
    praise,
    complaint,
    complained: Number(complaint > COMPLAINED),
    together: together ? Math.min(praise, complaint) : 0,
    contrast: any(({ contrast }) => contrast),
    compares: any(({ compares }) => compares),
    lastPraise: Number(last > 0 && complaint > 0),
    wish: any(({ wish }) => wish),
    denial: any(({ negates }) => negates),
    asked: Number(tokens.some(({ asked }) => asked)),
    hardship: Math.min(turns.filter(({ fact }) => fact === -1).length, FEW_FACTS),
    kindness: Math.min(turns.filter(({ fact }) => fact === 1).length, FEW_FACTS),
    routine: any(({ routine }) => routine),
    silent: Number(silent),
    silentHardship: Number(silent && turns.some(({ fact }) => fact === -1)),
    silentKindness: Number(silent && turns.some(({ fact }) => fact === 1)),
    silentLong: Number(silent && tokens.length > MANY_WORDS),
    sentences: Number(tokens.at(-1)!.sentence > tokens[0]!.sentence),
    wants: any(({ thing }) => thing === 1),
    burdens: any(({ thing }) => thing === -1),
    we: Number(tokens.some(({ normal }) => grammarWords('we').has(normal))),
  };
}

/** A wish beside praise or complaint says nothing of what there is, nor does what was or might have been. */
function wordsOfToday(tokens: readonly Token[], turns: readonly Turn[]): readonly Token[] {
  const clauses = new Set(turns.filter(({ wish, past }) => wish || past).map(({ from }) => tokens[from]!.clause));
  const sentences = new Set(turns.filter(({ supposes }) => supposes).map(({ from }) => tokens[from]!.sentence));
  return clauses.size + sentences.size === 0
    ? tokens
    : tokens.filter(({ clause, sentence }) => !clauses.has(clause) && !sentences.has(sentence));
}

function evidenceOfWords(tokens: readonly Token[], associations: Associations<Tone>) {
  const associated = associations.of(clausesOf(tokens).map(wordsWithDenials));
  const [positive, negative, mixed, neutral] = associated.all;
  const clauses = associated.clauses.map(([good, bad]) => good! - bad!);
  return {
    positiveWords: positive!,
    negativeWords: negative!,
    mixedWords: mixed!,
    neutralWords: neutral!,
    bestClause: clauses.reduce((best, clause) => Math.max(best, clause), 0),
    worstClause: clauses.reduce((worst, clause) => Math.max(worst, -clause), 0),
  };
}

/** What of a text is counted by tones: the stems of its words; one behind a “not” is another word. */
export function wordsWithDenials(tokens: readonly Token[]): string[] {
  const denials = grammarWords('denials');
  return tokens.map(({ stem }, at) => (denials.has(tokens[at - 1]?.normal ?? '') ? `не-${stem}` : stem));
}

/**
 * “The site is handy, but they answer in a month”: where one side of a “but” has a tone and the other has words without any, the
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
