import type { QuestionKind } from '#shared/rules/surveys.ts';
import { hasVisibleText } from '#shared/rules/visible-text.ts';
import { newUuid } from '#web/lib/new-uuid.ts';
import { KINDS } from '#web/question-kinds/kinds.ts';
import type { QuestionChange, QuestionDraft } from '#web/question-kinds/question-draft.ts';
import { type Item, newQuestion, type SurveyDraft } from './survey-draft.ts';

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
  return { ...draft, items: items.some(({ kind }) => kind === 'question') ? items : [...items, newQuestion()] };
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

export function changeQuestion(draft: SurveyDraft, id: string, change: QuestionChange): SurveyDraft {
  const changed = (item: Item): Item => (item.id === id && item.kind === 'question' ? { ...item, ...change } : item);
  return { ...draft, items: draft.items.map(changed) };
}

export function renameSection(draft: SurveyDraft, id: string, title: string): SurveyDraft {
  const renamed = (item: Item): Item => (item.id === id && item.kind === 'section' ? { ...item, title } : item);
  return { ...draft, items: draft.items.map(renamed) };
}

/** The change that makes a question one of another kind; what was set before is kept for when that one comes back. */
export function withType(question: QuestionDraft, type: QuestionKind): QuestionChange {
  return { type, ...KINDS[type].editor.begin?.(question) };
}
