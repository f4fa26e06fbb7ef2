import type * as z from 'zod/mini';
import type { Call } from '#shared/contract/route.ts';
import type { polls } from '#shared/contract/polls.ts';
import type { Direction, PollType, Scale } from '#shared/models/answers.ts';
import type { ChangedQuestion, NewQuestion, Poll } from '#shared/models/poll.ts';
import { isEnpsQuestion } from '#shared/rules/enps.ts';
import { hasVisibleText } from '#shared/rules/visible-text.ts';
import { everyField } from '#web/lib/every-field.ts';
import { kindWith } from '#web/question-kinds/kinds.ts';
import type { QuestionDraft } from '#web/question-kinds/question-draft.ts';
import { type Item, newQuestion, questionsOf, writtenQuestions } from '../../lib/draft.ts';

/** A poll while it is being written; its items are questions on a scale or in own words. */
export interface PollDraft {
  readonly title: string;
  readonly type: PollType;
  readonly anonymous: boolean;
  readonly publicLink: boolean;
  readonly items: readonly Item[];
}

export const WORDS = kindWith(({ editor }) => editor.ofPoll === 'words');
export const ON_SCALE = kindWith(({ editor }) => editor.ofPoll === 'scale');

/** A question as a poll has it. */
export interface PollQuestion {
  /** Of a question that is already stored: with it a changed question stays the same one. */
  readonly id?: string | undefined;
  readonly text: string;
  readonly required: boolean;
  /** What it is answered on; null for people's own words. */
  readonly scale: Scale | null;
  /** Which answers of a scale are the better ones; null while nobody has said. */
  readonly direction: Direction | null;
}

/** A question of a poll as it is edited. */
export function toQuestion({ id, text, required, scale, direction }: PollQuestion): QuestionDraft {
  const blank = newQuestion(scale === null ? WORDS : ON_SCALE);
  return { ...blank, id: id ?? blank.id, text, required, scale: scale ?? blank.scale, direction };
}

/** The same as the poll has it; its direction counts on a scale alone. */
export function ofPoll({ id, text, required, type, scale, direction }: QuestionDraft) {
  const isScale = type === ON_SCALE;
  return {
    id,
    text,
    required,
    scale: isScale ? scale : null,
    direction: isScale ? direction : null,
  } satisfies PollQuestion;
}

/** A question nobody has written yet; a poll's must be answered. */
export function blankQuestion(): QuestionDraft {
  return toQuestion({ text: '', required: true, scale: null, direction: null });
}

/** What a fresh form shows: protected, since whoever is asked answers more honestly, and names can be asked for. */
export const NEW_POLL: PollDraft = {
  title: '',
  type: 'ENPS',
  anonymous: true,
  publicLink: false,
  items: [blankQuestion()],
};

/** A stored poll as the form shows it. */
export function toDraft(poll: Poll): PollDraft {
  return {
    title: poll.title,
    type: poll.type,
    anonymous: poll.is_anonymous,
    publicLink: poll.allow_anonymous_link,
    items: poll.questions
      .toSorted((a, b) => a.order_index - b.order_index)
      // Required unless it is said not to be, whatever an older server leaves out.
      .map(({ is_required, ...question }) => toQuestion({ ...question, required: is_required !== false })),
  };
}

/**
 * The draft as people will be asked: in a poll of eNPS the first question with text is the scale it is computed from,
 * whatever was chosen for it; blank ones are not sent.
 */
export function asAsked<Draft extends PollDraft>(draft: Draft): Draft {
  const first = writtenQuestions(draft)[0] ?? questionsOf(draft)[0];
  if (!first || !isEnpsQuestion(draft, 0)) return draft;
  const asked: QuestionDraft = {
    ...first,
    type: ON_SCALE,
    scale: '0-10',
    direction: 'higher_is_better',
    theme: 'enps',
  };
  return { ...draft, items: draft.items.map((item) => (item === first ? asked : item)) };
}

type NewPoll = Call<typeof polls.createPoll>['body'];
type PollChange = Call<typeof polls.updatePoll>['body'];

/** The request for a new poll: blank questions dropped, texts trimmed, numbered from 0. */
export function toNewPoll(draft: PollDraft, workspaceId: string): NewPoll {
  return everyField<NewPoll>({ workspace_id: workspaceId, ...settingsOf(draft), questions: sent(draft).map(asNew) });
}

/**
 * The request that changes a poll: everything the form knows, stored questions by their id. Questions that are not
 * there any more are asked as new ones.
 */
export function toPollChange(draft: PollDraft, stored: Pick<Poll, 'questions'>, version: number): PollChange {
  const there = idsOf(stored);
  const questions = sent(draft).map((question) => (there.has(question.id) ? asStored(question) : asNew(question)));
  return everyField<PollChange>({ ...settingsOf(draft), questions, version });
}

/** Whether this is what is stored already, whatever ids its new questions were given. */
export function isStored(draft: PollDraft, stored: Poll): boolean {
  const there = idsOf(stored);
  const theirs = toDraft(stored);
  const items = writtenQuestions(draft).map((question, at) =>
    there.has(question.id) ? question : { ...question, id: theirs.items[at]?.id ?? question.id },
  );
  return sameDraft({ ...draft, items }, theirs);
}

/** Whether two drafts would be stored as the same poll. */
export function sameDraft(one: PollDraft, other: PollDraft): boolean {
  const content = (draft: PollDraft) => JSON.stringify([settingsOf(draft), sent(draft)]);
  return content(one) === content(other);
}

/** Whether somebody has typed anything that a template would replace. */
export function hasText(draft: PollDraft): boolean {
  return hasVisibleText(draft.title) || writtenQuestions(draft).length > 0;
}

const settingsOf = (draft: PollDraft) => ({
  title: draft.title.trim(),
  type: draft.type,
  is_anonymous: draft.anonymous,
  allow_anonymous_link: draft.publicLink,
});

/** The questions that are sent, as they are. */
function sent(draft: PollDraft) {
  return writtenQuestions(draft).map((question, index) => {
    const { id, text, required, scale, direction } = ofPoll(question);
    return { id, text: text.trim(), order_index: index, is_required: required, scale, direction };
  });
}

type Sent = ReturnType<typeof sent>[number];

const asNew = ({ text, order_index, is_required, scale, direction }: Sent) =>
  everyField<z.input<typeof NewQuestion>>({
    text,
    order_index,
    is_required,
    scale: scale ?? undefined,
    direction: direction ?? undefined,
  });
/** What is left out stays: that a stored question is no scale any more has to be said. */
const asStored = (question: Sent) => everyField<z.input<typeof ChangedQuestion>>(question);
const idsOf = ({ questions }: Pick<Poll, 'questions'>) => new Set(questions.map(({ id }) => id));
