import type { PollSummary } from '#shared/models/analysis.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import { verdictOf, type ThemeVerdict } from '#shared/rules/theme-verdict.ts';
import type { Said } from '#shared/text/said.ts';
import type { Kept } from '../kept.ts';
import type { PollData } from './data.ts';
import { say } from './say.ts';
import type { WrittenWords } from './words.ts';

type Sentiment = Kept<PollSummary['sentiment_analysis']>;
type Overall = Sentiment['overall_sentiment'];

/** What all words together are said to sound like, by one rule, that of themes. */
interface Judged {
  readonly overall: Overall;
  readonly words: Said;
}

const OVERALL: Readonly<Record<ThemeVerdict | 'neutral' | 'unknown', Overall>> = {
  neutral: 'neutral',
  unknown: 'unknown',
  good: 'positive',
  bad: 'negative',
  praised: 'positive',
  criticised: 'negative',
  unhappy: 'mixed',
  mixed: 'mixed',
  none: 'unknown',
};

/** The tone of the words on the whole; unknown where it is unclear of most, neutral where most do not judge. */
export function judgeWords(words: Pick<WrittenWords, 'writers' | 'tones'>, smallestGroup = SMALLEST_GROUP): Judged {
  const verdict = verdictOnTheWhole(words, smallestGroup);
  return { overall: OVERALL[verdict], words: say('onTheWhole', { verdict }) };
}

function verdictOnTheWhole({ writers, tones }: Pick<WrittenWords, 'writers' | 'tones'>, smallestGroup: number) {
  if (writers < smallestGroup || 2 * tones.unclear > writers) return 'unknown';
  return 2 * tones.neutral > writers ? 'neutral' : verdictOf(tones);
}

/** What people's words sound like, as counts of people. */
export function sentimentOf(data: PollData, words: WrittenWords): Sentiment {
  const { overall, words: onTheWhole } = judgeWords(words, data.smallestGroup);
  return {
    overall_sentiment: overall,
    sentiment_details: detailsOf(data, words, onTheWhole),
    tones: { ...words.tones },
  };
}

function detailsOf(
  { runs, read, smallestGroup: least, withheld }: PollData,
  { writers, tones, otherLanguages }: WrittenWords,
  onTheWhole: Said,
): Said {
  const others = otherLanguages > 0 ? [say('otherLanguages', { count: otherLanguages })] : [];
  if (writers < least && otherLanguages > 0)
    return say('text', { sentences: [...(writers > 0 ? [say('fewReadWords', { least })] : []), ...others] });
  if (writers === 0) return withheld ? say('wordsWithheld', { least }) : say('noWords');
  if (writers < least) return say('fewWords', { least });
  const unread = (runs[0]?.responses ?? 0) - read;
  const sentences = [
    say('written', { writers, tones }),
    ...(tones.unclear > 0 ? [say('toneUnclear', { count: tones.unclear, of: writers })] : []),
    onTheWhole,
    say('toneMayErr'),
    ...(unread > 0 ? [say('readInPart', { read, all: read + unread })] : []),
    ...others,
  ];
  return say('text', { sentences });
}
