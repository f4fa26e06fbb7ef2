import type { Poll } from '#shared/models/poll.ts';
import { pollDirection } from '#shared/rules/direction.ts';
import { scaleOf } from '#shared/rules/scales.ts';
import type { SurveySet } from '#shared/rules/survey-sets.ts';
import { kindWith } from '#web/question-kinds/kinds.ts';
import type { QuestionDraft } from '#web/question-kinds/question-draft.ts';
import { allOptionsOf, type Item, newQuestion, newSection } from '../../lib/draft.ts';
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

/** The questions of a poll: scales stay scales, own words become texts. */
export function fromPoll(poll: Poll): Item[] {
  return poll.questions
    .toSorted((a, b) => a.order_index - b.order_index)
    .map((question, position): QuestionDraft => {
      const scale = scaleOf(poll, question, position);
      const isEnps = poll.type === 'ENPS' && position === 0;
      return {
        ...newQuestion(kindWith(({ editor }) => editor.ofPoll === (scale === null ? 'words' : 'scale'))),
        text: question.text,
        required: question.is_required,
        ...(scale !== null && { scale, direction: pollDirection(poll, question, position) }),
        theme: isEnps ? 'enps' : null,
      };
    });
}
