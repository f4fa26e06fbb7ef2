import { describe, expect, it } from 'vitest';
import { PollRecommendations, PollSummary } from '#shared/models/analysis.ts';
import { answersOf, pollOf, runOf } from '#tests/support/poll-data.ts';
import { analysePoll } from './analyse-poll.ts';

const ABOUT = { analysis_date: '2026-11-22T09:00:00.000Z', ai_provider: 'builtin', fallback: null, sent: null };
const PAY = ['Зарплата низкая', 'Зарплату не повышали два года', 'Премии урезали', 'Оклад маленький', 'Плохо платят'];

describe('the analysis of a poll', () => {
  it('has every field of both shapes (B3-33, B3-34, B3-35, B3-36, B3-37, B3-38, B3-39)', () => {
    const polls = [
      pollOf([]),
      pollOf([runOf(1, [{ scores: { 9: 3 } }])], answersOf(PAY)),
      pollOf([runOf(1, [{ scores: { 9: 12, 3: 20 } }])], answersOf(PAY)),
      pollOf([runOf(1, [{}], { responses: 6 })], answersOf(PAY), { type: 'PULSE' }),
    ];
    for (const poll of polls) {
      const { summary, recommendations } = analysePoll(poll);
      expect(PollSummary.parse({ ...ABOUT, ...summary })).toEqual({ ...ABOUT, ...summary });
      expect(PollRecommendations.parse({ ...ABOUT, ...recommendations })).toEqual({ ...ABOUT, ...recommendations });
    }
  });
});
