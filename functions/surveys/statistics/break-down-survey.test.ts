import { describe, expect, it } from 'vitest';
import { seededRandom } from '#shared/rules/statistics/seeded-random.ts';
import { surveyCompany } from '#tests/support/survey-company.ts';
import { DIMENSIONS } from '#shared/rules/surveys.ts';
import { breakDownSurvey, type CompletedSurvey } from './break-down-survey.ts';
import type { CountedQuestion, SurveyRow } from '../count-answers.ts';
import { presentBreakdown } from '../present-breakdown.ts';

const question = (id: string, given: Partial<CountedQuestion> = {}): CountedQuestion => ({
  id,
  kind: 'RATING',
  scale: '1-5',
  options: [],
  theme: null,
  showIf: null,
  ...given,
});

const survey = (questions: readonly CountedQuestion[], given: Partial<CompletedSurvey> = {}): CompletedSurvey => ({
  questions,
  dimensions: ['team'],
  smallestGroup: 5,
  invited: {},
  ...given,
});

/** So many people of a team, who answer in turn like this. */
const team = (name: string | null, people: number, ...answers: (string | null)[][]): SurveyRow[] =>
  Array.from({ length: people }, (_, index) => ({
    team: name,
    tenure: null,
    role: null,
    answers: answers[index % answers.length]!,
  }));

const NAMES = new Map([
  ['Склад', 8],
  ['Продажи', 9],
  ['Разработка', 10],
  ['Поддержка', 6],
]);

