import type { QuestionKind } from '#shared/rules/surveys.ts';
import { hasVisibleText } from '#shared/rules/visible-text.ts';
import { newUuid } from '#web/lib/new-uuid.ts';
import { KINDS } from '#web/question-kinds/kinds.ts';
import type { QuestionChange, QuestionDraft } from '#web/question-kinds/question-draft.ts';
import { type Item, newQuestion, type WithItems } from './draft.ts';

/** Puts items behind another one, or at the end; a first question nobody has touched makes room. */
export function addItems<Draft extends WithItems>(
  draft: Draft,
  added: readonly Item[],
  afterId: string | null = null,
): Draft {
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

/** Puts ready questions in place of a first one nobody has touched, else at the end. */
export function addReady<Draft extends WithItems>(draft: Draft, ready: readonly Item[]): Draft {
  const [first] = draft.items;
  const inPlace = first?.kind === 'question' && isUntouched(first);
  return { ...draft, items: inPlace ? draft.items.toSpliced(0, 1, ...ready) : [...draft.items, ...ready] };
}

/** Takes an item away; the last question leaves a blank one behind. */
export function removeItem<Draft extends WithItems>(draft: Draft, id: string, blank: () => Item = newQuestion): Draft {
  const items = draft.items.filter((item) => item.id !== id);
  return { ...draft, items: items.some(({ kind }) => kind === 'question') ? items : [...items, blank()] };
}

/** Puts an item back where it stood; a blank question that only filled the empty list makes room. */
export function returnItem<Draft extends WithItems>(draft: Draft, item: Item, place: number): Draft {
  const questions = draft.items.filter(({ kind }) => kind === 'question');
  const filler =
    item.kind === 'question' && questions.length === 1 && isUntouched(questions[0]!) ? questions[0]! : null;
  const items = draft.items.filter((one) => one !== filler && one.id !== item.id);
  return { ...draft, items: items.toSpliced(place, 0, item) };
}

/** A copy behind its original, with an id of its own. */
export function duplicateQuestion<Draft extends WithItems>(draft: Draft, id: string, copyId = newUuid()): Draft {
  const question = draft.items.find((item) => item.id === id);
  if (question?.kind !== 'question') return draft;
  return addItems(draft, [{ ...question, id: copyId, originId: null }], id);
}

/** Moves an item to another place, counted from 0; a place that does not exist changes nothing. */
export function moveItem<Draft extends WithItems>(draft: Draft, id: string, place: number): Draft {
  const item = draft.items.find((one) => one.id === id);
  if (!item || place < 0 || place >= draft.items.length) return draft;
  return { ...draft, items: draft.items.filter((one) => one !== item).toSpliced(place, 0, item) };
}

/** The draft with a question changed. */
export function changeQuestion<Draft extends WithItems>(draft: Draft, id: string, change: QuestionChange): Draft {
  const changed = (item: Item): Item => (item.id === id && item.kind === 'question' ? { ...item, ...change } : item);
  return { ...draft, items: draft.items.map(changed) };
}

/** The draft with a section under another title. */
export function renameSection<Draft extends WithItems>(draft: Draft, id: string, title: string): Draft {
  const renamed = (item: Item): Item => (item.id === id && item.kind === 'section' ? { ...item, title } : item);
  return { ...draft, items: draft.items.map(renamed) };
}

/** The change that makes a question one of another kind; what was set before is kept for when that one comes back. */
export function withType(question: QuestionDraft, type: QuestionKind): QuestionChange {
  return { type, ...KINDS[type].editor.begin?.(question) };
}
