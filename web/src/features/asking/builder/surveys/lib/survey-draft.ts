import type { Call } from '#shared/contract/route.ts';
import type { surveys } from '#shared/contract/surveys.ts';
import { SURVEY_THEMES, type GivenSurveyQuestion, type Survey } from '#shared/models/survey.ts';
import type { Channel } from '#shared/channels/index.ts';
import type { Role } from '#shared/rules/roles.ts';
import { isRecommendation } from '#shared/rules/survey-direction.ts';
import type { Dimension, RespondentType, ShowIf } from '#shared/rules/surveys.ts';
import { hasVisibleText } from '#shared/rules/visible-text.ts';
import { KINDS } from '#web/question-kinds/kinds.ts';
import type { Condition, QuestionDraft } from '#web/question-kinds/question-draft.ts';
import { showIfOf } from '../../lib/asked-questions.ts';
import { type Item, newQuestion, optionsOf, questionsOf, writesOptions } from '../../lib/draft.ts';

/** A survey while it is being built. */
export interface SurveyDraft {
  readonly title: string;
  readonly goal: string;
  readonly items: readonly Item[];
  readonly respondents: RespondentType;
  readonly roles: readonly Role[];
  readonly users: readonly string[];
  /** An instant; null for none. */
  readonly deadline: string | null;
  readonly anonymous: boolean;
  readonly publicLink: boolean;
  readonly smallestGroup: number;
  readonly dimensions: readonly Dimension[];
  readonly channels: readonly Channel[];
  readonly reminders: boolean;
  /** The stored poll it was made of, whose languages come along; null for none, and once it is stored. */
  readonly fromPoll: string | null;
}

/** What a fresh builder shows, as every form of asking does: anonymous, everybody, a letter, a reminder, a deadline. */
export function newSurvey(deadline: string | null = null): SurveyDraft {
  return {
    title: '',
    goal: '',
    items: [newQuestion()],
    respondents: 'ALL',
    roles: [],
    users: [],
    deadline,
    anonymous: true,
    publicLink: false,
    smallestGroup: 5,
    dimensions: ['team'],
    channels: ['mail'],
    reminders: true,
    fromPoll: null,
  };
}

/** A stored survey as the builder shows it. */
export function toDraft(survey: Survey): SurveyDraft {
  return {
    title: survey.title,
    goal: survey.goal,
    items: toItems(survey.questions.toSorted((a, b) => a.order - b.order)),
    respondents: survey.respondent_type,
    roles: survey.selected_roles,
    users: survey.selected_users,
    deadline: survey.deadline,
    anonymous: survey.anonymous,
    publicLink: survey.allow_unauthenticated,
    smallestGroup: survey.smallest_group,
    dimensions: survey.dimensions,
    channels: survey.channels,
    reminders: survey.reminders,
    fromPoll: null,
  };
}

function toItems(stored: Survey['questions']): Item[] {
  const byId = new Map(stored.map((question) => [question.id, question]));
  return stored.flatMap((question, index): Item[] => {
    const begins = question.section !== (stored[index - 1]?.section ?? null);
    const { show_if: showIf } = question;
    const draft: QuestionDraft = {
      kind: 'question',
      id: question.id,
      type: question.type,
      text: question.text,
      scale: question.scale ?? '0-10',
      direction: question.direction,
      options: writesOptions(question) ? question.options.map((text, key) => ({ key, text })) : [],
      settings: question.settings ?? {},
      required: question.required,
      theme: SURVEY_THEMES.find((theme) => theme === question.theme) ?? null,
      condition: showIf && toCondition(showIf, byId.get(showIf.question_id)?.options ?? []),
      originId: question.origin_id === question.id ? null : question.origin_id,
    };
    return begins ? [{ kind: 'section', id: `section-${question.id}`, title: question.section ?? '' }, draft] : [draft];
  });
}

/** A condition names options by their place, as they are numbered when a survey is opened. */
function toCondition(showIf: ShowIf, options: readonly string[]): Condition {
  const { question_id: questionId } = showIf;
  if (!('options' in showIf)) return { questionId, from: showIf.from, to: showIf.to };
  return { questionId, keys: showIf.options.map((text) => options.indexOf(text)).filter((key) => key >= 0) };
}

export type SurveySettings = Call<typeof surveys.createSurvey>['body'];

/** The request of all there is: questions without text and empty options are left out, the rest is trimmed. */
export function toRequest(draft: SurveyDraft): SurveySettings {
  return {
    title: draft.title.trim(),
    // What eNPS is computed from is its own question; without one there is none.
    type: questionsOf(draft).some(isRecommendation) ? 'ENPS' : 'PULSE',
    goal: draft.goal.trim(),
    questions: toGivenQuestions(draft),
    respondent_type: draft.respondents,
    selected_roles: [...draft.roles],
    selected_users: [...draft.users],
    deadline: draft.deadline,
    anonymous: draft.anonymous,
    allow_unauthenticated: draft.publicLink,
    smallest_group: draft.smallestGroup,
    dimensions: [...draft.dimensions],
    channels: [...draft.channels],
    reminders: draft.reminders,
  };
}

function toGivenQuestions(draft: SurveyDraft): SurveySettings['questions'] {
  const byId = new Map(questionsOf(draft).map((question) => [question.id, question]));
  let section: string | null = null;
  const given: Partial<GivenSurveyQuestion>[] = [];
  for (const item of draft.items) {
    if (item.kind === 'section') section = item.title.trim() || null;
    else if (hasVisibleText(item.text)) {
      given.push({
        id: item.id,
        text: item.text.trim(),
        type: item.type,
        options: writesOptions(item) ? optionsOf(item).map(({ text }) => text.trim()) : [],
        required: item.required,
        scale: null,
        direction: null,
        ...KINDS[item.type].editor.sent?.(item),
        theme: item.theme,
        section,
        show_if: item.condition && showIfOf(item.condition, byId.get(item.condition.questionId)),
        ...(item.originId !== null && { origin_id: item.originId }),
      });
    }
  }
  // Border: what zod takes and what it makes of it differ in the names of types alone.
  return given as SurveySettings['questions'];
}

/** Whether two drafts would be stored as the same survey. */
export function sameDraft(one: SurveyDraft, other: SurveyDraft): boolean {
  return JSON.stringify(toRequest(one)) === JSON.stringify(toRequest(other));
}
