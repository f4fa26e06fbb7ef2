import type { InputIssue } from '#shared/errors.ts';
import {
  SURVEY_QUESTION_MAX_LENGTH,
  SURVEY_QUESTIONS_MAX_LENGTH,
  SURVEY_SECTION_MAX_LENGTH,
} from '#shared/models/survey.ts';
import { MAX_QUESTIONS } from '#shared/models/answers.ts';
import { hasVisibleText } from '#shared/rules/visible-text.ts';
import { KINDS } from '#web/question-kinds/kinds.ts';
import type { QuestionDraft } from '#web/question-kinds/question-draft.ts';
import { builderText } from '../text.ts';
import { optionsOf, questionsOf, type SurveyDraft, writtenQuestions } from './survey-draft.ts';

const text = builderText.problems;

/** What stands in the way of storing a draft, where the builder shows it. */
export interface Problems {
  readonly title: string | null;
  readonly respondents: string | null;
  readonly deadline: string | null;
  /** By id of the question or section, the first of each. */
  readonly items: ReadonlyMap<string, string>;
  /** Of all questions together, or of something without a place of its own. */
  readonly whole: string | null;
}

/** What the server would refuse, known before it is asked; and what it has refused. */
export function problemsOf(draft: SurveyDraft, issues: readonly InputIssue[] = []): Problems {
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
export function countOf({ title, respondents, deadline, items, whole }: Problems): number {
  return items.size + [title, respondents, deadline, whole].filter((one) => one !== null).length;
}

/** What a question still needs before it can be asked; null for one that is not there yet. */
function problemOfQuestion(draft: SurveyDraft, question: QuestionDraft): string | null {
  if (question.text.trim().length > SURVEY_QUESTION_MAX_LENGTH) return text.questionTooLong;
  if (!hasVisibleText(question.text)) {
    return questionsOf(draft).some(({ condition }) => condition?.questionId === question.id) ? text.askedBlank : null;
  }
  return KINDS[question.type].editor.lacks?.(question) ?? null;
}

function problemOfSection(title: string): string | null {
  return title.trim().length > SURVEY_SECTION_MAX_LENGTH ? text.sectionTooLong : null;
}

function problemOfRespondents({ respondents, roles, users }: SurveyDraft): string | null {
  if (respondents === 'ROLES' && roles.length === 0) return text.roles;
  return respondents === 'USERS' && users.length === 0 ? text.users : null;
}

function problemOfWhole(draft: SurveyDraft): string | null {
  const written = writtenQuestions(draft);
  if (written.length === 0) return text.noQuestions;
  if (written.length > MAX_QUESTIONS) return text.tooMany;
  const length = written.reduce(
    (sum, question) =>
      sum + question.text.trim().length + optionsOf(question).reduce((all, one) => all + one.text.trim().length, 0),
    0,
  );
  return length > SURVEY_QUESTIONS_MAX_LENGTH ? text.tooLong(length) : null;
}

/** Brings the server's `questions.1.text` back to the question on the screen: blank ones were not sent. */
function refusedOf(draft: SurveyDraft, issues: readonly InputIssue[]): Problems {
  const sent = writtenQuestions(draft);
  const items = new Map<string, string>();
  const fields = { title: null, respondents: null, deadline: null, whole: null } as Record<
    'title' | 'respondents' | 'deadline' | 'whole',
    string | null
  >;
  for (const { path, message } of issues) {
    const question = sent[Number(/^questions\.(\d+)\b/.exec(path)?.[1] ?? -1)];
    if (question) items.set(question.id, message);
    else fields[FIELDS[path.split('.')[0] ?? ''] ?? 'whole'] ??= message;
  }
  return { ...fields, items };
}

const FIELDS: Readonly<Record<string, 'title' | 'respondents' | 'deadline'>> = {
  title: 'title',
  respondent_type: 'respondents',
  selected_roles: 'respondents',
  selected_users: 'respondents',
  deadline: 'deadline',
};
