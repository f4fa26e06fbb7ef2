import type { AnswerRecord, FrameResults } from '#shared/models/run-results.ts';
import type { Member } from '#shared/models/workspace.ts';
import { readExactNumber } from '#shared/rules/scales.ts';
import { LOCALE } from '#text/format.ts';
import { inAskedOrder } from '#web/answer-form/form-question.ts';
import { compareTexts } from '#shared/rules/compare-texts.ts';

/** Characters of an anonymous session id that results show. */
const ALIAS_LENGTH = 8;

/** What one respondent said, by the position of the question; null where nothing was answered. */
export interface Response {
  readonly key: string;
  readonly userId: string | null;
  /** What they were called where their company comes from, until they have joined. */
  readonly called?: string | undefined;
  readonly alias: string | null;
  readonly answeredAt: string;
  readonly answers: readonly (string | null)[];
  /** By the position of the question the id of the dialogue that its author asks for; left out where they ask for none. */
  readonly dialogues?: readonly (string | undefined)[];
}

/** One respondent as the results show it. */
export interface ResponseRow {
  readonly key: string;
  /** A person's name, or the alias of an anonymous respondent. */
  readonly who: string;
  readonly anonymous: boolean;
  readonly answeredAt: string;
  readonly answers: readonly (string | null)[];
  readonly dialogues?: readonly (string | undefined)[];
}

/** How rows are ordered: as people are listed, by time, or by the score given to the question at `position`. */
export type RowOrder =
  | { readonly by: 'people' }
  | { readonly by: 'newest' }
  | { readonly by: 'lowest'; readonly position: number };

/** The responses on one page of results: the records of a respondent, put together across its questions. */
export function responsesOf(page: FrameResults): Response[] {
  const questions = inAskedOrder(page.questions);
  const found = new Map<
    string,
    { first: AnswerRecord; answers: (string | null)[]; dialogues?: (string | undefined)[] }
  >();
  for (const [position, question] of questions.entries()) {
    for (const record of page.by_question[question.id] ?? []) {
      const key = keyOf(record);
      const known = found.get(key) ?? { first: record, answers: questions.map(() => null) };
      known.answers[position] = record.content.normalize('NFC');
      if (record.dialogue_id !== undefined) {
        known.dialogues ??= questions.map(() => undefined);
        known.dialogues[position] = record.dialogue_id;
      }
      found.set(key, known);
    }
  }
  return [...found].map(([key, { first, answers, dialogues }]) => ({
    key,
    userId: first.user_id,
    called: first.called,
    alias: first.anonymous_session_id,
    answeredAt: first.created_at,
    answers,
    ...(dialogues && { dialogues }),
  }));
}

/** Responses under the names they are shown by: the member's name, else their e-mail, else the id; or the alias. */
export function rowsOf(responses: readonly Response[], members: readonly Member[]): ResponseRow[] {
  const names = new Map(members.map((member) => [member.user.id, memberName(member)]));
  return responses.map(({ key, userId, called, alias, answeredAt, answers, dialogues }) => ({
    key,
    who: userId === null ? (alias ?? '').slice(0, ALIAS_LENGTH) : names.get(userId) || called || userId,
    anonymous: userId === null,
    answeredAt,
    answers,
    ...(dialogues && { dialogues }),
  }));
}

/** Whether any of them has a name to find. */
export function hasNames(responses: readonly Response[]): boolean {
  return responses.some(({ userId }) => userId !== null);
}

/** A member's name, or their e-mail where no name is known. */
export function memberName({ user }: Pick<Member, 'user'>): string {
  return `${user.first_name} ${user.last_name}`.trim() || user.email;
}

const alphabet = new Intl.Collator(LOCALE);

/** Rows as they are read; people with names by alphabet, then anonymous answers with the newest first, unless told otherwise. */
export function inOrder(rows: readonly ResponseRow[], order: RowOrder = { by: 'people' }): ResponseRow[] {
  switch (order.by) {
    case 'people':
      return rows.toSorted(asPeople);
    case 'newest':
      return rows.toSorted((a, b) => newest(a, b) || asPeople(a, b));
    case 'lowest':
      return rows.toSorted((a, b) => scoreAt(a, order.position) - scoreAt(b, order.position) || asPeople(a, b));
  }
}

function asPeople(a: ResponseRow, b: ResponseRow): number {
  if (a.anonymous !== b.anonymous) return a.anonymous ? 1 : -1;
  if (!a.anonymous) return alphabet.compare(a.who, b.who) || compareTexts(a.key, b.key);
  // Many share an hour; the alias then settles the order, which says nothing about who came first.
  return newest(a, b) || compareTexts(a.who, b.who);
}

function newest(a: ResponseRow, b: ResponseRow): number {
  return compareTexts(b.answeredAt, a.answeredAt);
}

/** Whoever gave no number comes last. */
function scoreAt(row: ResponseRow, position: number): number {
  return readExactNumber(row.answers[position] ?? '') ?? Infinity;
}

function keyOf({ user_id, anonymous_session_id }: AnswerRecord): string {
  return user_id === null ? `alias:${anonymous_session_id ?? ''}` : `user:${user_id}`;
}
