import { describe, expect, it } from 'vitest';
import type { SurveyQuestion } from '#shared/models/survey-answers.ts';
import type { SurveyBreakdown, SurveyResults } from '#shared/models/survey-results.ts';
import { NBSP } from '#text/format.ts';
import { strongestDifference, surveyFinding } from './finding.ts';
import {
  makeCell,
  makeEnps,
  makeFigures,
  makeGroup,
  makeQuestion,
  makeResults,
  NO_DRIVERS,
} from '../test-support/make-results.ts';

const goals = makeQuestion(0, { text: 'Понимаю цели' });
const shifts = makeQuestion(1, { text: 'График удобен' });
const questions = [goals, shifts];
/** Of 34 people; seven of them work in the store. */
const GOALS = [1, 1, 4, 18, 10];
const SHIFTS = [9, 6, 5, 8, 6];
const STORE_SHIFTS = [4, 2, 1, 0, 0];
const figures = [makeFigures(goals, GOALS), makeFigures(shifts, SHIFTS)];

function compared(differs: 'higher' | 'lower' | null): SurveyBreakdown['dimensions'] {
  return [
    {
      dimension: 'team',
      why_not: null,
      groups: [
        makeGroup('Склад', 7, [makeCell(goals, [0, 0, 1, 4, 2]), makeCell(shifts, STORE_SHIFTS, differs)]),
        makeGroup('Продажи', 6, [makeCell(goals, [0, 0, 1, 3, 2]), makeCell(shifts, [1, 0, 1, 2, 2])]),
      ],
      hidden: [],
    },
  ];
}
const plain = (title: readonly string[]) => title.map((part) => part.replaceAll(NBSP, ' '));
const enps = makeEnps([0, 0, 1, 1, 1, 3, 3, 4, 6, 9, 6]);
const base = { questions, figures };

