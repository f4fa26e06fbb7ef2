import type { AnswerRecord, FrameResults, PollType, Question } from '#shared/models/poll.ts';
import type { Member } from '#shared/models/workspace.ts';
import { enps, isEnpsQuestion, readScore, type Enps } from '#shared/rules/enps.ts';

/** Characters of an anonymous session id that results show. */
const ALIAS_LENGTH = 8;

/** One answer as the results table shows it. */
export interface AnswerRow {
  readonly key: string;
  /** A person's name, or the alias of an anonymous respondent. */
  readonly who: string;
  readonly anonymous: boolean;
  readonly content: string;
  readonly createdAt: string;
}

/** A question with its answers in the order they are read. */
export interface QuestionResults {
  readonly question: Question;
  readonly rows: readonly AnswerRow[];
  /** Of the first question of an eNPS poll; null for every other, and where nobody answered in numbers. */
  readonly enps: Enps | null;
}

/** Joins the pages read so far into the questions in order, each with its sorted answers. */
export function questionResults(
  pages: readonly FrameResults[],
  members: readonly Member[],
  type: PollType,
): QuestionResults[] {
  const names = namesOf(members);
  const questions = (pages[0]?.questions ?? []).toSorted((a, b) => a.order_index - b.order_index);
  return questions.map((question, index) => {
    const answers = pages.flatMap((page) => page.by_question[question.id] ?? []);
    return {
      question,
      rows: inOrder(answers.map((answer, position) => rowOf(answer, position, names))),
      enps: isEnpsQuestion({ type }, index) ? enps(scoresOf(answers)) : null,
    };
  });
}

/** Named people by alphabet, then anonymous answers, newest first. */
export function inOrder(rows: readonly AnswerRow[]): AnswerRow[] {
  return rows.toSorted((a, b) => {
    if (a.anonymous !== b.anonymous) return a.anonymous ? 1 : -1;
    if (!a.anonymous) return a.who.localeCompare(b.who, 'ru');
    // Many share an hour; the alias then settles the order, which says nothing about who came first.
    return b.createdAt.localeCompare(a.createdAt) || a.who.localeCompare(b.who);
  });
}

/** A member's name, or their e-mail where no name is known. */
export function memberName({ user }: Pick<Member, 'user'>): string {
  return `${user.first_name} ${user.last_name}`.trim() || user.email;
}

function rowOf(answer: AnswerRecord, position: number, names: ReadonlyMap<string, string>): AnswerRow {
  const anonymous = answer.user_id === null;
  return {
    key: `${answer.user_id ?? answer.anonymous_session_id ?? ''}:${position}`,
    who: anonymous ? (answer.anonymous_session_id ?? '').slice(0, ALIAS_LENGTH) : nameOf(answer.user_id, names),
    anonymous,
    content: answer.content,
    createdAt: answer.created_at,
  };
}

/** People who left the workspace stay an id. */
function nameOf(userId: string | null, names: ReadonlyMap<string, string>): string {
  return names.get(userId ?? '') || (userId ?? '');
}

function namesOf(members: readonly Member[]): Map<string, string> {
  return new Map(members.map((member) => [member.user.id, memberName(member)]));
}

function scoresOf(answers: readonly AnswerRecord[]): number[] {
  return answers.map((answer) => readScore(answer.content)).filter((score) => score !== null);
}
