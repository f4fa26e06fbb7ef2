import type { AskedInSurvey } from '#web/question-kinds/answering.ts';
import type { SurveyQuestion } from '#shared/models/survey-answers.ts';
import { hasVisibleText } from '#shared/rules/visible-text.ts';
import { KINDS } from '#web/question-kinds/kinds.ts';
import type { Condition, QuestionDraft } from '#web/question-kinds/question-draft.ts';
import { optionsOf, questionsOf, type WithItems } from './draft.ts';

/** The questions of a draft as its respondents will be asked them; one without text says that it has none yet. */
export function askedQuestionsOf(draft: WithItems, untitled: string): AskedInSurvey[] {
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

/** A condition as the server and answering understand it: by the texts of options. */
export function showIfOf(
  condition: Condition,
  asked: QuestionDraft | undefined,
): NonNullable<SurveyQuestion['show_if']> {
  const { questionId } = condition;
  if (!('keys' in condition)) return { question_id: questionId, from: condition.from, to: condition.to };
  const chosen = asked ? optionsOf(asked).filter(({ key }) => condition.keys.includes(key)) : [];
  return { question_id: questionId, options: chosen.map(({ text }) => text.trim()) };
}
