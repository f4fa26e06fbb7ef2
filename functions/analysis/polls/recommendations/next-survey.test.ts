import { describe, expect, it } from 'vitest';
import { analysePoll } from '#tests/support/said-analyses.ts';
import { pollOf, runOf } from '#tests/support/poll-data.ts';

describe('what to ask next time', () => {
  const next = (change: Parameters<typeof pollOf>[2], ...runs: Parameters<typeof pollOf>[0]) =>
    analysePoll(pollOf(runs, [], change)).recommendations.next_survey_recommendations.join(' | ');
  const scale = { scale: '1-5' as const, scores: { 4: 20 } };

  it('follows from what is missing', () => {
    const pulse = { type: 'PULSE' } as const;
    expect(next(pulse, runOf(1, [scale], { asked: 100 }))).toContain('Напомнить на третий и пятый день');
    expect(next(pulse, runOf(1, [scale]))).toContain('Звать по списку');
    expect(next(pulse, runOf(1, [scale]))).toContain('Добавить один вопрос своими словами');
    expect(next(pulse, runOf(1, [scale, {}]))).toContain('конкретнее');
    expect(
      next(
        pulse,
        runOf(
          1,
          Array.from({ length: 13 }, () => scale),
        ),
      ),
    ).toContain('сейчас 13\u00a0вопросов');
    expect(next(pulse, runOf(1, [scale]))).toContain('Повторить через две–четыре недели');
    expect(next(pulse, runOf(8, [scale]), runOf(1, [{ ...scale, text: 'Иначе' }]))).toContain(
      'Не менять слова вопросов',
    );
    expect(next(pulse, runOf(1, [{ scale: '1-5', scores: { 1: 4, 5: 4 } }]))).toContain('оценки неточны');
    expect(next(pulse, runOf(1, [scale], { asked: 20 }))).not.toMatch(/неточны|Напомнить|по списку/);
  });
});
