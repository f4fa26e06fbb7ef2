import { describe, expect, it } from 'vitest';
import type { AnswerRecord, FrameResults } from '#shared/models/poll.ts';
import type { Member } from '#shared/models/workspace.ts';
import { memberName, questionResults } from './results.ts';

const member = (id: string, first_name: string, last_name: string): Member => ({
  id: `member-${id}`,
  role: 'сотрудник',
  user: { id, first_name, last_name, full_name: `${first_name} ${last_name}`, email: `${id}@romashka.example` },
});
const members = [member('u1', 'Яна', 'Орлова'), member('u2', 'Анна', 'Петрова'), member('u3', '', '')];

const by = (who: { user?: string; alias?: string }, content: string, hour = '09'): AnswerRecord => ({
  user_id: who.user ?? null,
  anonymous_session_id: who.alias ?? null,
  question_id: 'q1',
  content,
  created_at: `2026-11-21T${hour}:00:00.000Z`,
});

function page(records: AnswerRecord[], text = 'Порекомендуете ли вы нас?'): FrameResults {
  return {
    poll: { id: 'p', title: 'Пульс', type: 'ENPS', is_anonymous: true },
    frame: { id: 'f', poll_id: 'p', created_at: '', deadline: null, published: true, public_token: null },
    questions: [
      { id: 'q2', text: 'Что мешало?', order_index: 1, is_required: false },
      { id: 'q1', text, order_index: 0, is_required: true },
    ],
    by_question: { q1: records },
    next_cursor: null,
  };
}

const whoAnswered = (records: AnswerRecord[]) =>
  questionResults([page(records)], members, 'ENPS')[0]!.rows.map((row) => row.who);

describe('answers of a question', () => {
  it('come from named people by alphabet, then from anonymous ones, newest first (B2-60)', () => {
    const records = [
      by({ alias: 'aaaa1111-rest' }, 'а', '08'),
      by({ user: 'u1' }, 'б'),
      by({ alias: 'bbbb2222-rest' }, 'в', '11'),
      by({ user: 'u2' }, 'г'),
    ];
    expect(whoAnswered(records)).toEqual(['Анна Петрова', 'Яна Орлова', 'bbbb2222', 'aaaa1111']);
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
  });

  it('are joined over pages, questions in their order (B3-31)', () => {
    const results = questionResults(
      [page([by({ user: 'u1' }, '9')]), page([by({ user: 'u2' }, '3')])],
      members,
      'ENPS',
    );
    expect(results.map((entry) => entry.question.id)).toEqual(['q1', 'q2']);
    expect(results[0]!.rows).toHaveLength(2);
    expect(results[1]!.rows).toHaveLength(0);
  });
});

describe('eNPS of a poll', () => {
  const records = [
    by({ user: 'u1' }, '10'),
    by({ user: 'u2' }, ' 3 '),
    by({ alias: 'x' }, 'не знаю'),
    by({ alias: 'y' }, '9'),
  ];

  it('reads whole scores out of text answers and leaves the rest out', () => {
    expect(questionResults([page(records)], members, 'ENPS')[0]!.enps).toMatchObject({
      total: 3,
      promoters: 2,
      detractors: 1,
    });
  });

  it('is that of the first question, however it is worded', () => {
    const [first, second] = questionResults([page(records, 'Хорошо ли вам у нас?')], members, 'ENPS');
    expect(first!.enps).toMatchObject({ total: 3 });
    expect(second!.enps).toBeNull();
  });

  it('is not made up for other types, nor where nobody answered in numbers', () => {
    expect(questionResults([page(records)], members, 'PULSE')[0]!.enps).toBeNull();
    expect(questionResults([page([by({ alias: 'x' }, 'да')])], members, 'ENPS')[0]!.enps).toBeNull();
  });
});