describe('a completed survey', () => {
  const questions = [
    question('schedule', { direction: 'higher_is_better' }),
    question('enps', { scale: '0-10', theme: 'enps' }),
    question('ways', { kind: 'CHECKBOX', scale: null, options: ['Пешком', 'Метро', 'Машина'] }),
    question('words', { kind: 'TEXT', scale: null }),
    question('more', { showIf: { question_id: 'schedule', from: 1, to: 2 } }),
  ];
  const rows = [
    ...team('Склад', 7, ['1', '3', '0,1', 'Неудобно', '2'], ['2', '6', '2', 'Рано', '1']),
    ...team('Продажи', 8, ['4', '9', '1', null, null], ['5', '10', null, 'Хорошо', null]),
    ...team(
      'Разработка',
      9,
      ['4', '8', '0', 'Ладно', null],
      ['5', '9', '0,2', null, null],
      ['4', '10', '1', null, null],
    ),
    ...team('Поддержка', 4, ['4', '7', '1', null, null]),
    ...team(null, 3, ['3', '7', '1', null, null]),
  ];
  const completed = survey(questions, { invited: { team: NAMES } });

  it('is told by group, question by question', async () => {
    const { dimensions } = await breakDownSurvey(completed, [rows]);
    expect(dimensions).toHaveLength(1);
    const [{ groups, hidden, ...rest }] = dimensions as [(typeof dimensions)[number]];
    expect(rest).toEqual({ dimension: 'team', whyNot: null });
    expect(hidden).toEqual([{ name: 'Поддержка', why: 'few' }]);
    expect(groups.map(({ name, answered, invited }) => [name, answered, invited])).toEqual([
      ['Разработка', 9, 10],
      ['Продажи', 8, 9],
      ['Склад', 7, 8],
      // Nobody knows how many without a team were invited.
      [null, 7, null],
    ]);
    const store = groups[2]!;
    expect(store.cells).toEqual([
      { answered: 7, counts: [4, 3, 0, 0, 0], differs: 'lower' },
      { answered: 7, counts: [0, 0, 0, 4, 0, 0, 3, 0, 0, 0, 0], differs: 'lower' },
      { answered: 7, counts: [4, 4, 3], differs: null },
      null,
      { answered: 7, counts: [3, 4, 0, 0, 0], differs: null },
    ]);
    // Four of sales said how they come, and so nothing is told of them; with sales, the smallest other group is hidden.
    expect(groups.map(({ cells }) => cells[2]?.answered ?? null)).toEqual([9, null, 7, null]);
  });

  it('has figures in the words of the API', async () => {
    const stored = await breakDownSurvey(completed, [rows]);
    const { dimensions, drivers } = presentBreakdown(questions, 5, stored);
    const store = dimensions[0]!.groups[2]!;
    expect(store.cells[0]).toEqual({
      answered: 7,
      counts: [4, 3, 0, 0, 0],
      mean: { value: 1.4286, low: expect.any(Number), high: expect.any(Number) },
      // Nobody was content; the one who was silent may be.
      favourable: { value: 0, low: 0, high: 12.5 },
      differs: 'lower',
    });
    expect(store.enps).toMatchObject({ score: -100, promoters: 0, passives: 0, detractors: 7, total: 7 });
    expect(store.cells[2]).toMatchObject({ counts: [4, 4, 3], mean: null, favourable: null });
    // Who is asked more depends on an answer: the interval is not about those who were invited.
    expect(store.cells[4]!.mean!.high - store.cells[4]!.mean!.low).toBeGreaterThan(0.5);
    expect(dimensions[0]).toMatchObject({ why_not: null, hidden: [{ name: 'Поддержка', why: 'few' }] });
    expect(drivers).toMatchObject({ outcome_question_id: 'enps', why_not: null, answered: 31 });
  });

  it('is the same whatever pages its answers come in', async () => {
    async function* pages() {
      for (const row of rows) yield [row];
    }
    expect(await breakDownSurvey(completed, pages())).toEqual(await breakDownSurvey(completed, [rows]));
  });

  it('calls roles and tenures by their names', async () => {
    const known: SurveyRow[] = rows.map((row, index) => ({
      ...row,
      role: index % 3 === 0 ? 'руководитель' : 'сотрудник',
      tenure: index % 2 === 0 ? 'over_5_years' : index === 1 ? '6_to_12_months' : 'under_6_months',
    }));
    const by = async (dimension: 'role' | 'tenure') =>
      presentBreakdown(questions, 5, await breakDownSurvey(survey(questions, { dimensions: [dimension] }), [known]))
        .dimensions[0]!;
    expect((await by('role')).groups.map(({ name }) => name)).toEqual(['Сотрудники', 'Руководители']);
    expect((await by('tenure')).hidden.map(({ name }) => name)).toEqual(['До полугода', 'От полугода до года']);
  });

  it('counts nothing that is no answer to its question', async () => {
    const strange = team('Склад', 6, ['6', '11', '3', '', null], ['один', '-1', '0,0,x', ' ', '']);
    const other = team('Продажи', 6, ['3', '5', '0', null, null]);
    const { dimensions } = await breakDownSurvey(completed, [[...strange, ...other]]);
    const [store, sales] = ['Склад', 'Продажи'].map((name) =>
      dimensions[0]!.groups.find((group) => group.name === name)!,
    );
    expect(store!.cells).toEqual([null, null, null, null, null]);
    expect(sales!.cells[0]).toMatchObject({ answered: 6, counts: [0, 0, 6, 0, 0] });
  });

  it('tells a question that is asked on a condition of no group of which the condition is not told', async () => {
    // Of logistics three answered the first question, so it is told neither of them nor of the store. Were the second told
    // of the store, all of whom said «Да», it would be known that the three said «Нет».
    const asked = [
      question('overtime', { kind: 'YESNO', scale: null, options: ['Да', 'Нет'] }),
      question('paid', { showIf: { question_id: 'overtime', options: ['Да'] } }),
    ];
    const people = [
      ...team('Продажи', 14, ['0', '4'], ['1', null]),
      ...team('Склад', 6, ['0', '2']),
      ...team('Логистика', 3, ['1', null]),
      ...team('Логистика', 5, [null, null]),
    ];
    const { dimensions } = await breakDownSurvey(survey(asked), [people]);
    expect(dimensions[0]!.groups.map(({ name, cells }) => [name, ...cells.map((cell) => cell?.answered)])).toEqual([
      ['Продажи', 14, 7],
      ['Логистика', undefined, undefined],
      ['Склад', undefined, undefined],
    ]);
  });

  it('tells each statement of a question as a scale question of its own, and of no group that few of have rated it', async () => {
    const room = question('room', {
      kind: 'MATRIX',
      options: ['Светло', 'Тихо', 'Тепло'],
      direction: 'higher_is_better',
    });
    const asked = [question('enps', { scale: '0-10', theme: 'enps' }), room];
    const people = [
      ...team('Склад', 8, ['3', '1,4,'], ['5', '2,3,2']),
      ...team('Продажи', 9, ['8', '5,3,2']),
      ...team('Разработка', 10, ['9', '4,3,'], ['10', '5,4,4']),
    ];
    const stored = await breakDownSurvey(survey(asked), [people]);
    const { groups } = presentBreakdown(asked, 5, stored).dimensions[0]!;
    expect(groups.map(({ name, cells }) => [name, cells[1]])).toEqual([
      ['Разработка', null],
      ['Продажи', null],
      ['Склад', null],
    ]);
    expect(stored.dimensions[0]!.groups.map(({ cells }) => cells[1])).toEqual([null, null, null]);
    expect(groups.map(({ statements }) => statements!.map((cell) => cell?.answered))).toEqual([
      [10, 10, undefined],
      [9, 9, 9],
      // Four of the store have rated the third: with the smallest other group they are not told apart.
      [8, 8, undefined],
    ]);
    expect(groups.map(({ statements }) => statements![0]!.differs)).toEqual([null, 'higher', 'lower']);
    expect(groups[2]!.statements![0]).toMatchObject({ counts: [4, 4, 0, 0, 0], mean: { value: 1.5 } });
    expect(groups[1]!.statements![0]).toMatchObject({ favourable: { value: 100 } });
    const { drivers } = stored;
    expect(drivers).toMatchObject({ why_not: 'too_few', answered: 18, needed: 25 });
    const all = people.map((row) => ({ ...row, answers: [row.answers[0]!, row.answers[1]!.replace(/,$/, ',3')] }));
    const { drivers: related } = presentBreakdown(asked, 5, await breakDownSurvey(survey(asked), [all]));
    expect(related.items.map(({ question_id, statement }) => [question_id, statement])).toEqual([
      ['room', 'Светло'],
      ['room', 'Тихо'],
      ['room', 'Тепло'],
    ]);
    expect(related).toMatchObject({ strongest_question_id: 'room', strongest_statement: 'Светло', answered: 27 });
  });

  it('counts statements among all that is compared: what one of them shows alone may be what many bring by chance', async () => {
    const random = seededRandom(3);
    const statements = Array.from({ length: 10 }, (_, index) => `Утверждение ${index}`);
    const noise = Array.from({ length: 60 }, (_, person) => ({
      ...{ team: `Отдел ${person % 6}`, tenure: null, role: null },
      numbers: Array.from({ length: 20 }, () => String(1 + Math.floor(5 * random()))),
    }));
    const marked = async (asked: readonly CountedQuestion[], answers: (numbers: readonly string[]) => string[]) => {
      const rows = noise.map(({ numbers, ...row }) => ({ ...row, answers: answers(numbers) }));
      const { dimensions } = await breakDownSurvey(survey(asked), [rows]);
      const cells = dimensions[0]!.groups.flatMap((group) => [...group.cells, ...(group.statements ?? [])]);
      return cells.filter((cell) => cell?.differs).length;
    };
    const places = Array.from({ length: 20 }, (_, place) => place);
    const alone = await Promise.all(places.map((place) => marked([question('q')], (numbers) => [numbers[place]!])));
    expect(Math.max(...alone)).toBe(1);
    const rated = ['a', 'b'].map((id) => question(id, { kind: 'MATRIX', options: statements }));
    const both = (numbers: readonly string[]) => [numbers.slice(0, 10).join(','), numbers.slice(10).join(',')];
    expect(await marked(rated, both)).toBe(0);
  });

  it('tells no group who rated any statement, as was worked out before each stood by itself', () => {
    const room = question('room', { kind: 'MATRIX', options: ['Светло', 'Тихо'] });
    const cell = { answered: 7, counts: [0, 0, 0, 0, 7, 0, 0, 0, 0, 1], differs: null };
    const group = { name: 'Склад', invited: 8, answered: 7, cells: [cell] };
    const dimension = { dimension: 'team', whyNot: null, groups: [group], hidden: [] } as const;
    const drivers = { outcome_question_id: null, answered: 0, needed: 25, why_not: 'no_outcome', items: [] } as const;
    const told = presentBreakdown([room], 5, { dimensions: [dimension], drivers: { ...drivers, items: [] } });
    expect(told.dimensions[0]!.groups[0]).toEqual({
      ...{ name: 'Склад', invited: 8, answered: 7, enps: null },
      cells: [null],
    });
  });

  it('without answers has nothing to tell', async () => {
    const { dimensions, drivers } = await breakDownSurvey(completed, []);
    expect(dimensions[0]).toMatchObject({ whyNot: 'no_attribute', groups: [] });
    expect(drivers).toMatchObject({ why_not: 'too_few', answered: 0 });
  });

  it('marks what differs by more than chance among all cells of all dimensions, not by itself', async () => {
    // One of twenty questions has a cell with p = 0.03: with the others it is what chance brings.
    const random = seededRandom(3);
    const many = Array.from({ length: 20 }, (_, index) => question(`q${index}`));
    const noise = Array.from({ length: 60 }, (_, person) => ({
      team: `Отдел ${person % 6}`,
      tenure: null,
      role: null,
      answers: many.map(() => String(1 + Math.floor(5 * random()))),
    }));
    const marked = async (asked: readonly CountedQuestion[], from: number) => {
      const part = noise.map((row) => ({ ...row, answers: row.answers.slice(from, from + asked.length) }));
      const { dimensions } = await breakDownSurvey(survey(asked), [part]);
      return dimensions[0]!.groups.flatMap(({ cells }) => cells).filter((cell) => cell?.differs).length;
    };
    const alone = await Promise.all(many.map((one, index) => marked([one], index)));
    expect(alone.reduce((sum, count) => sum + count)).toBeGreaterThan(0);
    expect(await marked(many, 0)).toBe(0);
  });
});

