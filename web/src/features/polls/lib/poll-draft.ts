import type { Call } from '#shared/contract/route.ts';
import type { polls } from '#shared/contract/polls.ts';
import type { InputIssue } from '#shared/errors.ts';
import type { PollType } from '#shared/models/poll.ts';
import { isEnpsQuestion } from '#shared/rules/enps.ts';

/** A question while it is being written; `key` names it on the screen only. */
export interface QuestionDraft {
  readonly key: number;
  readonly text: string;
  readonly required: boolean;
}

/** A poll while it is being written. */
export interface PollDraft {
  readonly title: string;
  readonly type: PollType;
  readonly anonymous: boolean;
  readonly publicLink: boolean;
  readonly questions: readonly QuestionDraft[];
}

/** What a fresh form shows. */
export const NEW_POLL: PollDraft = {
  title: '',
  type: 'ENPS',
  anonymous: false,
  publicLink: false,
  questions: [{ key: 0, text: '', required: true }],
};

/** Whether there is enough to create: a title and one question with text. */
export function canCreate(draft: PollDraft): boolean {
  return draft.title.trim() !== '' && written(draft).length > 0;
}

/** Adds a blank required question, or the given text in place of the first blank one. */
export function addQuestion(draft: PollDraft, text = ''): PollDraft {
  const [first] = draft.questions;
  if (text !== '' && first && first.text.trim() === '') return changeQuestion(draft, first.key, { text });
  const question = { key: nextKey(draft), text, required: true };
  return { ...draft, questions: [...draft.questions, question] };
}

/** Removes a question; the last one leaves a blank required one behind. */
export function removeQuestion(draft: PollDraft, key: number): PollDraft {
  const rest = draft.questions.filter((question) => question.key !== key);
  return { ...draft, questions: rest.length > 0 ? rest : [{ key: nextKey(draft), text: '', required: true }] };
}

export function changeQuestion(draft: PollDraft, key: number, change: Partial<Omit<QuestionDraft, 'key'>>): PollDraft {
  const questions = draft.questions.map((question) => (question.key === key ? { ...question, ...change } : question));
  return { ...draft, questions };
}

/** The key of the question that will be answered on the 0–10 scale: blank ones before it are dropped; null = none. */
export function scaleKey(draft: PollDraft): number | null {
  const first = written(draft)[0] ?? draft.questions[0];
  return first && isEnpsQuestion(draft, 0) ? first.key : null;
}

/** The request: blank questions dropped, texts trimmed, numbered from 0. */
export function toNewPoll(draft: PollDraft, workspaceId: string): Call<typeof polls.createPoll>['body'] {
  return {
    workspace_id: workspaceId,
    title: draft.title.trim(),
    type: draft.type,
    is_anonymous: draft.anonymous,
    allow_anonymous_link: draft.publicLink,
    questions: written(draft).map((question, index) => ({
      text: question.text.trim(),
      order_index: index,
      is_required: question.required,
    })),
  };
}

/** Mistakes the server found, where the form shows them. */
export interface FormMistakes {
  readonly title?: string;
  /** By question key. */
  readonly questions: ReadonlyMap<number, string>;
}

/** Brings the server's `questions.1.text` back to the question on the screen: blank ones were not sent. */
export function mistakesOf(draft: PollDraft, issues: readonly InputIssue[]): FormMistakes {
  const sent = written(draft);
  const questions = new Map<number, string>();
  let title: string | undefined;
  for (const issue of issues) {
    const question = sent[Number(/^questions\.(\d+)\b/.exec(issue.path)?.[1] ?? -1)];
    if (question) questions.set(question.key, issue.message);
    else if (issue.path === 'title') title = issue.message;
  }
  return { ...(title !== undefined && { title }), questions };
}

const written = (draft: PollDraft) => draft.questions.filter((question) => question.text.trim() !== '');
const nextKey = (draft: PollDraft) => Math.max(-1, ...draft.questions.map((question) => question.key)) + 1;
