import type * as z from 'zod/mini';
import type { Call } from '#shared/contract/route.ts';
import type { polls } from '#shared/contract/polls.ts';
import type { InputIssue } from '#shared/errors.ts';
import type { Direction, PollType, Scale } from '#shared/models/answers.ts';
import type { ChangedQuestion, NewQuestion, Poll } from '#shared/models/poll.ts';
import { isEnpsQuestion } from '#shared/rules/enps.ts';
import { hasVisibleText } from '#shared/rules/visible-text.ts';
import { everyField } from '#web/lib/every-field.ts';

/** A question while it is being written; `key` names it on the screen only. */
export interface QuestionDraft {
  readonly key: number;
  /** Of a question that is already stored: with it a changed question stays the same one. */
  readonly id?: string;
  readonly text: string;
  readonly required: boolean;
  /** What it is answered on; null for people's own words. */
  readonly scale: Scale | null;
  /** Which answers of a scale are the better ones; null while nobody has said. Kept while it is no scale. */
  readonly direction: Direction | null;
}

/** A poll while it is being written. */
export interface PollDraft {
  readonly title: string;
  readonly type: PollType;
  readonly anonymous: boolean;
  readonly publicLink: boolean;
  readonly questions: readonly QuestionDraft[];
}

/** A question nobody has written yet. */
function blank(key: number): QuestionDraft {
  return { key, text: '', required: true, scale: null, direction: null };
}

/** What a fresh form shows: protected, since whoever is asked answers more honestly, and names can be asked for. */
export const NEW_POLL: PollDraft = {
  title: '',
  type: 'ENPS',
  anonymous: true,
  publicLink: false,
  questions: [blank(0)],
};

/** A stored poll as the form shows it. */
export function toDraft(poll: Poll): PollDraft {
  return {
    title: poll.title,
    type: poll.type,
    anonymous: poll.is_anonymous,
    publicLink: poll.allow_anonymous_link,
    questions: poll.questions
      .toSorted((a, b) => a.order_index - b.order_index)
      // Required unless it is said not to be, whatever an older server leaves out.
      .map(({ id, text, is_required, scale, direction }, key) => {
        const required = is_required !== false;
        return { key, id, text, required, scale, direction };
      }),
  };
}

/** Whether there is enough to store: a title and one question with text. */
export function isComplete(draft: PollDraft): boolean {
  return hasVisibleText(draft.title) && written(draft).length > 0;
}

/** A question that is taken as it stands. */
type Ready = Pick<QuestionDraft, 'text'> & Partial<Pick<QuestionDraft, 'scale' | 'direction'>>;

/** Adds a blank required question, or a ready one in place of the first blank one. */
export function addQuestion(
  draft: PollDraft,
  { text, scale = null, direction = null }: Ready = { text: '' },
): PollDraft {
  const [first] = draft.questions;
  const content = { text, scale, direction };
  if (text !== '' && first && !hasVisibleText(first.text)) return changeQuestion(draft, first.key, content);
  const question = { ...blank(nextKey(draft)), ...content };
  return { ...draft, questions: [...draft.questions, question] };
}

/** Removes a question; the last one leaves a blank required one behind. */
export function removeQuestion(draft: PollDraft, key: number): PollDraft {
  const rest = draft.questions.filter((question) => question.key !== key);
  return { ...draft, questions: rest.length > 0 ? rest : [blank(nextKey(draft))] };
}

/** Puts a removed question back where it stood; a blank one that only filled the empty list makes room. */
export function returnQuestion(draft: PollDraft, question: QuestionDraft, position: number): PollDraft {
  const [only, ...others] = draft.questions;
  const filler = others.length === 0 && only !== undefined && !hasVisibleText(only.text);
  const rest = filler ? [] : draft.questions.map((other) => ({ ...other }));
  const key = rest.some((other) => other.key === question.key) ? nextKey(draft) : question.key;
  return { ...draft, questions: rest.toSpliced(position, 0, { ...question, key }) };
}

