import { inLanguageRead } from '#shared/question-kinds/parts/yes-no-words.ts';
import { hasVisibleText } from '#shared/rules/visible-text.ts';
import { newUuid } from '#web/lib/new-uuid.ts';
import { KIND_NAMES, KINDS } from '#web/question-kinds/kinds.ts';
import { written } from '#web/question-kinds/parts/option-edits.ts';
import type { OptionDraft, QuestionDraft } from '#web/question-kinds/question-draft.ts';

/** A heading over the questions below it; an empty one ends the section above. */
export interface SectionDraft {
  readonly kind: 'section';
  readonly id: string;
  readonly title: string;
}

export type Item = QuestionDraft | SectionDraft;

/** What is built: questions in their order, whatever else there is to it. */
export interface WithItems {
  readonly items: readonly Item[];
}

/** A question nobody has written yet, of the kind that is offered first unless said. */
export function newQuestion(type = KIND_NAMES[0]!): QuestionDraft {
  const { required, begin } = KINDS[type].editor;
  const blank: QuestionDraft = {
    kind: 'question',
    id: newUuid(),
    type,
    text: '',
    scale: '0-10',
    direction: null,
    options: [],
    settings: {},
    required,
    theme: null,
    condition: null,
    originId: null,
  };
  return { ...blank, ...begin?.(blank) };
}

/** A section under a key of its own. */
export function newSection(title = ''): SectionDraft {
  return { kind: 'section', id: newUuid(), title };
}

/** Whether its author writes the options. */
export function writesOptions({ type }: Pick<QuestionDraft, 'type'>): boolean {
  return KINDS[type].editor.options === 'written';
}

/** What can be chosen in answer to a question, with options that say nothing yet; none where nothing is chosen. */
export function allOptionsOf({ type, options }: QuestionDraft): readonly OptionDraft[] {
  const { options: fixed } = KINDS[type].editor;
  return fixed === 'written' ? options : fixed.map((text, key) => ({ key, text }));
}

/** The same as respondents see it. */
export function optionsOf(question: QuestionDraft): readonly OptionDraft[] {
  return written(allOptionsOf(question));
}

/** How an option is read: those that belong to a kind are kept in one language, whoever reads them. */
export function optionWords(question: QuestionDraft, { text }: OptionDraft): string {
  return writesOptions(question) ? text.trim() : inLanguageRead(text);
}

/** The questions of a draft without its sections, in their order. */
export function questionsOf({ items }: WithItems): QuestionDraft[] {
  return items.filter((item) => item.kind === 'question');
}

/** The questions that are sent: those with text. */
export function writtenQuestions(draft: WithItems): QuestionDraft[] {
  return questionsOf(draft).filter(({ text }) => hasVisibleText(text));
}

/** From 1, as people count; 0 for what is not there. */
export function positionOf(draft: WithItems, id: string): number {
  return questionsOf(draft).findIndex((question) => question.id === id) + 1;
}
