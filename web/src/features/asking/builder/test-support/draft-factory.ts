import type { Survey } from '#shared/models/survey.ts';
import type { SurveyQuestion } from '#shared/models/survey-answers.ts';
import type { QuestionDraft } from '#web/question-kinds/question-draft.ts';
import { kindWith } from '#web/question-kinds/kinds.ts';
import { newQuestion } from '../lib/draft.ts';
import { newSurvey, type SurveyDraft } from '../surveys/lib/survey-draft.ts';

/** Ids of tests: readable, and of the right form. */
export const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A question of a draft, numbered. */
export function aQuestion(number: number, fields: Partial<QuestionDraft> = {}): QuestionDraft {
  return {
    ...newQuestion(fields.type ?? 'TEXT'),
    id: idOf(number),
    text: `Вопрос номер ${number}?`,
    ...fields,
  };
}

/** A question that is answered from a list. */
export function aChoice(number: number, texts: readonly string[], fields: Partial<QuestionDraft> = {}): QuestionDraft {
  return aQuestion(number, {
    type: kindWith(({ editor }) => editor.options === 'written'),
    options: texts.map((text, key) => ({ key, text })),
    ...fields,
  });
}

/** A draft that could be stored. */
export function aDraft(items: SurveyDraft['items'], fields: Partial<SurveyDraft> = {}): SurveyDraft {
  return { ...newSurvey(), title: 'Исследование', items, ...fields };
}

/** A question as the server has it. */
export function storedQuestion(number: number, fields: Partial<SurveyQuestion> = {}): SurveyQuestion {
  return {
    id: idOf(number),
    text: `Вопрос номер ${number}?`,
    type: 'TEXT',
    options: [],
    required: true,
    order: number,
    created_at: '2026-11-22T09:00:00.000Z',
    scale: null,
    direction: null,
    theme: null,
    section: null,
    show_if: null,
    origin_id: idOf(number),
    ...fields,
  };
}

/** A survey as the server has it. */
export function storedSurvey(questions: Survey['questions'], fields: Partial<Survey> = {}): Survey {
  return {
    id: idOf(900),
    title: 'Исследование',
    type: 'PULSE',
    workspace_id: idOf(901),
    created_by: idOf(902),
    goal: '',
    respondent_type: 'ALL',
    selected_roles: [],
    selected_users: [],
    allow_unauthenticated: false,
    anonymous: true,
    deadline: null,
    share_link: null,
    link_by_letter: false,
    fingerprint: null,
    status: 'DRAFT',
    created_at: '2026-11-22T09:00:00.000Z',
    updated_at: '2026-11-22T09:00:00.000Z',
    published_at: null,
    completed_at: null,
    questions,
    translated_into: [],
    total_invited: null,
    waits_for_me: false,
    answered_by_me: null,
    total_responded: 0,
    responded_at_least: false,
    total_responses: 0,
    response_rate: null,
    average_time_spent: null,
    can_edit_questions: true,
    smallest_group: 5,
    dimensions: ['team'],
    results_visibility: null,
    channels: ['mail'],
    notice: null,
    reminders: true,
    series_id: idOf(900),
    version: 1,
    ...fields,
  };
}
