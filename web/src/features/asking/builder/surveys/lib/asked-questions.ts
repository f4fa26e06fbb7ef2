import type { AskedInSurvey } from '#web/question-kinds/answering.ts';
import { hasVisibleText } from '#shared/rules/visible-text.ts';
import { KINDS } from '#web/question-kinds/kinds.ts';
import { optionsOf, questionsOf, showIfOf, type SurveyDraft } from './survey-draft.ts';

/** The questions of a draft as its respondents will be asked them; one without text says that it has none yet. */
export function askedQuestionsOf(draft: SurveyDraft, untitled: string): AskedInSurvey[] {
  const byId = new Map(questionsOf(draft).map((question) => [question.id, question]));
  let section: string | null = null;
  return draft.items.flatMap((item, order): AskedInSurvey[] => {
    if (item.kind === 'section') {
      section = item.title.trim() || null;
      return [];
    }
    return [
      {
        id: item.id,
        text: hasVisibleText(item.text) ? item.text.trim() : untitled,
        type: item.type,
        options: optionsOf(item).map(({ text }) => text.trim()),
        required: item.required,
        scale: null,
        ...KINDS[item.type].editor.sent?.(item),
        theme: item.theme,
        section,
        show_if: item.condition && showIfOf(item.condition, byId.get(item.condition.questionId)),
        order: order + 1,
      },
    ];
  });
}
