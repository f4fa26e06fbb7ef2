import type { PollSummary } from '#shared/models/analysis.ts';
import { formatNumber, plural, pluralForm } from '#shared/rules/plural.ts';
import { groupWords } from '#shared/rules/group-words.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import { verdictOf, type ThemeVerdict } from '#shared/rules/theme-verdict.ts';
import type { PollData } from './data.ts';
import type { Words } from './words.ts';

type Sentiment = PollSummary['sentiment_analysis'];
type Overall = Sentiment['overall_sentiment'];

/** What all words together are said to sound like, and in which words: one rule for both, that of themes. */
interface Judged {
  readonly overall: Overall;
  readonly words: string;
}

const NEUTRAL: Judged = { overall: 'neutral', words: 'Большинство пишет без оценки.' };
const UNKNOWN: Judged = {
  overall: 'unknown',
  words: 'Для большинства ответов тон не определить, поэтому в целом не судим.',
};
const JUDGED: Readonly<Record<ThemeVerdict, Judged>> = {
  good: { overall: 'positive', words: 'В целом хвалят чаще, и это больше случайной разницы.' },
  bad: { overall: 'negative', words: 'В целом критикуют чаще, и это больше случайной разницы.' },
  praised: { overall: 'positive', words: 'Кто судит, только хвалит, но таких немного.' },
  criticised: { overall: 'negative', words: 'Кто судит, только критикует, но таких немного.' },
  unhappy: { overall: 'mixed', words: 'Недовольных больше, но разница может быть случайной.' },
  mixed: { overall: 'mixed', words: 'Перевеса больше случайного ни у той, ни у другой стороны нет.' },
  none: { overall: 'unknown', words: 'Никто ясно не хвалит и не критикует, поэтому в целом не судим.' },
};

/** The tone of the words on the whole; unknown where it is unclear of most, neutral where most do not judge. */
export function judgeWords(
  { writers, tones }: Pick<Words, 'writers' | 'tones'>,
  smallestGroup: number = SMALLEST_GROUP,
): Judged {
  if (writers < smallestGroup || 2 * tones.unclear > writers) return UNKNOWN;
  return 2 * tones.neutral > writers ? NEUTRAL : JUDGED[verdictOf(tones)];
}

/** What people's words sound like, as counts of people. */
export function sentimentOf({ runs, read, smallestGroup, withheld }: PollData, words: Words): Sentiment {
  const { overall, words: onTheWhole } = judgeWords(words, smallestGroup);
  const { writers, tones } = words;
  const unread = (runs[0]?.responses ?? 0) - read;
  return { overall_sentiment: overall, sentiment_details: details(), tones: { ...tones } };

  function details(): string {
    if (writers === 0 && withheld)
      return `Своими словами пока ответили немногие: о тоне и темах говорим, когда на вопрос напишут хотя бы ${groupWords(smallestGroup).all}, а если отвечать на него не обязательно — после завершения.`;
    if (writers === 0) return 'Своими словами никто не ответил: о настроении слов сказать нечего.';
    if (writers < smallestGroup)
      return `Своими словами ответило меньше ${groupWords(smallestGroup).of} человек: о тоне и темах не говорим, чтобы никого не выдать.`;
    const counts = [
      [tones.positive, 'хвалят'],
      [tones.negative, 'недовольны'],
      [tones.mixed, 'и хвалят, и недовольны'],
      [tones.neutral, 'пишут без оценки'],
    ] as const;
    const said = counts.flatMap(([count, word]) => (count > 0 ? [`${word} ${formatNumber(count)}`] : [])).join(', ');
    const unclear =
      tones.unclear > 0
        ? ` Тон не ясен у ${formatNumber(tones.unclear)} из ${formatNumber(writers)}: за них не решаем.`
        : '';
    const part =
      unread > 0
        ? ` Прочитали не всех: ответов больше, чем помещается в один анализ (${formatNumber(read)} из ${formatNumber(read + unread)}).`
        : '';
    return `Своими словами ${pluralForm(writers, 'написал', 'написали', 'написали')} ${plural(writers, 'человек', 'человека', 'человек')}${said ? `: ${said}` : ''}.${unclear} ${onTheWhole} Тон находим по словам и можем ошибиться в отдельном ответе.${part}`;
  }
}
