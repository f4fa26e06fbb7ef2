import { describe, expect, it } from 'vitest';
import { AnswerCounter, type Alike, type CountedQuestion } from '../count-answers.ts';
import { GROUPS_MAX, groupRespondents } from './groups.ts';
import { placeRespondents, shownCells } from './shown-cells.ts';

const RATING: CountedQuestion = { id: 'q', kind: 'RATING', scale: '1-5', options: [], theme: null, showIf: null };

/** People by team, tenure and role; of the last ones of each kind the second question was not answered. */
type Kind = readonly [team: string | null, tenure: string | null, role: string | null, people: number, silent?: number];

function respondents(kinds: readonly Kind[]): Alike[] {
  const counter = new AnswerCounter([RATING, RATING]);
  for (const [team, tenure, role, people, silent = 0] of kinds) {
    for (let one = 0; one < people; one++) {
      counter.add({ team, tenure, role, answers: ['4', one < people - silent ? '5' : null] });
    }
  }
  return counter.counted();
}
const teams = (sizes: Readonly<Record<string, number>>): Alike[] =>
  respondents(Object.entries(sizes).map(([team, people]) => [team || null, null, null, people]));

describe('the groups of a dimension', () => {
  it('put together whatever is small', () => {
    const [team] = groupRespondents(
      teams({ Продажи: 6, Склад: 7, Разработка: 7, Логистика: 5, Поддержка: 4, Маркетинг: 3, Администрация: 2 }),
      ['team'],
      5,
    );
    expect(team).toMatchObject({ dimension: 'team', whyNot: null });
    expect(team!.groups.map(({ name }) => name)).toEqual(['Разработка', 'Склад', 'Продажи', 'Логистика', null]);
    expect([...team!.groups.at(-1)!.values]).toEqual(['Поддержка', 'Маркетинг', 'Администрация']);
    expect(team!.hidden).toEqual([
      { name: 'Поддержка', why: 'few' },
      { name: 'Маркетинг', why: 'few' },
      { name: 'Администрация', why: 'few' },
    ]);
  });

  it('give the smallest of the others to those who are still too few together', () => {
    const [team] = groupRespondents(teams({ Склад: 9, Продажи: 6, Логистика: 5, Поддержка: 2 }), ['team'], 5);
    expect(team!.groups.map(({ name }) => name)).toEqual(['Склад', 'Продажи', null]);
    expect(team!.hidden).toEqual([
      { name: 'Логистика', why: 'remainder' },
      { name: 'Поддержка', why: 'few' },
    ]);
  });

  it('put together any number of small ones', () => {
    const small = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`Магазин ${index}`, 2]));
    const [team] = groupRespondents(teams({ Склад: 9, Продажи: 6, ...small }), ['team'], 5);
    expect(team!.groups.map(({ name }) => name)).toEqual(['Склад', 'Продажи', null]);
  });

  it('have people without the attribute among the small ones, and name nobody for them', () => {
    const [team] = groupRespondents(teams({ Склад: 9, '': 8, Поддержка: 4, Охрана: 3 }), ['team'], 5);
    expect(team!.groups.map(({ name, values }) => [name, ...values])).toEqual([
      ['Склад', 'Склад'],
      [null, 'Поддержка', 'Охрана', null],
    ]);
    expect(team!.hidden.map(({ name }) => name)).toEqual(['Поддержка', 'Охрана']);
  });

  it('hide a group in which nobody has answered like one in which few have', () => {
    const known = () => ['Склад', 'Охрана'];
    const [team] = groupRespondents(teams({ Склад: 9, Продажи: 9 }), ['team'], 5, known);
    expect(team!.groups.map(({ name }) => name)).toEqual(['Продажи', 'Склад']);
    expect(team!.hidden).toEqual([{ name: 'Охрана', why: 'few' }]);
  });

  it('are not told where there is nothing to compare', () => {
    const whyNot = (sizes: Record<string, number>) => groupRespondents(teams(sizes), ['team'], 5)[0]!.whyNot;
    expect(whyNot({ '': 30 })).toBe('no_attribute');
    expect(whyNot({})).toBe('no_attribute');
    expect(whyNot({ Склад: 30 })).toBe('one_group');
    expect(whyNot({ Склад: 30, Продажи: 2 })).toBe('one_group');
    expect(whyNot({ Склад: 3, Продажи: 3 })).toBe('one_group');
    expect(whyNot({ Склад: 5, Продажи: 5 })).toBe(null);
  });

  it('end somewhere: the smallest of very many stand together', () => {
    const many = Object.fromEntries(
      Array.from({ length: GROUPS_MAX + 3 }, (_, index) => [`Отдел ${index}`, 100 - index]),
    );
    const [team] = groupRespondents(teams(many), ['team'], 5);
    expect(team!.groups).toHaveLength(GROUPS_MAX + 1);
    expect(team!.hidden).toEqual([40, 41, 42].map((index) => ({ name: `Отдел ${index}`, why: 'many' })));
  });
});

