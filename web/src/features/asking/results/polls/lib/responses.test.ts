import { describe, expect, it } from 'vitest';
import type { AnswerRecord, FrameResults } from '#shared/models/run-results.ts';
import type { Member } from '#shared/models/workspace.ts';
import { makeRun } from '#web/test-support/make-run.ts';
import { inOrder, memberName, responsesOf, type RowOrder, rowsOf } from './responses.ts';

const member = (id: string, first_name: string, last_name: string): Member => ({
  id: `member-${id}`,
  role: 'сотрудник',
  team: null,
  manager_id: null,
  user: { id, first_name, last_name, full_name: `${first_name} ${last_name}`, email: `${id}@romashka.example` },
});
const members = [
  member('u1', 'Яна', 'Орлова'),
  member('u2', 'Анна', 'Петрова'),
  member('u3', '', ''),
  member('u4', 'Ёлка', 'Игнатова'),
];

interface By {
  readonly user?: string;
  readonly alias?: string;
  readonly hour?: string;
  readonly question?: string;
}
const by = (who: By, content: string): AnswerRecord => ({
  user_id: who.user ?? null,
  anonymous_session_id: who.alias ?? null,
  question_id: who.question ?? 'q1',
  content,
  created_at: `2026-11-21T${who.hour ?? '09'}:00:00.000Z`,
});

function page(records: AnswerRecord[]): FrameResults {
  return {
    poll: { id: 'p', title: 'Пульс', type: 'ENPS', is_anonymous: true },
    frame: makeRun(),
    questions: [
      { id: 'q2', text: 'Что мешало?', order_index: 1, is_required: false, scale: null, direction: null },
      { id: 'q1', text: 'Порекомендуете ли вы нас?', order_index: 0, is_required: true, scale: null, direction: null },
    ],
    by_question: Object.groupBy(records, ({ question_id }) => question_id) as FrameResults['by_question'],
    next_cursor: null,
  };
}

const shown = (records: AnswerRecord[], order?: RowOrder) =>
  inOrder(rowsOf(responsesOf(page(records)), members), order);
const whoAnswered = (records: AnswerRecord[], order?: RowOrder) => shown(records, order).map(({ who }) => who);

describe('responses', () => {
  it('put the records of one respondent together across questions, in the order asked (B3-31)', () => {
    const records = [
      by({ user: 'u1', question: 'q2' }, 'шум'),
      by({ user: 'u1' }, '9'),
      by({ alias: 'aaaa1111', question: 'q2' }, 'ничего'),
    ];
    expect(responsesOf(page(records)).map(({ userId, alias, answers }) => [userId, alias, answers])).toEqual([
      ['u1', null, ['9', 'шум']],
      [null, 'aaaa1111', [null, 'ничего']],
    ]);
  });

  it('come from named people by alphabet, then from anonymous ones, newest first (B2-60)', () => {
    const records = [
      by({ alias: 'aaaa1111-rest', hour: '08' }, 'а'),
      by({ user: 'u1' }, 'б'),
      by({ alias: 'bbbb2222-rest', hour: '11' }, 'в'),
      by({ user: 'u4' }, 'г'),
      by({ user: 'u2' }, 'д'),
    ];
    expect(whoAnswered(records)).toEqual(['Анна Петрова', 'Ёлка Игнатова', 'Яна Орлова', 'bbbb2222', 'aaaa1111']);
  });

  it('name people from the members, else by e-mail, else by id (B2-59, B3-32)', () => {
    expect(memberName(members[0]!)).toBe('Яна Орлова');
    expect(whoAnswered([by({ user: 'u3' }, 'а'), by({ user: 'gone' }, 'б')])).toEqual(['gone', 'u3@romashka.example']);
  });

  it('show an anonymous alias as its first 8 characters (B2-61)', () => {
    expect(whoAnswered([by({ alias: '0123456789abcdef' }, 'а')])).toEqual(['01234567']);
  });

  it('do not tell the order of arrival within an hour', () => {
    const early = by({ alias: 'ffff0000' }, 'а');
    const late = by({ alias: 'aaaa0000' }, 'б');
    expect(whoAnswered([early, late])).toEqual(whoAnswered([late, early]));
    expect(whoAnswered([early, late], { by: 'newest' })).toEqual(whoAnswered([late, early], { by: 'newest' }));
  });

  it('can begin with the newest or with the lowest score; who gave none comes last', () => {
    const records = [
      by({ user: 'u2', hour: '08' }, 'не знаю'),
      by({ user: 'u1', hour: '10' }, '10'),
      by({ alias: 'aaaa1111', hour: '09' }, '2'),
    ];
    expect(whoAnswered(records, { by: 'newest' })).toEqual(['Яна Орлова', 'aaaa1111', 'Анна Петрова']);
    expect(whoAnswered(records, { by: 'lowest', position: 0 })).toEqual(['aaaa1111', 'Яна Орлова', 'Анна Петрова']);
  });
});
