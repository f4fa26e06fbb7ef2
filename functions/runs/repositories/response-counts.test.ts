import { marshall } from '@aws-sdk/util-dynamodb';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNumber } from '#shared/rules/scales.ts';
import {
  EMPTY_COUNTS,
  countResponse,
  emptyCountsByKind,
  forgetUnusedValues,
  valuesError,
  type Counted,
  type ResponseCounts,
} from './response-counts.ts';

/** Answers that often are the same, at times are long or nothing, and at times are of strange letters. */
const answer = fc.option(
  fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: 0, max: 11 }).map(String) },
    { weight: 6, arbitrary: fc.constantFrom('Да', 'да', ' ДА ', 'Нет', 'Ещё', 'еще', 'Всё  равно', 'x'.repeat(40)) },
    { weight: 3, arbitrary: fc.integer({ min: 0, max: 30 }).map((number) => `ответ ${number}`) },
    { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 60, unit: 'binary' }) },
    { weight: 1, arbitrary: fc.constantFrom('x'.repeat(41), 'ё'.repeat(5000), '10.0', '1e1', '٣', 'İ', 'i̇') },
  ),
);
const response = fc.record({ named: fc.boolean(), answers: fc.array(answer, { maxLength: 4 }) });
/** What happens in a run: somebody answers, changes what they said, or is taken away; `who` counts the living ones. */
const event = fc.record({
  kind: fc.constantFrom('add', 'add', 'change', 'remove'),
  who: fc.nat(40),
  response,
});

/** Plays events; gives the counters kept along the way and the responses that are there in the end. */
function play(events: readonly { kind: string; who: number; response: Counted }[]) {
  let counts: ResponseCounts = EMPTY_COUNTS;
  const living: Counted[] = [];
  for (const { kind, who, response: fresh } of events) {
    const place = living.length > 0 ? who % living.length : 0;
    if (kind === 'add' || living.length === 0) {
      living.push(fresh);
      counts = countResponse(counts, fresh, 1);
    } else {
      counts = countResponse(counts, living[place]!, -1);
      if (kind === 'change') counts = countResponse(counts, fresh, 1);
      living.splice(place, 1, ...(kind === 'change' ? [fresh] : []));
    }
  }
  return { counts, living };
}

/** Answers to a single question, counted as they come. */
function countTexts(texts: readonly string[]): ResponseCounts {
  return texts.reduce((counts, text) => countResponse(counts, { named: false, answers: [text] }, 1), EMPTY_COUNTS);
}

const words = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLowerCase().replaceAll('ё', 'е');
const answersAt = (living: readonly Counted[], index: number) =>
  living.flatMap(({ answers }) => answers[index] ?? []).filter((text) => typeof text === 'string');

