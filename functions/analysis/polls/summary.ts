import type { PollSummary } from '#shared/models/analysis.ts';
import { formatNumber, plural, pluralForm } from '#shared/rules/plural.ts';
import { groupWords } from '#shared/rules/smallest-group.ts';
import { isMost } from '#shared/rules/theme-verdict.ts';
import type { PollData } from './data.ts';
import type { Changes } from './findings/changes.ts';
import type { Finding } from './findings/finding.ts';
import { OTHER, overallSentiment, type Words } from './words.ts';

type Sentiment = PollSummary['sentiment_analysis'];

/** What people's words sound like, as counts of people. */
export function sentimentOf({ runs, read, smallestGroup, withheld }: PollData, words: Words): Sentiment {
  const overall_sentiment = overallSentiment(words, isMost, smallestGroup);
  const { writers, tones } = words;
  const unread = (runs[0]?.responses ?? 0) - read;
  return { overall_sentiment, sentiment_details: details(), tones: { ...tones } };

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
    return `Своими словами ${pluralForm(writers, 'написал', 'написали', 'написали')} ${plural(writers, 'человек', 'человека', 'человек')}${said ? `: ${said}` : ''}.${unclear} ${OVERALL[overall_sentiment]} Тон находим по словам и можем ошибиться в отдельном ответе.${part}`;
  }
}

const OVERALL: Readonly<Record<Sentiment['overall_sentiment'], string>> = {
  positive: 'В целом хвалят чаще, и это больше случайной разницы.',
  negative: 'В целом недовольных больше, и это больше случайной разницы.',
  neutral: 'Большинство пишет без оценки.',
  mixed: 'Перевеса ни у той, ни у другой стороны нет.',
  unknown: 'Для большинства ответов тон не определить, поэтому в целом не судим.',
};

/** Two to five sentences: the first of the findings, how it compares, what people write about, how many answered. */
export function summaryText(
  { runs, title, smallestGroup }: PollData,
  told: readonly Finding[],
  { otherwise }: Changes,
  words: Words,
  participation: string,
): string {
  const [run] = runs;
  if (!run) return `У опроса «${title}» ещё нет запусков.`;
  if (run.responses < smallestGroup) {
    const { of, all } = groupWords(smallestGroup);
    return run.open
      ? `Ответов пока меньше ${of}. Выводы появятся, когда ответят хотя бы ${all}.`
      : `Ответов меньше ${of}: для выводов этого мало, и по ним можно узнать человека.`;
  }
  const [first, second] = told.filter(({ subject }) => subject.kind !== 'participation');
  const themes = words.themes
    .filter(({ theme }) => theme !== OTHER)
    .slice(0, 3)
    .map(({ name, people }) => `«${name}» (${plural(people, 'человек', 'человека', 'человек')})`);
  return [
    ...(first ? [`${run.open ? `Пока ${lowerFirst(first.finding.text)}` : first.finding.text}.`] : []),
    ...(second ? [`${second.finding.text}.`] : []),
    ...(otherwise ? [otherwise] : []),
    ...(themes.length > 0 ? [`Пишут прежде всего о темах: ${themes.join(', ')}.`] : []),
    firstSentence(participation),
  ].join(' ');
}

function lowerFirst(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

function firstSentence(text: string): string {
  return `${text.split('. ')[0]!.replace(/\.$/, '')}.`;
}
