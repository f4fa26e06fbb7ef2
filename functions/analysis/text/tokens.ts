import { grammarWord } from './grammar.ts';
import { toWord, type Word } from './words.ts';

/** A word of a text with what stands around it. */
export interface Token extends Word {
  /** Sentences and lines are counted from nought. */
  readonly sentence: number;
  /** Pieces of sentences between commas and dashes, counted through the whole text. */
  readonly clause: number;
  /** Stands in quotes of one or two words. */
  readonly quoted: boolean;
  /** The first word behind a colon. */
  readonly afterColon: boolean;
  /** The last word before a question mark. */
  readonly asked?: true;
  /** Where it begins and ends in the text. */
  readonly from: number;
  readonly to: number;
}

/** What is read of a text at most: nobody reads a longer one whole either, and time stays bounded. */
export const READ_CHARACTERS = 10_000;

/** Spellings that are one word; each is replaced by as many characters, so that places stay what they are. */
const ABBREVIATIONS: readonly [RegExp, string][] = [
  [/з[/.]п(?!\p{L})/giu, 'зп '],
  [/1 [сc](?!\p{L})/giu, '1с '],
];

/** A word; the end of a sentence; a border within one; quotes; a smile or an emoji, which is a word of its own. */
const PIECES =
  /(?<word>\d+(?:[/%+]\d*)?[сc]?|[\p{L}*]+)|(?<smile>[:;=]-?[()DР3]|\){2,}|\({2,}|[\p{Extended_Pictographic}])|(?<end>[.!?…\n;]+)|(?<border>[,:()]|\s[-–—]+\s|—)|(?<open>[«“„])|(?<close>[»”])|(?<quote>")/gu;
/** A quote of more words is what somebody said; shorter ones doubt a word. */
const DOUBTED_WORDS = 2;

/** The words of a text in order. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let sentence = 0;
  let clause = 0;
  let quotedFrom = -1;
  let afterColon = false;
  const closeQuote = () => {
    if (quotedFrom >= 0 && tokens.length - quotedFrom <= DOUBTED_WORDS) {
      for (let at = quotedFrom; at < tokens.length; at += 1) tokens[at] = { ...tokens[at]!, quoted: true };
    }
    quotedFrom = -1;
  };
  for (const { 0: piece, index, groups } of readable(text).matchAll(PIECES)) {
    if (groups?.['word'] || groups?.['smile']) {
      const word = toWord(groups['smile'] ? smileName(piece) : piece);
      tokens.push({ ...word, sentence, clause, quoted: false, afterColon, from: index, to: index + piece.length });
      afterColon = false;
    } else if (groups?.['end']) {
      const last = tokens.at(-1);
      if (last && piece.startsWith('?') && !piece.startsWith('?!'))
        tokens[tokens.length - 1] = { ...last, asked: true };
      if (/[!?]{2}/.test(piece)) {
        tokens.push({
          ...toWord(grammarWord('exclaimed')),
          sentence,
          clause,
          quoted: false,
          afterColon: false,
          from: index,
          to: index,
        });
      }
      sentence += 1;
      clause += 1;
    } else if (groups?.['border']) {
      clause += 1;
      afterColon = piece === ':' && tokens.length > 0;
    } else if (groups?.['open'] || (groups?.['quote'] && quotedFrom < 0)) quotedFrom = tokens.length;
    else closeQuote();
  }
  return tokens;
}

function readable(text: string): string {
  let result = text.slice(0, READ_CHARACTERS);
  for (const [pattern, name] of ABBREVIATIONS) result = result.replaceAll(pattern, name);
  return result;
}

/** Smiles are looked up as words, which cannot stand in a text otherwise than as what they mean. */
function smileName(piece: string): string {
  if (piece.includes('(')) return grammarWord('sadSmile');
  return /[)DР]/.test(piece) ? grammarWord('smile') : piece;
}
