import type { SurveyQuestionType } from '#shared/rules/surveys.ts';
import { hasVisibleText } from '#shared/rules/visible-text.ts';
import { newUuid } from '#web/lib/new-uuid.ts';
import {
  blankOption,
  isChoice,
  type Item,
  newQuestion,
  type OptionDraft,
  type QuestionDraft,
  type SurveyDraft,
} from './survey-draft.ts';

/** Puts items behind another one, or at the end; a first question nobody has touched makes room. */
export function addItems(draft: SurveyDraft, added: readonly Item[], afterId: string | null = null): SurveyDraft {
  const untouched = draft.items.length === 1 && isUntouched(draft.items[0]!);
  const items = untouched && added.length > 1 ? [] : draft.items;
  const at = items.findIndex(({ id }) => id === afterId);
  return { ...draft, items: items.toSpliced(at < 0 ? items.length : at + 1, 0, ...added) };
}

/** Whether nobody would miss it. */
export function isUntouched(item: Item): boolean {
  if (item.kind === 'section') return !hasVisibleText(item.title);
  return !hasVisibleText(item.text) && !item.options.some(({ text }) => hasVisibleText(text));
}

/** Replaces one blank question by ready ones; else they come at the end. */
export function addReady(draft: SurveyDraft, ready: readonly Item[]): SurveyDraft {
  const items = draft.items.every(isUntouched) ? [] : draft.items;
  return { ...draft, items: [...items, ...ready] };
}

/** Takes an item away; the last question leaves a blank one behind. */
export function removeItem(draft: SurveyDraft, id: string): SurveyDraft {
  const items = draft.items.filter((item) => item.id !== id);
  return { ...draft, items: items.some(({ kind }) => kind === 'question') ? items : [...items, newQuestion('RATING')] };
}

/** Puts an item back where it stood; a blank question that only filled the empty list makes room. */
export function returnItem(draft: SurveyDraft, item: Item, place: number): SurveyDraft {
  const questions = draft.items.filter(({ kind }) => kind === 'question');
  const filler =
    item.kind === 'question' && questions.length === 1 && isUntouched(questions[0]!) ? questions[0]! : null;
  const items = draft.items.filter((one) => one !== filler && one.id !== item.id);
  return { ...draft, items: items.toSpliced(place, 0, item) };
}

/** A copy behind its original, with an id of its own. */
export function duplicateQuestion(draft: SurveyDraft, id: string): { draft: SurveyDraft; copyId: string } {
  const copyId = newUuid();
  const question = draft.items.find((item) => item.id === id);
  if (question?.kind !== 'question') return { draft, copyId: id };
  return { draft: addItems(draft, [{ ...question, id: copyId, originId: null }], id), copyId };
}

/** Moves an item to another place, counted from 0; a place that does not exist changes nothing. */
export function moveItem(draft: SurveyDraft, id: string, place: number): SurveyDraft {
  const item = draft.items.find((one) => one.id === id);
  if (!item || place < 0 || place >= draft.items.length) return draft;
  return { ...draft, items: draft.items.filter((one) => one !== item).toSpliced(place, 0, item) };
}

export type QuestionChange = Partial<Omit<QuestionDraft, 'kind' | 'id'>>;

export function changeQuestion(draft: SurveyDraft, id: string, change: QuestionChange): SurveyDraft {
  const changed = (item: Item): Item => (item.id === id && item.kind === 'question' ? { ...item, ...change } : item);
  return { ...draft, items: draft.items.map(changed) };
}

export function renameSection(draft: SurveyDraft, id: string, title: string): SurveyDraft {
  const renamed = (item: Item): Item => (item.id === id && item.kind === 'section' ? { ...item, title } : item);
  return { ...draft, items: draft.items.map(renamed) };
}

/** The change that makes a question one of another type; options written before are kept for when it comes back. */
export function withType({ options }: QuestionDraft, type: SurveyQuestionType): QuestionChange {
  return { type, ...(isChoice(type) && options.length < 2 && { options: atLeastTwo(options) }) };
}

function atLeastTwo(options: readonly OptionDraft[]): OptionDraft[] {
  const filled = [...options];
  while (filled.length < 2) filled.push(blankOption(nextKey(filled)));
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
  return options.toSpliced(place, 0, blankOption(nextKey(options)));
}

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
