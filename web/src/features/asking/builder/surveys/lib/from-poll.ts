import type { Poll } from '#shared/models/poll.ts';
import type { QuestionKind } from '#shared/rules/surveys.ts';
import { newUuid } from '#web/lib/new-uuid.ts';
import type { QuestionDraft } from '#web/question-kinds/question-draft.ts';
import { deciders, firstCondition } from '../../lib/conditions.ts';
import { newQuestion, newSection, writtenQuestions } from '../../lib/draft.ts';
import { changeQuestion } from '../../lib/edit-draft.ts';
import { asAsked, type PollDraft, toDraft } from '../../polls/lib/poll-draft.ts';
import { newSurvey, type SurveyDraft } from './survey-draft.ts';

/** What a poll has not and a survey has. */
export type OfSurveys = QuestionKind | 'section' | 'condition';

/** The questions of a poll as new ones: scales stay scales, own words become texts. */
export function fromPoll(poll: Poll): QuestionDraft[] {
  return carried(toDraft(poll));
}

function carried(draft: PollDraft): QuestionDraft[] {
  return writtenQuestions(asAsked(draft)).map((question) => ({ ...question, id: newUuid() }));
}

/** A survey of all that is written of a poll, with what was wanted besides at its end, and the item it is written in. */
export function surveyOf(
  poll: PollDraft,
  wanted: OfSurveys,
  deadline: string | null,
  pollId: string | null = null,
): { readonly draft: SurveyDraft; readonly openId: string } {
  const { title, anonymous, publicLink } = poll;
  const questions = carried(poll);
  const settings = { ...newSurvey(deadline), title, anonymous, publicLink, fromPoll: pollId };
  const last = questions.at(-1) ?? newQuestion();
  if (wanted === 'condition') {
    const draft = { ...settings, items: questions.length > 0 ? questions : [last] };
    const asked = deciders(draft, last.id).at(-1);
    const condition = asked ? firstCondition(asked) : null;
    return { draft: changeQuestion(draft, last.id, { condition }), openId: last.id };
  }
  const question = newQuestion(wanted === 'section' ? undefined : wanted);
  const section = wanted === 'section' ? [newSection()] : [];
  return {
    draft: { ...settings, items: [...questions, ...section, question] },
    openId: section[0]?.id ?? question.id,
  };
}
