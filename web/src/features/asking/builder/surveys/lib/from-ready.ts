import type { SurveySet } from '#shared/rules/survey-sets.ts';
import type { QuestionDraft } from '#web/question-kinds/question-draft.ts';
import { allOptionsOf, type Item, newSection } from '../../lib/draft.ts';
import { fromBank } from '../../lib/from-bank.ts';

/** The questions of a ready survey under their headings, with their conditions. */
export function fromSet(set: Pick<SurveySet, 'questions'>): Item[] {
  const questions = set.questions.map((question): QuestionDraft => {
    const { theme, required } = question;
    return { ...fromBank({ ...question, theme: 'engagement' }), theme, required };
  });
  return set.questions.flatMap(({ section, showIf }, index): Item[] => {
    const question = questions[index]!;
    const asked = showIf ? questions[showIf.question - 1] : undefined;
    const chosen = asked && allOptionsOf(asked).filter((option) => showIf?.options.includes(option.text));
    const condition = asked && chosen ? { questionId: asked.id, keys: chosen.map(({ key }) => key) } : null;
    const begins = section !== (set.questions[index - 1]?.section ?? null);
    return [...(begins ? [newSection(section ?? '')] : []), { ...question, condition }];
  });
}
