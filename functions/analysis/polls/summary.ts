import { plural } from '#shared/rules/plural.ts';
import { groupWords } from '#shared/rules/group-words.ts';
import type { PollData } from './data.ts';
import type { Changes } from './findings/changes.ts';
import type { Finding } from './findings/finding.ts';
import { OTHER, type Words } from './words.ts';

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
