import type { Said, Words } from '#shared/text/said.ts';
import type { PollData } from './data.ts';
import type { Changes } from './findings/changes.ts';
import type { Finding } from './findings/finding.ts';
import { answeredSaid } from './findings/participation.ts';
import { say, within } from './say.ts';
import { OTHER, type WrittenWords } from './words.ts';

/** Two to five sentences: the first of the findings, how it compares, what people write about, how many answered. */
export function summarySaid(
  { runs, title, smallestGroup: least }: PollData,
  told: readonly Finding[],
  { otherwise }: Changes,
  words: WrittenWords,
): Said {
  const [run] = runs;
  if (!run) return say('noRunsOf', { title });
  if (run.responses < least) return run.open ? say('fewSoFar', { least }) : say('tooFew', { least });
  const [first, second] = told
    .filter(({ subject }) => subject.kind !== 'participation')
    .map(({ finding: { text } }) => text);
  const themes = words.themes.filter(({ theme }) => theme !== OTHER).slice(0, 3);
  const sentences: Words[] = [
    ...(first ? [run.open ? say('soFar', { text: within(first) }) : say('sentence', { text: first })] : []),
    ...(second ? [say('sentence', { text: second })] : []),
    ...(otherwise === '' ? [] : [otherwise]),
    ...(themes.length > 0 ? [say('mostlyOf', { themes: themes.map(({ theme, people }) => ({ theme, people })) })] : []),
    answeredSaid(run),
  ];
  return say('text', { sentences });
}
