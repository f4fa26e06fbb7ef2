import { describe, expect, it } from 'vitest';
import type { Direction } from '#shared/models/answers.ts';
import { pollOf, runOf } from '#tests/support/poll-data.ts';
import { analysePoll } from '#tests/support/said-analyses.ts';

const LOAD = 'Какой была нагрузка? 0 — совсем лёгкая, 10 — непосильная.';
const EASY = { 2: 8, 3: 16, 5: 3, 7: 3 };
const HARD = { 7: 8, 8: 10, 9: 8, 10: 4 };
/** Negative wordings without a word that lists of them have. */
const INVENTED = [
  'Как часто вас дёргают по мелочам?',
  'Насколько хаотичной была неделя?',
  'Сколько вечеров ушло на работу?',
  'Как сильно вы выдохлись к пятнице?',
  'Насколько вам хочется всё бросить?',
  'Часто ли приходится переделывать готовое?',
  'Бывает ли, что на вас кричат?',
  'Насколько бессмысленны созвоны?',
  'Сильно ли вы недосыпаете из-за работы?',
  'Много ли лишних согласований?',
];

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const question = (scores: Record<number, number>, direction: Direction | null, text = LOAD) => ({
  ...{ text, scale: '0-10' as const, direction, scores },
});
const pulse = (...runs: Parameters<typeof pollOf>[0]) => analysePoll(pollOf(runs, [], { type: 'PULSE' }));
/** The load of two runs, the newest first. */
const moved = (now: Record<number, number>, before: Record<number, number>, direction: Direction | null = null) =>
  pulse(runOf(8, [question(now, direction)]), runOf(1, [question(before, direction)]));
const sidesOf = ({ summary }: ReturnType<typeof analysePoll>) => ({
  concerns: summary.areas_of_concern.map(({ id }) => id),
  highlights: summary.positive_highlights.map(({ id }) => id),
});

describe('«Какой была нагрузка?», where less is better', () => {
  it('is a concern when it rises, with a step to take, and says so', () => {
    const analysis = moved(HARD, EASY, 'lower_is_better');
    expect(sidesOf(analysis)).toEqual({ concerns: ['change:q0', 'high:q0'], highlights: [] });
    expect(analysis.summary.areas_of_concern.map(({ text }) => plain(text))).toEqual([
      `Среднее на вопрос «${LOAD}» выросло с прошлого запуска: было 3,3, стало 8,3; это хуже, и это больше случайной разницы`,
      expect.stringMatching(/: оценки высокие \(меньше — лучше\), среднее 8,3 из 10/),
    ]);
    expect(analysis.recommendations.immediate_actions[0]!.title).toBe(
      `Выяснить, что изменилось: среднее на вопрос «${LOAD}» выше`,
    );
  });

  it('is a highlight when it falls, and asks for nothing', () => {
    const analysis = moved(EASY, HARD, 'lower_is_better');
    expect(sidesOf(analysis)).toEqual({ concerns: [], highlights: ['change:q0', 'low:q0'] });
    expect(plain(analysis.summary.positive_highlights[0]!.text)).toContain(
      'снизилось с прошлого запуска: было 8,3, стало 3,3; это лучше, и это больше случайной разницы',
    );
    expect(analysis.recommendations.immediate_actions).toEqual([]);
  });

  it('is measured again by its high answers, under a key of its own', () => {
    const { metrics } = pulse(runOf(1, [question(HARD, 'lower_is_better')]));
    expect(metrics).toEqual([
      { key: 'question:q0:high', label: expect.stringMatching(/^Высокие оценки/), count: 30, of: 30 },
    ]);
  });

  it('is worst among questions of its scale by what its answers mean, told as they were given', () => {
    const good = { 8: 15, 9: 15 };
    const { summary } = pulse(
      runOf(1, [
        question(HARD, 'lower_is_better'),
        question(good, 'higher_is_better', 'Как команда работала вместе?'),
        question({ 6: 15, 7: 15 }, 'higher_is_better', 'Интересны ли задачи?'),
        question({ 1: 30 }, null, 'Сколько раз вы были в офисе?'),
      ]),
    );
    expect(plain(summary.insights.find(({ id }) => id === 'extremes:q0')!.text)).toBe(
      `Из вопросов с одной шкалой, из 10: лучше всего «Как команда работала вместе?» — 8,5, хуже всего «${LOAD}» — 8,3 (меньше — лучше); разница больше случайной`,
    );
  });
});

