import { ANY, type Claim, type Level, type Way } from '#shared/rules/contradictions.ts';
import { WHOLE_COMPANY } from '#shared/rules/workload-level.ts';
import type { Words } from '#shared/text/said.ts';
import { formOf, wordsIn } from '../model/lexicon.ts';
import type { About } from './about.ts';
import { claimsOfSaid } from './said-claims.ts';

/** A space of any kind: numbers are held together by one that does not break. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ');
const ENPS = /eNPS/u;

/**
 * What words claim, as a reader understands them, sentence by sentence. Our own say by their code what they claim; those
 * of a model, which are Russian, are read: what is known to say something stands in `text/lexicons/model.txt`.
 */
export function readClaims(words: Words, about: About): Claim[] {
  if (typeof words !== 'string') return claimsOfSaid(words, about, readClaims);
  return plain(words)
    .split(/(?<=[.!?])\s+(?=[\p{Lu}«e])/u)
    .flatMap((sentence) => claimsOf(sentence, about));
}

function claimsOf(sentence: string, { said, metric, subject = WHOLE_COMPANY }: About): Claim[] {
  const common = { said: `${said}: ${sentence}`, subject };
  const everything = { ...common, metric: ANY, period: ANY };
  const of = metric ?? (ENPS.test(sentence) ? 'enps' : null);
  const way = wayOf(sentence);
  const tone = of?.startsWith('theme:') || of === 'words' ? toneIn(sentence) : null;
  return [
    ...(formOf('first').test(sentence) ? [{ ...everything, isFirst: true }] : []),
    ...(formOf('notFirst').test(sentence) ? [{ ...everything, isFirst: false }] : []),
    ...(formOf('nothingBefore').test(sentence) ? [{ ...everything, direction: 'incomparable' as const }] : []),
    ...(formOf('calm').test(sentence) ? [{ ...everything, level: 'calm' as const }] : []),
    ...(of && way ? [{ ...common, metric: of, period: periodOf(sentence), direction: way }] : []),
    ...(of && tone ? [{ ...common, metric: of, period: 'now', level: tone }] : []),
  ];
}

/** What a sentence says of the tone of words; null where it says nothing of it. */
function toneIn(sentence: string): Level | null {
  if (formOf('even').test(sentence)) return 'even';
  if (formOf('praised').test(sentence)) return 'good';
  return formOf('criticised').test(sentence) ? 'bad' : null;
}

/** Which way a sentence says that something went; null where it says nothing of it. */
function wayOf(sentence: string): Way | null {
  if (formOf('comparesNothing').test(sentence)) return null;
  if (formOf('byChance').test(sentence)) return 'none';
  const [up, down] = [formOf('rose').test(sentence), formOf('fell').test(sentence)];
  return up === down ? null : up ? 'up' : 'down';
}

/** Small numbers are spelled out in some places. */
function periodOf(sentence: string): string {
  const told = formOf('overRuns').exec(sentence)?.[1]?.toLowerCase() ?? '';
  const spelled = wordsIn('spelled').indexOf(told);
  const runs = spelled >= 0 ? spelled + 2 : Number(told);
  return runs > 0 ? `${runs} runs` : 'last';
}
