import type { InputIssue } from '#shared/errors.ts';
import { SURVEY_SECTION_MAX_LENGTH } from '#shared/models/survey.ts';
import { hasVisibleText } from '#shared/rules/visible-text.ts';
import { problemOfQuestion, problemOfWhole, type Problems, refusedQuestions } from '../../lib/problems.ts';
import { builderText } from '#text/asking/builder.ts';
import { surveyText } from '#text/asking/builder/surveys.ts';
import type { SurveyDraft } from './survey-draft.ts';

const text = surveyText.problems;

/** What stands in the way of storing a draft, where the builder shows it. */
export interface SurveyProblems extends Problems {
  readonly respondents: string | null;
  readonly deadline: string | null;
}

/** What the server would refuse, known before it is asked; and what it has refused. */
export function problemsOf(draft: SurveyDraft, issues: readonly InputIssue[] = []): SurveyProblems {
  const refused = refusedOf(draft, issues);
  const items = new Map(refused.items);
  for (const item of draft.items) {
    const problem = item.kind === 'section' ? problemOfSection(item.title) : problemOfQuestion(draft, item);
    if (problem !== null) items.set(item.id, problem);
  }
  return {
    title: hasVisibleText(draft.title) ? refused.title : text.title,
    respondents: problemOfRespondents(draft) ?? refused.respondents,
    deadline: refused.deadline,
    items,
    whole: problemOfWhole(draft) ?? refused.whole,
  };
}

/** How many things there are to put right before it can be stored. */
export function countOf({ title, respondents, deadline, items, whole }: SurveyProblems): number {
  return items.size + [title, respondents, deadline, whole].filter((one) => one !== null).length;
}

function problemOfSection(title: string): string | null {
  return title.trim().length > SURVEY_SECTION_MAX_LENGTH ? builderText.problems.sectionTooLong : null;
}

function problemOfRespondents({ respondents, roles, users }: SurveyDraft): string | null {
  if (respondents === 'ROLES' && roles.length === 0) return text.roles;
  return respondents === 'USERS' && users.length === 0 ? text.users : null;
}

/** What the server has refused, where it is shown. */
function refusedOf(draft: SurveyDraft, issues: readonly InputIssue[]): SurveyProblems {
  const { items, others } = refusedQuestions(draft, issues);
  const fields = { title: null, respondents: null, deadline: null, whole: null } as Record<
    'title' | 'respondents' | 'deadline' | 'whole',
    string | null
  >;
  for (const { path, message } of others) fields[FIELDS[path.split('.')[0] ?? ''] ?? 'whole'] ??= message;
  return { ...fields, items };
}

const FIELDS: Readonly<Record<string, 'title' | 'respondents' | 'deadline'>> = {
  title: 'title',
  respondent_type: 'respondents',
  selected_roles: 'respondents',
  selected_users: 'respondents',
  deadline: 'deadline',
};
