import { expect, it } from 'vitest';
import type { SurveyQuestion } from '#shared/models/survey-answers.ts';
import { briefOf } from './brief.ts';
import { makeFigures, makeQuestion, makeResults } from '../test-support/make-results.ts';

function brief(question: SurveyQuestion, counts: readonly number[] | null, mean: object | null = null): string | null {
  const figures = { ...makeFigures(question, counts ?? []), answered: 6, counts, mean } as ReturnType<
    typeof makeFigures
  >;
  return briefOf(makeResults({ questions: [question], figures: [figures] }), question)?.replaceAll(/\s/g, ' ') ?? null;
}

it('tells of each kind of question what its answers come to', () => {
  const options = ['Зарплата', 'График'];
  expect(brief(makeQuestion(0, { type: 'RADIO', options }), [2, 4])).toBe('Чаще всего отвечают «График»');
  const number = makeQuestion(0, { type: 'NUMBER', settings: { min: 0, max: 40, unit: 'ч' } });
  const mean = { value: 10, low: 7, high: 13.5 };
  expect(brief(number, [3, 3, ...Array<number>(19).fill(0)], mean)).toMatch(/^Среднее — примерно 10,0 ч, .*7,0.*13,5/);
  const day = makeQuestion(0, { type: 'DATE', settings: { from: '2026-01-01', to: '2026-06-30' } });
  expect(brief(day, [0, 1, 3, 0, 1, 0])).toBe('Чаще всего отвечают «март 2026». Все ответы: февраль 2026 – май 2026');
  expect(brief(day, [0, 5, 0, 0, 0, 0])).toMatch(/Все ответы: февраль 2026$/);
  // Counted as option by place: four have put the second option first.
  expect(brief(makeQuestion(0, { type: 'RANKING', options }), [2, 4, 4, 2])).toMatch(/^Важнее всего «График»/);
  const matrix = makeQuestion(0, { type: 'MATRIX', options, scale: '1-5', direction: 'higher_is_better' });
  const low = [6, 0, 0, 0, 0];
  const high = [0, 0, 0, 0, 6];
  expect(brief(matrix, [...low, ...high])).toMatch(/«График».*5.*«Зарплата».*1/);
});

it('tells nothing of a question whose answers are not shown, of a scale and of words', () => {
  expect(brief(makeQuestion(0, { type: 'YESNO', options: ['Да', 'Нет'] }), null)).toBeNull();
  expect(brief(makeQuestion(0), [1, 1, 1, 1, 2])).toBeNull();
  expect(brief(makeQuestion(0, { type: 'TEXTAREA' }), [])).toBeNull();
});
