import { describe, expect, it } from 'vitest';
import { askedQuestions } from '#shared/rules/asked-questions.ts';
import { readQuestions } from '#functions/surveys/questions.ts';
import { storedAnswers } from '#functions/runs/submission.ts';
import { NewSurvey } from '#shared/models/survey.ts';
import { answersOf } from './answers.ts';
import { addDays } from './days.ts';
import { createPeople } from './people.ts';
import { learningAnswers, placeAnswers, submissionOf, workAnswers } from './survey-answers.ts';
import { LANGUAGES } from '#shared/rules/languages.ts';
import { surveysOf } from './survey-questions.ts';
import { textsOf } from './texts.ts';

const TODAY = new Date('2026-11-22T09:00:00Z');
const texts = textsOf('ru');
const SURVEYS = surveysOf(texts);
const newId = () => crypto.randomUUID();
const people = createPeople(46, TODAY, texts).filter(({ left }) => left === null);
const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;

/** What everybody says so many days ago to the question at a place, by department. */
function ratings(daysAgo: number, place: number) {
  const said = workAnswers(addDays(TODAY, -daysAgo), TODAY, texts);
  return people.map((person) => ({ department: person.department, rating: Number(said.of(person)[place]) }));
}

describe('the surveys of the demo company', () => {
  it.each(LANGUAGES)(
    'are ones the product takes, and are answered in %s as it demands: all that is asked and required, nothing else',
    (language) => {
      const { questions: given } = NewSurvey.parse(surveysOf(textsOf(language)).work);
      const questions = readQuestions(given, { newId, now: TODAY });
      expect(questions).toHaveLength(12);
      const said = workAnswers(TODAY, TODAY, textsOf(language));
      for (const person of people) {
        const { answers } = submissionOf(questions, said.of(person), said.random);
        const asked = askedQuestions(questions, answers);
        const answered = answers.map(({ question_id: id }) => id);
        expect(asked.map(({ id }) => id)).toEqual(expect.arrayContaining(answered));
        expect(answered).toEqual(expect.arrayContaining(asked.filter(({ required }) => required).map(({ id }) => id)));
      }
    },
  );

  it('ask for numbers, days and an order as well, and all of it is taken', () => {
    const today = new Date();
    const questions = readQuestions(NewSurvey.parse(SURVEYS.learning).questions, { newId, now: today });
    expect(questions.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['NUMBER', 'DATE', 'RANKING']));
    const said = learningAnswers(7, today, texts);
    for (const person of people) {
      const { answers } = submissionOf(questions, said.of(person), said.random);
      const stored = storedAnswers(questions, answers);
      expect(stored.filter((answer) => answer !== null)).toHaveLength(answers.length);
    }
  });

  it('ask about the place of work in every kind there is of the later ones, and find a kitchen made in between', () => {
    const today = new Date();
    const questions = readQuestions(NewSurvey.parse(SURVEYS.place).questions, { newId, now: today });
    const kinds = questions.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['MATRIX', 'RANKING', 'NUMBER', 'DATE']));
    const [before, after] = [190, 40].map((daysAgo) => {
      const said = placeAnswers(addDays(today, -daysAgo), daysAgo === 40, texts);
      return people.map((person) => {
        const { answers } = submissionOf(questions, said.of(person), said.random);
        const stored = storedAnswers(questions, answers);
        expect(stored.filter((answer) => answer !== null)).toHaveLength(answers.length);
        return { department: person.department, numbers: stored[1]!.split(',').map(Number) };
      });
    });
    const of = (all: typeof before & object, statement: number) => mean(all.map(({ numbers }) => numbers[statement]!));
    expect(of(after!, 3)).toBeGreaterThan(of(before!, 3) + 1);
    const warehouse = after!.filter(({ department }) => department === 'warehouse');
    expect(of(warehouse, 0)).toBeLessThan(of(after!, 0) - 1);
  });

  it('say of eNPS what the poll of those days says: worse under the load, better since the measure', () => {
    const enps = (said: { of: (person: (typeof people)[number]) => readonly unknown[] }) => {
      const scores = people.map((person) => Number(said.of(person)[0]));
      const share = (counts: (score: number) => boolean) => scores.filter(counts).length / scores.length;
      return 100 * (share((score) => score >= 9) - share((score) => score <= 6));
    };
    for (const [daysAgo, sign] of [
      [96, -1],
      [13, 1],
    ] as const) {
      const day = addDays(TODAY, -daysAgo);
      expect(Math.sign(enps(workAnswers(day, TODAY, texts))), `the survey ${daysAgo} days ago`).toBe(sign);
      expect(Math.sign(enps(answersOf('enps', day, TODAY, texts))), `the poll ${daysAgo} days ago`).toBe(sign);
    }
  });

  it('find the warehouse far below the others in time and rest, each time', () => {
    for (const daysAgo of [96, 13]) {
      for (const place of [3, 4]) {
        const all = ratings(daysAgo, place);
        const [own, others] = [true, false].map((ours) =>
          mean(all.filter(({ department }) => (department === 'warehouse') === ours).map(({ rating }) => rating)),
        );
        expect(own).toBeLessThan(others! - 1);
      }
    }
  });

  it('find that sales have more time since two people came', () => {
    const time = (daysAgo: number) =>
      mean(ratings(daysAgo, 3).flatMap(({ department, rating }) => (department === 'sales' ? [rating] : [])));
    expect(time(13)).toBeGreaterThan(time(96) + 1);
  });
});