describe('a question of which nobody has said which answers are better', () => {
  it.each(INVENTED)('«%s» is neither praised nor complained of, however it is answered', (text) => {
    for (const direction of [null, 'neither'] as const) {
      for (const [now, before] of [
        [HARD, EASY],
        [EASY, HARD],
        [{ 0: 15, 10: 15 }, EASY],
        [{ 10: 30 }, { 0: 30 }],
      ] as const) {
        const analysis = pulse(
          runOf(8, [question(now, direction, text)]),
          runOf(1, [question(before, direction, text)]),
        );
        expect(sidesOf(analysis)).toEqual({ concerns: [], highlights: [] });
        expect(analysis.recommendations.immediate_actions).toEqual([]);
        expect(analysis.metrics).toEqual([]);
        expect(JSON.stringify([analysis.summary, analysis.facts])).not.toMatch(
          /это (?:хуже|лучше)|оценки (?:низкие|высокие)/,
        );
      }
    }
  });

  it.each(INVENTED)('«%s» is judged as soon as it says that less is better', (text) => {
    const of = (scores: Record<number, number>) => pulse(runOf(1, [question(scores, 'lower_is_better', text)]));
    expect(sidesOf(of(HARD))).toEqual({ concerns: ['high:q0'], highlights: [] });
    expect(sidesOf(of(EASY))).toEqual({ concerns: [], highlights: ['low:q0'] });
  });

  it('is told to a model as what nobody has judged', () => {
    const unjudged = (direction: Direction | null) =>
      moved(HARD, EASY, direction)
        .facts.filter((fact) => fact.unjudged)
        .map(({ id }) => id);
    expect(unjudged(null)).toEqual(['change:q0', 'mean:q0']);
    expect(unjudged('lower_is_better')).toEqual([]);
  });

  it('tells how its figure moved, without a verdict', () => {
    const { summary } = moved(HARD, EASY);
    expect(plain(summary.insights[0]!.text)).toBe(
      `Среднее на вопрос «${LOAD}» выросло с прошлого запуска: было 3,3, стало 8,3; это больше случайной разницы`,
    );
  });

  it('asks whoever repeats it to say so', () => {
    const next = (direction: Direction | null) =>
      pulse(runOf(1, [question(HARD, direction)])).recommendations.next_survey_recommendations.join(' | ');
    const urgent = (direction: Direction | null) =>
      pulse(runOf(1, [question({ 5: 30 }, direction)])).recommendations.executive_summary;
    expect(urgent('lower_is_better')).toMatch(/^Срочного по ответам в целом не видно/);
    expect(urgent(null)).toMatch(/^Хороши ли оценки, не сказать/);
    expect(next(null)).toContain('Указать у вопросов со шкалой, что лучше: больше или меньше');
    expect(next('neither')).not.toContain('что лучше');
  });
});

it('runs that asked with another direction, or with none, are not compared as better or worse', () => {
  for (const before of [null, 'neither', 'higher_is_better'] as const) {
    const analysis = pulse(
      runOf(8, [question({ 4: 10, 5: 10, 6: 10 }, 'lower_is_better')]),
      runOf(1, [question(HARD, before)]),
    );
    expect(sidesOf(analysis)).toEqual({ concerns: [], highlights: [] });
    expect(analysis.summary.insights.map(({ id }) => id)).toContain('change:q0');
  }
});

it('a trend over several runs is judged by the direction of all of them', () => {
  const runs = (direction: Direction | null) =>
    [9, 7, 4, 2].map((score, index) => runOf(28 - 7 * index, [question({ [score]: 20, [score - 1]: 5 }, direction)]));
  expect(sidesOf(pulse(...runs('lower_is_better'))).concerns).toContain('change:q0');
  expect(sidesOf(pulse(...runs('higher_is_better'))).highlights).toContain('change:q0');
  expect(sidesOf(pulse(...runs(null)))).toEqual({ concerns: [], highlights: [] });
});
