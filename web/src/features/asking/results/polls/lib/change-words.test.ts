import { describe, expect, it } from 'vitest';
import type { Direction } from '#shared/models/answers.ts';
import { runFigures } from '#tests/support/run-figures.ts';
import { changeNotes, changeWords } from './change-words.ts';
import type { Metric } from '#web/lib/trend-point.ts';
import { changeOf, pointsOf } from './trend.ts';

const NOW = new Date('2026-12-01T09:00:00.000Z');
const MEAN = { by: 'mean', questionId: 'q1', text: '', scale: '0-10' } as const;
const ENPS = { by: 'enps' } as const;
const RESPONSES = { by: 'responses' } as const;

type Scores = Record<number, number>;
const changed = (metric: Metric, runs: readonly Scores[], texts: readonly string[] = []) =>
  changeOf(
    pointsOf(
      runs.map((scores, index) =>
        runFigures({
          day: 3 * index + 1,
          scores,
          enps: metric.by === 'enps',
          ...(texts[index] ? { text: texts[index] } : {}),
        }),
      ),
      metric,
      NOW,
    ),
  );
const said = (metric: Metric, ...runs: Scores[]) =>
  changeWords(metric, changed(metric, runs)).sentence.replaceAll('\u00a0', ' ');

/** Thirty scores whose mean is a little below this. */
const around = (mean: number): Scores => {
  const low = Math.floor(mean);
  const upper = Math.round(30 * (mean - low));
  return { [low - 1]: 5, [low]: 25 - upper, [low + 1]: upper };
};

