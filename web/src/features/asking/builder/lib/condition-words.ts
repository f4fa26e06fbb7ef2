import type { QuestionDraft } from '#web/question-kinds/question-draft.ts';
import { builderText } from '#text/asking/builder.ts';
import { optionsOf, optionWords, questionsOf, type WithItems } from './draft.ts';

const text = builderText.condition;

/** When a question is asked: which answers to which earlier question bring it; null where nothing is asked of earlier answers. */
export function conditionWords(draft: WithItems, { condition }: QuestionDraft): string | null {
  if (!condition) return null;
  const questions = questionsOf(draft);
  const place = questions.findIndex(({ id }) => id === condition.questionId);
  const asked = questions[place];
  if (!asked) return null;
  if (!('keys' in condition)) return text.range(place + 1, condition.from, condition.to);
  const chosen = optionsOf(asked).filter(({ key }) => condition.keys.includes(key));
  return text.options(
    place + 1,
    chosen.map((option) => optionWords(asked, option)),
  );
}