describe('what a survey says first', () => {
  it('is the strongest difference beyond chance, beside the mean of everybody else', () => {
    const results = makeResults({ ...base, dimensions: compared('lower'), values: { enps } });
    const finding = surveyFinding(results);
    expect(finding.kind).toBe('difference');
    expect(plain(finding.title)).toEqual([
      'Склад: «График удобен» — 1,6 из 5',
      // (5·1 + 4·2 + 4·3 + 8·4 + 6·5) / 27 = 87 / 27
      'У остальных 3,2, отличие больше случайного.',
    ]);
  });

  it('takes the largest part of a scale, not the first cell that differs', () => {
    const ten = makeQuestion(2, { text: 'Посоветуете ли вы нас', scale: '0-10' });
    const all = [2, 2, 2, 2, 2, 2, 2, 5, 5, 5, 5];
    const dimensions = compared('lower').map((one) => ({
      ...one,
      groups: [
        // Two points of ten are less than 1.6 of four.
        makeGroup('Продажи', 6, [null, null, makeCell(ten, [0, 0, 0, 0, 0, 0, 0, 0, 3, 2, 1], 'higher')]),
        ...one.groups,
      ],
    }));
    const results = makeResults({
      questions: [...questions, ten],
      figures: [...figures, makeFigures(ten, all)],
      dimensions,
    });
    expect(strongestDifference(results)?.row.name).toBe('Склад');
  });

  it('names what goes with the general score as a relation, and as nothing more', () => {
    const driver = (id: string, value: number, related: boolean) => ({
      question_id: id,
      weight: { value: 0.5, low: 0.2, high: 0.7 },
      correlation: { value, low: value - 0.2, high: value + 0.2 },
      related,
    });
    const drivers = {
      ...NO_DRIVERS,
      why_not: null,
      strongest_question_id: shifts.id,
      items: [driver(goals.id, 0.7, false), driver(shifts.id, 0.47, true)],
    };
    const { lines } = surveyFinding(makeResults({ ...base, dimensions: compared('lower'), drivers }));
    expect(lines).toEqual([
      'С общей оценкой сильнее всего связан вопрос «График удобен»: 0,47. Связь ещё не причина, но начать разговор можно отсюда.',
    ]);
  });

  it('calls to act on a relation only where better answers go with a better score', () => {
    const line = (direction: SurveyQuestion['direction'], value: number) => {
      const load = makeQuestion(1, { text: 'Какой была нагрузка?', direction });
      const drivers = {
        ...NO_DRIVERS,
        why_not: null,
        strongest_question_id: load.id,
        items: [
          {
            question_id: load.id,
            weight: null,
            correlation: { value, low: value - 0.1, high: value + 0.1 },
            related: true,
          },
        ],
      };
      const dimensions = compared('lower');
      return surveyFinding(makeResults({ ...base, questions: [goals, load], dimensions, drivers })).lines.at(-1);
    };
    const said = 'С общей оценкой сильнее всего связан вопрос «Какой была нагрузка?»';
    const toAct = 'Связь ещё не причина, но начать разговор можно отсюда.';
    expect(line('lower_is_better', -0.47)).toBe(`${said} (меньше — лучше): −0,47. ${toAct}`);
    expect(line('higher_is_better', 0.47)).toBe(`${said}: 0,47. ${toAct}`);
    expect(line('lower_is_better', 0.47)).toBe(`${said} (меньше — лучше): 0,47. Связь ещё не причина.`);
    expect(line('neither', 0.47)).toBe(`${said}: 0,47. Связь ещё не причина.`);
    expect(line(null, 0.47)).toBe(`${said}: 0,47. Связь ещё не причина.`);
  });

  it('says of a group that differs that less is better, where it is', () => {
    const tired = makeQuestion(1, { text: 'График удобен', direction: 'lower_is_better' });
    const results = makeResults({ ...base, questions: [goals, tired], dimensions: compared('lower') });
    expect(plain(surveyFinding(results).title)[0]).toBe('Склад: «График удобен» — 1,6 из 5, а меньше — лучше');
  });

  it('names no question where the answers do not tell which goes with the score most', () => {
    const driver = (id: string, related: boolean) => ({
      question_id: id,
      weight: null,
      correlation: { value: 0.5, low: 0.1, high: 0.75 },
      related,
    });
    const lines = (...related: boolean[]) => {
      const items = [goals, shifts].map(({ id }, place) => driver(id, related[place]!));
      const drivers = { ...NO_DRIVERS, answered: 40, why_not: null, items };
      return plain(surveyFinding(makeResults({ ...base, dimensions: compared('lower'), drivers })).lines);
    };
    expect(lines(true, true)).toEqual([
      'С общей оценкой связаны 2 вопроса, но по 40 ответам не отличить, какой из них главный.',
    ]);
    expect(lines(true, false)).toEqual([
      'С общей оценкой связан один вопрос, но по 40 ответам не отличить, главный ли он.',
    ]);
    expect(lines(false, false)).toEqual([]);
  });

  it('is the eNPS with its interval and the step of one person where no group differs beyond chance', () => {
    const finding = surveyFinding(makeResults({ ...base, dimensions: compared(null), values: { enps } }));
    expect(finding.kind).toBe('enps');
    expect(plain(finding.title)[0]).toMatch(/^eNPS \+18, вероятно от −\d+ до \+\d+$/);
    expect(plain(finding.lines)).toEqual([
      'Один человек меняет итог не больше чем на 6 пунктов.',
      'Команды не отличаются друг от друга больше случайного.',
    ]);
  });

  it('is that groups are alike where there is no eNPS either', () => {
    const finding = surveyFinding(makeResults({ ...base, dimensions: compared(null) }));
    expect(finding.title).toEqual(['Команды не отличаются друг от друга больше случайного']);
  });

  it('claims nothing of groups where there is one alone', () => {
    const dimensions = compared(null).map((one) => ({ ...one, groups: one.groups.slice(0, 1) }));
    const finding = surveyFinding(makeResults({ ...base, dimensions }));
    expect(finding.kind).toBe('answers');
    expect(plain(finding.title)).toEqual(['34 человека ответили']);
  });

  it('leaves it to the card of an open survey how many have answered, and says of groups that there are none once it is over', () => {
    const said = (values: Partial<SurveyResults>) => {
      const { title, lines } = surveyFinding(
        makeResults({ ...base, values: { shown: 6, breakdown: null, ...values } }),
      );
      return plain([...title, ...lines]);
    };
    const { survey } = makeResults(base);
    expect(said({ breakdown_state: 'open', survey: { ...survey, responded_at_least: true } })).toEqual([
      'Пока видны только ответы на вопросы',
      'Они стоят ниже.',
    ]);
    expect(said({ breakdown_state: 'ready' })).toEqual([
      '34 человека ответили',
      'Групп, которые можно сравнить, здесь нет.',
      'Ответы на вопросы стоят ниже.',
    ]);
  });

  const stats = (total_responded: number): SurveyResults['stats'] => ({
    ...makeResults(base).stats,
    total_responded,
  });
  it.each([
    ['nobody has answered yet', 'open', 0, 0, 'from_5', 'waiting', 'Ответов пока нет'],
    ['nobody has answered at all', 'ready', 0, 0, 'from_5', 'none', 'Никто не ответил'],
    ['too few have answered', 'too_few', 3, 0, 'from_5', 'none', 'Ответило меньше пяти человек: итога не будет'],
    [
      'too few have answered yet',
      'open',
      3,
      0,
      'from_5',
      'waiting',
      'Ответов пока меньше пяти: итог появится, когда их станет больше',
    ],
    [
      'nothing is told before the end',
      'open',
      20,
      0,
      'closed',
      'waiting',
      'Итог появится, когда исследование завершат',
    ],
    ['groups are being compared', 'preparing', 20, 0, 'closed', 'waiting', 'Считаем отличия между группами'],
  ] as const)('says what is missing, and when it comes: %s', (_, state, responded, shown, visibility, kind, title) => {
    const results = makeResults({
      ...base,
      survey: { results_visibility: visibility },
      values: { breakdown_state: state, breakdown: null, shown, stats: stats(responded) },
    });
    const finding = surveyFinding(results);
    expect([finding.kind, ...finding.title]).toEqual([kind, title]);
  });
});
