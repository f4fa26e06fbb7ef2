import { hasVisibleText } from '#shared/rules/visible-text.ts';
import type { OptionDraft } from '../question-draft.ts';

/** Those that say something: respondents choose from them. */
export function written(options: readonly OptionDraft[]): readonly OptionDraft[] {
  return options.filter(({ text }) => hasVisibleText(text));
}

/** The same and as many blank ones as there must be for a choice. */
export function atLeastTwo(options: readonly OptionDraft[]): OptionDraft[] {
  const filled = [...options];
  while (filled.length < 2) filled.push({ key: nextKey(filled), text: '' });
  return filled;
}

export const nextKey = (options: readonly OptionDraft[]): number => Math.max(-1, ...options.map(({ key }) => key)) + 1;

/** Sets the text of an option, or of one that is not there yet: the field behind the last. */
export function setOption(options: readonly OptionDraft[], place: number, text: string): OptionDraft[] {
  if (place >= options.length) return [...options, { key: nextKey(options), text }];
  return options.map((option, at) => (at === place ? { ...option, text } : option));
}

/** Adds a blank option behind another one. */
export function insertOption(options: readonly OptionDraft[], place: number): OptionDraft[] {
  return options.toSpliced(place, 0, { key: nextKey(options), text: '' });
}

/** The options without the one at a place. */
export function removeOption(options: readonly OptionDraft[], place: number): OptionDraft[] {
  return options.toSpliced(place, 1);
}

/**
 * Lines pasted into an option: the first goes into it in place of what was selected there, the others become options
 * of their own behind it. Marks of lists and lines that are there already are left out. Null for a single line, which
 * the field takes by itself.
 */
export function pasteOptions(
  options: readonly OptionDraft[],
  place: number,
  pasted: string,
  selected: { readonly before: string; readonly after: string } = { before: '', after: '' },
): { options: OptionDraft[]; last: number } | null {
  const lines = pasted
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replace(/^\s*(?:[-–—•*·]|\d{1,2}[.)])\s+/, '').trim())
    .filter((line) => line !== '');
  if (lines.length < 2) return null;
  const others = new Set(options.filter((_, at) => at !== place).map(({ text }) => text.trim()));
  const [first, ...rest] = lines.filter((line, at) => lines.indexOf(line) === at && !others.has(line));
  if (first === undefined) return { options: [...options], last: place };
  let result = setOption(options, place, `${selected.before}${first}${selected.after}`);
  let last = Math.min(place, result.length - 1);
  for (const text of rest) {
    last += 1;
    result = result.toSpliced(last, 0, { key: nextKey(result), text });
  }
  return { options: result, last };
}