describe('a comparison in words', () => {
  it('claims no direction where the difference may be random', () => {
    expect(said(MEAN, { 8: 3, 9: 4 }, { 9: 7 })).toBe('Среднее было 8,6, стало 9,0: разница может быть случайной');
    expect(said(ENPS, { 9: 6, 7: 4, 3: 4 }, { 9: 7, 7: 4, 3: 3 })).toBe(
      'eNPS был +14, стал +29: разница может быть случайной',
    );
  });

  it('says which way it went where the difference is more than chance', () => {
    expect(said(MEAN, { 5: 30 }, { 8: 30 })).toBe('Среднее выросло: было 5,0, стало 8,0, это больше случайной разницы');
    expect(said(MEAN, { 8: 30 }, { 5: 30 })).toBe(
      'Среднее снизилось: было 8,0, стало 5,0, это больше случайной разницы',
    );
    expect(said(ENPS, { 3: 30 }, { 9: 30 })).toBe('eNPS вырос: было −100, стало +100, это больше случайной разницы');
  });

  it('says whether that is better or worse where both runs say alike which answers are the better ones', () => {
    const load = (now: number, then: number, directions: readonly (Direction | null)[]) =>
      changeWords(
        MEAN,
        changeOf(
          pointsOf(
            [then, now].map((score, place) =>
              runFigures({ day: 3 * place + 1, scores: { [score]: 30 }, direction: directions[place] ?? null }),
            ),
            MEAN,
            NOW,
          ),
        ),
      ).sentence;
    const both = (direction: Direction | null) => [direction, direction];
    expect(load(8, 3, both('lower_is_better'))).toBe(
      'Среднее выросло: было 3,0, стало 8,0, это хуже, и это больше случайной разницы',
    );
    expect(load(3, 8, both('lower_is_better'))).toMatch(/это лучше, и это больше/);
    expect(load(3, 8, both('higher_is_better'))).toMatch(/это хуже, и это больше/);
    for (const directions of [both(null), both('neither'), [null, 'lower_is_better' as const]]) {
      expect(load(8, 3, directions)).toBe('Среднее выросло: было 3,0, стало 8,0, это больше случайной разницы');
    }
  });

  it('names no movement between figures that look the same', () => {
    expect(said(MEAN, { 7: 500, 8: 499 }, { 7: 499, 8: 500 })).toBe('Среднее прежнее: 7,5');
    expect(said(MEAN, { 7: 50_000, 8: 46_000 }, { 7: 50_000, 8: 48_000 })).toBe('Среднее прежнее: 7,5');
    expect(said(ENPS, { 9: 5, 3: 5 }, { 9: 6, 3: 6 })).toBe('eNPS прежний: 0');
  });

  it('tells the story of all runs, not of the last two', () => {
    const rise = [6.1, 6.3, 6.6, 6.9, 7.2, 7.2].map(around);
    expect(said(MEAN, ...rise)).toMatch(
      /^За шесть запусков среднее выросло с \d,\d до \d,\d, это больше случайной разницы$/,
    );
    expect(said(MEAN, ...rise.toReversed())).toMatch(/^За шесть запусков среднее снизилось с/);
    const flat = [
      { 9: 10, 7: 10, 3: 10 },
      { 9: 11, 7: 10, 3: 9 },
      { 9: 9, 7: 11, 3: 10 },
      { 9: 12, 7: 10, 3: 8 },
    ];
    expect(said(ENPS, ...flat)).toBe('За четыре запуска eNPS сдвинулся с 0 до +13, но это может быть случайностью');
  });

  it('tells of the last step where that is the news', () => {
    const fall = [{ 8: 30 }, { 8: 30 }, { 8: 30 }, { 8: 30 }, { 8: 30 }, { 8: 30 }, { 5: 30 }];
    expect(said(MEAN, ...fall)).toBe('Среднее снизилось: было 8,0, стало 5,0, это больше случайной разницы');
  });

  it('says why there is nothing to compare', () => {
    expect(said(MEAN)).toBe('Закрытых запусков с оценками ещё нет');
    expect(said(RESPONSES)).toBe('Закрытых запусков ещё нет');
    expect(said(ENPS, { 9: 9 })).toBe('Сравнивать пока не с чем: закрыт только один запуск с оценками');
    const reworded = changed(MEAN, [{ 7: 9 }, { 7: 9 }], ['Раньше', 'Теперь']);
    expect(changeWords(MEAN, reworded).sentence).toBe('Вопрос теперь звучит иначе: с прежними запусками не сравниваем');
  });

  it('counts people without calling that chance or not', () => {
    expect(said(RESPONSES, { 7: 10 }, { 7: 5 })).toBe(
      'В последнем закрытом запуске ответило меньше людей: было 10, стало 5',
    );
    expect(said(RESPONSES, { 7: 5 }, { 7: 10 })).toBe(
      'В последнем закрытом запуске ответило больше людей: было 5, стало 10',
    );
    expect(said(RESPONSES, { 7: 5 }, { 7: 5 })).toBe('В двух последних закрытых запусках ответило поровну: по 5');
    expect(changeNotes(RESPONSES, changed(RESPONSES, [{ 7: 5 }, { 7: 10 }]))).toEqual([]);
  });

  it('stands on the difference and the slope with their intervals, and says when there are too few runs', () => {
    const notes = (metric: Metric, runs: Scores[]) => changeNotes(metric, changed(metric, runs)).join(' ');
    expect(notes(MEAN, [{ 5: 30 }, { 8: 30 }])).toMatch(
      /^Разница двух последних закрытых запусков — \+3,0, вероятно от \+\d,\d до \+\d,\d \(интервал 98.%\)\. .*О тренде говорить рано: запусков для него 2, нужно хотя бы 4\.$/,
    );
    // Of changes that were more than chance the next run tells what became of them; of the newest nobody knows yet.
    const [low, high] = [{ 3: 30 }, { 8: 30 }];
    expect(notes(MEAN, [low, high])).not.toMatch(/Прежних изменений/);
    expect(notes(MEAN, [low, high, high])).toMatch(
      /Прежних изменений больше случайного: 1\. Каждый раз и.следующий запуск остался на.той.же стороне\./,
    );
    expect(notes(MEAN, [low, high, low])).toMatch(/1\. Ни разу и.следующий запуск не.остался на.той.же стороне\./);
    expect(notes(ENPS, [{ 9: 9 }, { 9: 8, 3: 1 }])).toMatch(
      /Заметили бы перемену от.\d+.пункт(а|ов) между двумя запусками\./,
    );
    expect(
      notes(ENPS, [
        { 9: 3, 3: 2 },
        { 9: 2, 3: 3 },
      ]),
    ).toMatch(/При таком числе и.разбросе ответов не.заметить и.самой большой перемены между двумя запусками\./);
    expect(notes(ENPS, [{ 9: 9 }, { 9: 9 }, { 9: 9 }, { 9: 9 }])).toMatch(
      /По четырём запускам вместе: 0 за всё время, вероятно от −\d+ до \+\d+\.$/,
    );
    const asked = (people: number) =>
      pointsOf(
        [1, 4, 7, 10].map((day, place) => runFigures({ day, scores: around(5 + place), asked: people })),
        MEAN,
        NOW,
      );
    const silent = /перемена за всё время — вероятно от \+\d,\d до \+\d,\d\.$/;
    expect(changeNotes(MEAN, changeOf(asked(60))).at(-1)).toMatch(silent);
    expect(changeNotes(MEAN, changeOf(asked(32))).at(-1)).not.toMatch(silent);
  });
});
