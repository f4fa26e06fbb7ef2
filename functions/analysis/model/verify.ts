import { classify } from '../text/classify.ts';
import { toWord } from '../text/words.ts';
import type { AskedFact } from './asked-facts.ts';
import { formOf, wordsIn } from './lexicon.ts';
import { numbersSaidIn } from './numbers-said-in.ts';
import { pseudonymsIn, withoutPseudonyms } from './pseudonyms.ts';

/** What somebody says on the strength of facts. */
export interface Statement {
  readonly text: string;
  readonly evidence: readonly string[];
  /** An action may name a term and a number of people of its own: “this week”, “two hours”. */
  readonly isAction?: boolean;
}

/** Why a statement is not shown. */
export type Unsupported =
  | 'no evidence'
  | 'number'
  | 'name'
  | 'quantifier'
  | 'direction'
  | 'tone'
  | 'verdict'
  | 'subject'
  | 'contact';

/** Words of so few letters are in every text. */
const SHORTEST_WORD = 4;
/** Words are of one kind when they begin alike. */
const SAME_BEGINNING = 5;
/** So many words a statement must have in common with its facts, or all it has. */
const SHARED_WORDS = 2;
const WORD = /\p{L}+/giu;
const CONTACT = /https?:|www\.|@|\+?\d[\d\s()-]{9,}\d/iu;

/** Whether the facts a statement names bear it; null when they do. */
export function whyUnsupported(
  { text, evidence, isAction = false }: Statement,
  facts: ReadonlyMap<string, AskedFact>,
): Unsupported | null {
  const cited = evidence.map((id) => facts.get(id));
  if (cited.length === 0 || cited.includes(undefined)) return 'no evidence';
  const known = cited as AskedFact[];
  const ground = known.map((fact) => fact.text).join('\n');
  if (CONTACT.test(withoutPseudonyms(text))) return 'contact';
  const names = pseudonymsIn(ground);
  if (![...pseudonymsIn(text)].every((name) => names.has(name))) return 'name';

  const plain = withoutPseudonyms(text);
  const numbers = new Set(known.flatMap((fact) => fact.numbers.map(Math.abs)));
  if (
    !numbersSaidIn(isAction ? plain.replace(formOf('terms', 'giu'), ' ') : plain).every((number) => numbers.has(number))
  )
    return 'number';
  if (!isAction && saysMore(plain, ground)) return 'quantifier';
  if (!isAction && turns(plain, ground)) return 'direction';
  if (!isAction && isOpposite(plain, ground)) return 'tone';
  if (known.some(({ unjudged }) => unjudged) && formOf('verdicts').test(plain)) return 'verdict';
  return isAbout(plain, withoutPseudonyms(ground)) ? null : 'subject';
}

/** Says «all», «nobody», «half» where the facts do not. */
function saysMore(text: string, ground: string): boolean {
  const said = new Set(quantifiersIn(ground));
  return quantifiersIn(text).some((word) => !said.has(word));
}

function quantifiersIn(text: string): string[] {
  return [...text.toLowerCase().matchAll(formOf('quantifiers', 'giu'))].map(([word]) => toWord(word).stem);
}

/** Says that something grows where the facts only say that it falls, or the other way round. */
function turns(text: string, ground: string): boolean {
  const directions = (of: string): [up: boolean, down: boolean] => {
    const words = wordsOf(of);
    const begins = (beginnings: readonly string[]): boolean =>
      words.some((word) => beginnings.some((beginning) => word.startsWith(beginning)));
    return [begins(wordsIn('up')), begins(wordsIn('down'))];
  };
  const [up, down] = directions(text);
  const [groundUp, groundDown] = directions(ground);
  return (up && !groundUp) || (down && !groundDown);
}

/** Praises what the facts complain of, or complains of what they praise. */
function isOpposite(text: string, ground: string): boolean {
  // Likely enough to be dropped, even where not clear enough to be told.
  const tones = new Set([text, ground].map((said) => classify(said).tone.tone));
  return tones.has('positive') && tones.has('negative');
}

/** Has words of its facts: it speaks of the same. */
function isAbout(text: string, ground: string): boolean {
  const stems = (of: string): Set<string> =>
    new Set(
      wordsOf(of)
        .filter((word) => word.length >= SHORTEST_WORD)
        .map((word) => toWord(word).stem.slice(0, SAME_BEGINNING)),
    );
  const said = stems(text);
  const known = stems(ground);
  const shared = [...said].filter((stem) => known.has(stem)).length;
  return shared >= Math.min(SHARED_WORDS, said.size) && shared > 0;
}

function wordsOf(text: string): string[] {
  return [...text.toLowerCase().replaceAll('\u0451', '\u0435').matchAll(WORD)].map(([word]) => word);
}