describe('a hundred thousand answers of forty groups to twenty questions', () => {
  it('are worked out in a few seconds', async () => {
    const random = seededRandom(9);
    const questions = Array.from({ length: 20 }, (_, index) =>
      question(`q${index}`, index === 0 ? { scale: '0-10', theme: 'enps' } : {}),
    );
    const row = (): SurveyRow => ({
      team: `Отдел ${Math.floor(40 * random())}`,
      tenure: `Срок ${Math.floor(5 * random())}`,
      role: `Роль ${Math.floor(4 * random())}`,
      answers: questions.map(() => (random() < 0.1 ? null : String(1 + Math.floor(5 * random())))),
    });
    const page = Array.from({ length: 1000 }, row);
    const pages = (many: number) => Array.from({ length: many }, () => page);
    const completed = survey(questions, { dimensions: DIMENSIONS });
    const secondsOf = async (many: number) => {
      const began = process.cpuUsage();
      const { dimensions } = await breakDownSurvey(completed, pages(many));
      expect(dimensions.map(({ groups }) => groups.length)).toEqual([40, 5, 4]);
      return process.cpuUsage(began).user / 1e6;
    };
    await secondsOf(1);
    expect(await secondsOf(100)).toBeLessThan(3);
  });
});

it('companies of any shape are worked out without an error, and stored in few bytes', async () => {
  for (let seed = 0; seed < 40; seed++) {
    const questions = Array.from({ length: 6 }, (_, index) => question(`q${index}`));
    const rows = surveyCompany(seed, { people: 5 + 7 * seed, questions: 6 });
    const stored = await breakDownSurvey(survey(questions, { dimensions: DIMENSIONS, smallestGroup: 3 + (seed % 8) }), [
      rows,
    ]);
    const cells = stored.dimensions.flatMap(({ groups }) => groups.flatMap((group) => group.cells));
    expect(cells.every((cell) => cell === null || cell.answered >= 3 + (seed % 8))).toBe(true);
    expect(JSON.stringify(cells).length).toBeLessThan(80 * (cells.length + 1));
    presentBreakdown(questions, 3 + (seed % 8), stored);
  }
});