describe('the counters of a run', () => {
  it('are what a recount of the living responses gives, whatever came, changed and went before', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        const { counts, living } = play(events);
        expect(counts.responses).toBe(living.length);
        expect(counts.named).toBe(living.filter(({ named }) => named).length);
        for (const [index, question] of counts.questions.entries()) {
          const given = answersAt(living, index);
          const scores = given.flatMap((text) => readNumber(text) ?? []);
          expect(question.answered).toBe(given.length);
          expect(question.scores.reduce((sum, count) => sum + count, 0)).toBe(scores.length);
          for (const [score, count] of question.scores.entries()) {
            expect(count).toBe(scores.filter((one) => one === score).length);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it('count no short answer too often, and none too rarely by more than they say, under whichever spelling', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        const { counts, living } = play(events);
        for (const [index, question] of counts.questions.entries()) {
          const given = answersAt(living, index).filter((text) => readNumber(text) === null);
          const counted = question.values.filter(([, count]) => count > 0);
          for (const [text, count] of counted) {
            const times = given.filter((one) => words(one) === words(text)).length;
            expect(count).toBeLessThanOrEqual(times);
            expect(times - count).toBeLessThanOrEqual(valuesError(question));
          }
          expect(new Set(counted.map(([text]) => words(text))).size).toBe(counted.length);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('hold to their error whatever many people write, change and take back: of the answers left out, too', () => {
    const many = fc.record({
      kind: fc.constantFrom('add', 'add', 'add', 'change', 'remove'),
      who: fc.nat(200),
      // The lower the number, the more frequent.
      response: fc.nat(3600).map((one) => ({ named: false, answers: [`ответ ${Math.floor(Math.sqrt(one))}`] })),
    });
    fc.assert(
      fc.property(fc.array(many, { minLength: 60, maxLength: 400 }), (events) => {
        const { counts, living } = play(events);
        const question = counts.questions[0]!;
        const counted = new Map(question.values);
        const error = valuesError(question);
        for (const text of new Set(answersAt(living, 0))) {
          const times = answersAt(living, 0).filter((one) => one === text).length;
          const count = counted.get(text) ?? 0;
          expect([count <= times, times - count <= error]).toEqual([true, true]);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('are exact, whoever came first, while there are no more different answers than places', () => {
    const texts = Array.from({ length: 30 }, (_, index) => `ответ ${index}`);
    const given = [...texts, ...texts.slice(0, 9), ...texts.slice(0, 3)];
    fc.assert(
      fc.property(fc.shuffledSubarray(given, { minLength: given.length }), (order) => {
        const question = countTexts(order).questions[0]!;
        expect(valuesError(question)).toBe(0);
        expect(new Map(question.values)).toEqual(
          new Map(texts.map((text, index) => [text, index < 3 ? 3 : index < 9 ? 2 : 1])),
        );
      }),
      { numRuns: 20 },
    );
  });

  it('find an answer many give, though forty others came before it', () => {
    const others = Array.from({ length: 40 }, (_, index) => `Своё ${index}`);
    const question = countTexts([...others, ...Array.from({ length: 12 }, () => 'Зарплата')]).questions[0]!;
    const [[text, count]] = question.values.toSorted(([, a], [, b]) => b - a) as [readonly [string, number]];
    expect(text).toBe('Зарплата');
    expect(valuesError(question)).toBe(1);
    expect(count).toBeGreaterThanOrEqual(12 - valuesError(question));
  });

  it('are no worse for one who changes their answer again and again', () => {
    const frequent = Array.from({ length: 30 }, (_, index) => [`ответ ${index}`, `ответ ${index}`]).flat();
    let counts = countTexts([...frequent, 'первый']);
    for (let time = 0; time < 100; time++) {
      counts = countResponse(counts, { named: false, answers: [time === 0 ? 'первый' : `слово ${time - 1}`] }, -1);
      counts = forgetUnusedValues(countResponse(counts, { named: false, answers: [`слово ${time}`] }, 1));
    }
    // The first new answer took a place; the others have found it empty.
    expect(valuesError(counts.questions[0]!)).toBeLessThanOrEqual(2);
    expect(JSON.stringify(counts)).not.toContain('слово 98');
  });

  it('leave every question its part of the room', () => {
    const long = (question: string, index: number) => `${question} ${index} `.padEnd(40, 'о');
    let counts: ResponseCounts = EMPTY_COUNTS;
    for (let index = 0; index < 120; index++) {
      // The third question is answered when the first two have taken all the room there is.
      const last = index < 60 ? null : index % 2 === 0 ? 'График' : `Своё ${index}`;
      const answers = [long('а', index % 15), long('б', index % 15), last];
      counts = countResponse(counts, { named: false, answers }, 1);
    }
    const found = new Map(counts.questions[2]!.values);
    expect(found.get('График')).toBeGreaterThanOrEqual(30 - valuesError(counts.questions[2]!));
    expect(valuesError(counts.questions[2]!)).toBeLessThan(5);
  });

  it('of a run that was counted before errors were kept know what they do not know', () => {
    const old = {
      answered: 42,
      scores: [],
      values: Array.from({ length: 10 }, (_, at) => [`ответ ${at}`, 1] as const),
    };
    expect(valuesError(old)).toBe(32);
    expect(valuesError({ ...old, values: old.values.slice(1) })).toBe(0);
    const counts = {
      ...EMPTY_COUNTS,
      responses: 42,
      questions: [{ ...old, values: [...old.values.slice(1), ['     ', 0] as const] }],
    };
    const after = countResponse(counts, { named: false, answers: ['Зарплата'] }, 1);
    expect(new Map(after.questions[0]!.values).get('Зарплата')).toBe(1);
    expect(valuesError(after.questions[0]!)).toBe(33);
  });

  it('keep nothing of what everybody has taken back', () => {
    fc.assert(
      fc.property(fc.array(response, { maxLength: 20 }), (responses) => {
        const full = responses.reduce((counts, one) => countResponse(counts, one, 1), EMPTY_COUNTS);
        const empty = forgetUnusedValues(responses.reduce((counts, one) => countResponse(counts, one, -1), full));
        expect(empty).toMatchObject({ responses: 0, named: 0 });
        for (const { answered, scores, values } of empty.questions) {
          expect([answered, ...scores].every((count) => count === 0)).toBe(true);
          expect(values).toEqual([]);
        }
      }),
    );
  });

  it('stay small whatever is answered: a hundred questions, each answer another one', () => {
    const READ_UNIT = 4096;
    const letters = ['ё', '漢', '😀', '\u0001', '"'];
    for (const letter of letters) {
      let counts: ResponseCounts = EMPTY_COUNTS;
      for (let person = 0; person < 60; person++) {
        const answers = Array.from({ length: 100 }, (_, index) =>
          index % 2 === person % 2 ? String(person % 11) : letter.repeat(10) + index * 1000 + person,
        );
        counts = countResponse(counts, { named: true, answers }, 1);
      }
      const stored = JSON.stringify(marshall({ ...counts, last: '1'.repeat(40) }));
      // DynamoDB's notation is longer than what it weighs: every bit of it as JSON is an upper bound.
      expect(Buffer.byteLength(stored)).toBeLessThan(14 * READ_UNIT);
      expect(itemBytes(counts)).toBeLessThanOrEqual(4 * READ_UNIT);
    }
  });

  it.each([
    ['scores are numbers 0–10 and nothing else', ['10', '0', '7.55', '11', '-1', '07'], [1, 1]],
    ['natural replies are scores as well', ['10 из 10', 'ноль', 'ноль баллов', '9,5', '2 раза'], [2, 2]],
    ['scores may stand in blanks', [' 10 ', '0\n'], [1, 1]],
  ])('%s', (_, texts, [tens, zeros]) => {
    const counts = texts.reduce((sum, text) => countResponse(sum, { named: false, answers: [text] }, 1), EMPTY_COUNTS);
    const { scores, answered } = counts.questions[0]!;
    expect([scores[10], scores[0], answered]).toEqual([tens, zeros, texts.length]);
    expect(scores.reduce((sum, count) => sum + count, 0)).toBe(tens! + zeros!);
  });

  it('of a 0–10 scale count scores alone: what is no score takes no place from anything', () => {
    const junk = ['11', '-1', 'NaN', '07', '7.55', 'десятка', '1e1', '٣', 'очень', 'ok', 'нет', '+5'];
    const count = (scale: boolean) =>
      [...junk, ...junk, '9'].reduce((sum, text) => countResponse(sum, { named: false, answers: [text, text] }, 1), {
        ...EMPTY_COUNTS,
        scale,
      }).questions;
    const [scale, text] = count(true);
    expect(scale).toMatchObject({ answered: 25, values: [] });
    expect(scale!.scores).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0]);
    expect(text!.values).toHaveLength(junk.length);
    expect(count(false)[0]!.values).toHaveLength(junk.length);
  });

  it('tell «ещё» and «Еще» from nothing else, and show the spelling that came first', () => {
    const texts = ['Ещё', 'еще', 'ЕЩЁ', 'ещё  раз'];
    const counts = texts.reduce((sum, text) => countResponse(sum, { named: false, answers: [text] }, 1), EMPTY_COUNTS);
    expect(new Map(counts.questions[0]!.values)).toEqual(
      new Map([
        ['Ещё', 3],
        ['ещё раз', 1],
      ]),
    );
  });
});

/** What DynamoDB charges for the counters: texts in UTF-8, numbers two digits a byte and one, 3 a list or map, 1 an entry. */
function itemBytes(value: unknown): number {
  if (typeof value === 'number') return Math.ceil(String(value).length / 2) + 1;
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + 1 + itemBytes(one), 3);
  return Object.entries(value as object).reduce((sum, [name, one]) => sum + 1 + name.length + itemBytes(one), 3);
}

/** Of a survey: a rating, one of three options, several of four, words. */
const empty = emptyCountsByKind([
  { kind: 'RATING', scale: '0-10', options: [] },
  { kind: 'RADIO', scale: null, options: ['Офис', 'Дом', 'Дорога'] },
  { kind: 'CHECKBOX', scale: null, options: ['Люди', 'Деньги', 'Смысл', 'Рост'] },
  { kind: 'TEXTAREA', scale: null, options: [] },
]);
const surveyAnswers = fc.tuple(
  fc.option(fc.integer({ min: 0, max: 10 }).map(String)),
  fc.option(fc.constantFrom('0', '1', '2')),
  fc.option(fc.subarray(['0', '1', '2', '3'], { minLength: 1 }).map((all) => all.join(','))),
  fc.option(fc.constantFrom('8', '0,1', 'Да', 'Всё хорошо')),
);
const surveyResponse = fc.record({
  named: fc.boolean(),
  answers: surveyAnswers,
  seconds: fc.option(fc.integer({ min: 0, max: 900 })),
});

describe('the counters of a survey', () => {
  it('count each option by its index, words by how many there are, and the seconds of those who told them', () => {
    fc.assert(
      fc.property(
        fc.array(surveyResponse, { maxLength: 30 }),
        fc.array(surveyResponse, { maxLength: 10 }),
        (all, gone) => {
          const count = (from: ResponseCounts, responses: readonly Counted[], sign: 1 | -1): ResponseCounts =>
            forgetUnusedValues(responses.reduce((counts, one) => countResponse(counts, one, sign), from));
          const counts = count(count(count(empty, gone, 1), all, 1), gone, -1);
          const told = all.flatMap(({ seconds }) => seconds ?? []);
          expect(counts).toMatchObject({ responses: all.length, named: all.filter(({ named }) => named).length });
          const { counted, seconds = 0, timed = 0 } = counts;
          expect(counted).toEqual(empty.counted);
          expect({ seconds, timed }).toEqual({
            seconds: told.reduce((sum, one) => sum + one, 0),
            timed: told.length,
          });
          for (const [index, { answered, scores, values }] of counts.questions.entries()) {
            const given = answersAt(all, index);
            expect(answered).toBe(given.length);
            expect(values).toEqual([]);
            if (empty.counted![index] === null) expect(scores).toEqual([]);
            for (const [place, chosen] of scores.entries()) {
              expect(chosen).toBe(given.filter((answer) => answer.split(',').includes(String(place))).length);
            }
          }
        },
      ),
    );
  });
});