/** Moves a question to another place, counted from 0; a place that does not exist changes nothing. */
export function moveQuestion(draft: PollDraft, key: number, position: number): PollDraft {
  const question = draft.questions.find((other) => other.key === key);
  if (!question || position < 0 || position >= draft.questions.length) return draft;
  const rest = draft.questions.filter((other) => other.key !== key);
  return { ...draft, questions: rest.toSpliced(position, 0, question) };
}

export function changeQuestion(
  draft: PollDraft,
  key: number,
  change: Partial<Omit<QuestionDraft, 'key' | 'id'>>,
): PollDraft {
  const questions = draft.questions.map((question) => (question.key === key ? { ...question, ...change } : question));
  return { ...draft, questions };
}

/** The key of the question that will be answered on the 0–10 scale: blank ones before it are dropped; null = none. */
export function scaleKey(draft: PollDraft): number | null {
  const first = written(draft)[0] ?? draft.questions[0];
  return first && isEnpsQuestion(draft, 0) ? first.key : null;
}

type NewPoll = Call<typeof polls.createPoll>['body'];
type PollChange = Call<typeof polls.updatePoll>['body'];

/** The request for a new poll: blank questions dropped, texts trimmed, numbered from 0. */
export function toNewPoll(draft: PollDraft, workspaceId: string): NewPoll {
  const questions = written(draft).map((question, index) =>
    everyField<z.input<typeof NewQuestion>>({
      ...numbered(question, index),
      scale: question.scale ?? undefined,
      direction: directionOf(question) ?? undefined,
    }),
  );
  return everyField<NewPoll>({ workspace_id: workspaceId, ...settingsOf(draft), questions });
}

/** The request that changes a poll: everything the form knows, stored questions by their id. */
export function toPollChange(draft: PollDraft, version: number): PollChange {
  const questions = written(draft).map((question, index) =>
    everyField<z.input<typeof ChangedQuestion>>({
      id: question.id,
      ...numbered(question, index),
      // What is left out stays: that a stored question is no scale any more has to be said.
      scale: question.id === undefined ? (question.scale ?? undefined) : question.scale,
      direction: question.id === undefined ? (directionOf(question) ?? undefined) : directionOf(question),
    }),
  );
  return everyField<PollChange>({ ...settingsOf(draft), questions, version });
}

/** A draft that can be saved over a newer poll: questions that are not there any more are asked as new ones. */
export function rebased(draft: PollDraft, newest: Poll): PollDraft {
  const there = new Set(newest.questions.map(({ id }) => id));
  const questions = draft.questions.map(({ id, ...question }) =>
    id !== undefined && there.has(id) ? { ...question, id } : question,
  );
  return { ...draft, questions };
}

/** Whether this is what is stored already, whatever ids its new questions were given. */
export function isStored(draft: PollDraft, stored: Poll): boolean {
  const mine = { ...draft, questions: written(rebased(draft, stored)) };
  const theirs = toDraft(stored);
  const questions = theirs.questions.map(({ id, ...question }, index) =>
    id !== undefined && mine.questions[index]?.id !== undefined ? { ...question, id } : question,
  );
  return sameDraft(mine, { ...theirs, questions });
}

/** Whether two drafts would be stored as the same poll. */
export function sameDraft(one: PollDraft, other: PollDraft): boolean {
  return JSON.stringify(toPollChange(one, 0)) === JSON.stringify(toPollChange(other, 0));
}

/** Whether somebody has typed anything that a template would replace. */
export function hasText(draft: PollDraft): boolean {
  return hasVisibleText(draft.title) || written(draft).length > 0;
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

/** The questions that are sent: those with text. */
export function written(draft: PollDraft): QuestionDraft[] {
  return draft.questions.filter((question) => hasVisibleText(question.text));
}

const settingsOf = (draft: PollDraft) => ({
  title: draft.title.trim(),
  type: draft.type,
  is_anonymous: draft.anonymous,
  allow_anonymous_link: draft.publicLink,
});
const numbered = ({ text, required }: QuestionDraft, index: number) => ({
  text: text.trim(),
  order_index: index,
  is_required: required,
});
const directionOf = ({ scale, direction }: QuestionDraft) => (scale === null ? null : direction);
const nextKey = (draft: PollDraft) => Math.max(-1, ...draft.questions.map((question) => question.key)) + 1;
