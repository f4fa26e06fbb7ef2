import { describe, expect, it } from 'vitest';
import { withStatements } from '#shared/question-kinds/statements.ts';
import { compareSurveys, type ComparedSurvey } from './compare-surveys.ts';

type Asked = ComparedSurvey['questions'][number];

const rating = (origin: string, given: Partial<Asked> = {}): Asked => ({
  id: `id of ${origin}`,
  originId: origin,
  text: `Вопрос ${origin}`,
  kind: 'RATING',
  scale: '1-5',
  options: [],
  theme: null,
  showIf: null,
  ...given,
});
const enps = rating('enps', { scale: '0-10', theme: 'enps' });

const survey = (
  asked: readonly (readonly [Asked, readonly number[]])[],
  given: Partial<ComparedSurvey> = {},
): ComparedSurvey => ({
  invited: null,
  smallest: 5,
  questions: asked.map(([question]) => question),
  tallies: asked.map(([, counts]) => ({ answered: counts.reduce((sum, one) => sum + one, 0), counts })),
  ...given,
});

describe('two surveys', () => {
  it('are compared question by question, the second with the first', () => {
    const before = survey([
      [rating('goals'), [2, 4, 10, 12, 6]],
      [rating('schedule'), [14, 12, 4, 3, 1]],
      [enps, [0, 0, 0, 2, 4, 6, 4, 6, 6, 4, 2]],
    ]);
    const after = survey([
      [enps, [0, 0, 0, 2, 4, 5, 4, 6, 7, 4, 2]],
      [rating('schedule'), [1, 3, 4, 12, 14]],
      [rating('goals'), [2, 4, 9, 12, 7]],
    ]);
    const { questions, enps: change } = compareSurveys(before, after);
    expect(questions.map(({ origin_id: origin, distinguishable }) => [origin, distinguishable])).toEqual([
      ['enps', false],
      ['schedule', true],
      ['goals', false],
    ]);
    expect(questions[1]).toMatchObject({
      text: 'Вопрос schedule',
      first: { value: 1.9706 },
      second: { value: 4.0294 },
      difference: { value: 2.0588 },
    });
    // Of 34, sixteen were critics and six promoters; now a critic less, a passive more.
    expect(change).toMatchObject({ difference: { value: 2.9412 }, distinguishable: false });
  });

  it('are compared statement by statement, where the words are the same, among all that is compared', () => {
    const room = (options: readonly string[], given: Partial<Asked> = {}) =>
      withStatements([rating('room', { kind: 'MATRIX', options, direction: 'higher_is_better', ...given })]);
    const of = (questions: readonly Asked[], ...counts: (readonly number[])[]) =>
      survey(questions.map((one, place) => [one, counts[place - 1] ?? []]));
    const [low, high, same] = [
      [14, 12, 4, 3, 1],
      [1, 3, 4, 12, 14],
      [2, 4, 10, 12, 6],
    ] as const;
    const before = of(room(['Светло', 'Тихо', 'Тепло']), low, same, low);
    const after = of(room(['Тихо', 'Светло', 'Просторно']), same, high, high);
    const { questions, statements } = compareSurveys(before, after);
    expect(questions).toEqual([]);
    expect(statements!.map((one) => [one.origin_id, one.text, one.verdict])).toEqual([
      ['room', 'Тихо', null],
      ['room', 'Светло', 'better'],
    ]);
    expect(statements![1]).toMatchObject({ first: { value: 1.9706 }, second: { value: 4.0294 } });
    const [alone] = compareSurveys(of(room(['Тихо']), same), of(room(['Тихо']), same)).statements!;
    expect(statements![0]!.noticeable!).toBeGreaterThan(alone!.noticeable!);
    const other = of(room(['Светло'], { scale: '0-10' }), [...high, 0, 0, 0, 0, 0, 0]);
    expect(compareSurveys(before, other)).not.toHaveProperty('statements');
  });

  it('say from which change on it would be told from chance, and what those who kept silent may make of it', () => {
    const counts = [2, 4, 10, 12, 6];
    const of = (invited: number | null) =>
      compareSurveys(
        survey([[rating('goals'), counts]], { invited }),
        survey([[rating('goals'), counts]], { invited }),
      );
    const [few] = of(60).questions;
    // Of 34 answers twice, a standard error of 0.19 each: 0.27 × (2.0 + 0.84).
    expect(few!.noticeable).toBeCloseTo(0.78, 1);
    expect(few!.silent!.low).toBeLessThan(few!.difference!.low);
    expect(few!.silent!.high).toBeGreaterThan(few!.difference!.high);
    expect(of(40).questions[0]!.silent).toBeNull();
    expect(of(null).questions[0]!.silent).toBeNull();
    // Two of five gave one, three gave five: a mean of 3.4 cannot change by what would be seen.
    const five = survey([[rating('goals'), [2, 0, 0, 0, 3]]]);
    expect(compareSurveys(five, five).questions[0]).toMatchObject({ difference: { value: 0 }, noticeable: null });
    const scarce = compareSurveys(survey([[rating('goals'), [4, 0, 0, 0, 0]]]), survey([[rating('goals'), counts]]));
    expect(scarce.questions[0]).toMatchObject({ difference: null, noticeable: null, silent: null });
  });

  it('are judged by the direction of the question, where both have the same', () => {
    const [low, high] = [
      [14, 12, 4, 3, 1],
      [1, 3, 4, 12, 14],
    ] as const;
    const verdict = (before: Partial<Asked>, after: Partial<Asked>, to: readonly number[] = high) =>
      compareSurveys(
        survey([[rating('load', before), to === high ? low : high]]),
        survey([[rating('load', after), to]]),
      ).questions[0]!.verdict;
    const [up, down] = [{ direction: 'higher_is_better' }, { direction: 'lower_is_better' }] as const;
    expect([verdict(up, up), verdict(up, up, low)]).toEqual(['better', 'worse']);
    expect([verdict(down, down), verdict(down, down, low)]).toEqual(['worse', 'better']);
    expect([verdict({}, {}), verdict({}, down), verdict(up, down), verdict({ direction: 'neither' }, up)]).toEqual([
      ...[null, null, null, null],
    ]);
  });

  it('have nothing in common where questions, scales or kinds differ', () => {
    const before = survey([
      [rating('goals'), [2, 4, 10, 12, 6]],
      [rating('load'), [2, 4, 10, 12, 6]],
      [rating('talk', { kind: 'RADIO', options: ['Да', 'Нет'], scale: null }), [20, 14]],
    ]);
    const after = survey([
      [rating('goals', { scale: '0-10' }), [0, 0, 0, 2, 4, 6, 4, 6, 6, 4, 2]],
      [rating('growth'), [2, 4, 10, 12, 6]],
      [rating('talk', { kind: 'RADIO', options: ['Да', 'Нет'], scale: null }), [30, 4]],
    ]);
    expect(compareSurveys(before, after)).toEqual({ enps: null, questions: [] });
  });

  it('are not told apart where either has too few answers', () => {
    const few = survey([
      [rating('goals'), [4, 0, 0, 0, 0]],
      [enps, [4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
    ]);
    const many = survey([
      [rating('goals'), [0, 0, 0, 0, 40]],
      [enps, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 40]],
    ]);
    expect(compareSurveys(few, many)).toMatchObject({
      enps: null,
      questions: [
        { first: null, second: { value: 5 }, difference: null, distinguishable: false },
        { first: null, difference: null, distinguishable: false },
      ],
    });
    expect(compareSurveys({ ...few, smallest: 3 }, many).questions[0]).toMatchObject({ distinguishable: true });
  });

  it('differ by chance among twenty questions where one alone would seem to differ', () => {
    const same = Array.from({ length: 19 }, (_, index) => [rating(`q${index}`), [3, 5, 8, 5, 3]] as const);
    const alone = [rating('schedule'), [6, 6, 6, 4, 2]] as const;
    const then = [rating('schedule'), [2, 4, 6, 6, 6]] as const;
    expect(compareSurveys(survey([alone]), survey([then])).questions[0]!.distinguishable).toBe(true);
    const among = compareSurveys(survey([alone, ...same]), survey([then, ...same]));
    expect(among.questions.map(({ distinguishable }) => distinguishable)).not.toContain(true);
  });
});