describe('the groups of several dimensions', () => {
  // All but two of those with long tenure are the team of sales: the difference would be about the two.
  const company = respondents([
    ['Продажи', 'over_5_years', null, 8],
    ['Склад', 'over_5_years', null, 2],
    ['Склад', '1_to_3_years', null, 9],
    ['Разработка', '1_to_3_years', null, 9],
  ]);

  it('are told one by one, each as well as it can be', () => {
    const whyNot = (dimension: 'team' | 'tenure') => groupRespondents(company, [dimension], 5)[0]!.whyNot;
    expect([whyNot('team'), whyNot('tenure')]).toEqual([null, null]);
  });

  it('are not told together where their difference is about two people: the first stays', () => {
    const [team, tenure] = groupRespondents(company, ['team', 'tenure'], 5);
    expect(team!.groups.map(({ name }) => name)).toEqual(['Склад', 'Разработка', 'Продажи']);
    expect(tenure).toEqual({
      dimension: 'tenure',
      whyNot: 'overlap',
      groups: [],
      hidden: [
        { name: '1_to_3_years', why: 'overlap' },
        { name: 'over_5_years', why: 'overlap' },
      ],
    });
  });

  it('keep back no more people than they must', () => {
    const larger = respondents([
      ['Продажи', 'over_5_years', null, 8],
      ['Склад', 'over_5_years', null, 2],
      ['Склад', 'under_6_months', null, 9],
      ['Разработка', 'under_6_months', null, 8],
      ['Склад', '1_to_3_years', null, 7],
      ['Разработка', '1_to_3_years', null, 6],
      ['Склад', '3_to_5_years', null, 7],
      ['Разработка', '3_to_5_years', null, 7],
    ]);
    const [, tenure] = groupRespondents(larger, ['team', 'tenure'], 5);
    expect(tenure!.groups.map(({ name }) => name)).toEqual(['under_6_months', '3_to_5_years', null]);
    expect(tenure!.hidden).toEqual([
      { name: '1_to_3_years', why: 'overlap' },
      { name: 'over_5_years', why: 'overlap' },
    ]);
  });
});

describe('the cells of a question', () => {
  const told = (kinds: readonly Kind[], question: number) => {
    const alike = respondents(kinds);
    const [team] = groupRespondents(alike, ['team'], 5);
    const cells = shownCells(placeRespondents(alike, [team!]), question, 5);
    return [...cells[0]!].map((index) => team!.groups[index]!.name);
  };

  it('are hidden below the smallest group, and so is what they could be told by', () => {
    const company: Kind[] = [
      ['Продажи', null, null, 12, 1],
      ['Склад', null, null, 10, 1],
      ['Логистика', null, null, 8, 5],
    ];
    expect(told(company, 0)).toEqual(['Продажи', 'Склад', 'Логистика']);
    // Three of logistics answered: with the nine of the store they are twelve.
    expect(told(company, 1)).toEqual(['Продажи']);
  });

  it('are told where nobody of the others answered', () => {
    const company: Kind[] = [
      ['Продажи', null, null, 12],
      ['Склад', null, null, 10],
      ['Логистика', null, null, 8, 8],
    ];
    expect(told(company, 1)).toEqual(['Продажи', 'Склад']);
  });

  it('are all hidden where too few answered in all', () => {
    const company: Kind[] = [
      ['Продажи', null, null, 12, 10],
      ['Склад', null, null, 10, 8],
    ];
    expect(told(company, 1)).toEqual([]);
  });
});
