import type { Question } from '#shared/models/question.ts';
import type { SurveySubmission } from '#shared/models/survey-answers.ts';
import { kindOf } from '#shared/question-kinds/index.ts';
import { askedQuestions } from '#shared/rules/asked-questions.ts';
import { readyQuestion } from '#shared/rules/ready-questions.ts';
import { YES_NO } from '#shared/rules/wire-words.ts';
import { inLanguage } from '#shared/text/current.ts';
import { addDays } from './days.ts';
import type { DemoPerson } from './people.ts';
import { seeded, type Random } from './random.ts';
import { moodOf, weekOf } from './story.ts';
import type { DemoTexts } from './texts.ts';
import { HOUR_MS } from '#shared/rules/durations.ts';

/** What one respondent chose or wrote, by question index; null where nothing. */
type Chosen = readonly (string | number | readonly string[] | null)[];

const [YES, NO] = YES_NO;

/** What people answer, with the chance it is made by. */
export interface SurveyAnswers {
  readonly random: Random;
  readonly of: (person: DemoPerson) => Chosen;
}

/** Answers as they are sent, to those questions that these answers lead to. */
export function submissionOf(
  questions: readonly Question[],
  chosen: Chosen,
  random: Random,
): { answers: SurveySubmission['answers']; time_spent: number } {
  const given = questions.flatMap((question, index): SurveySubmission['answers'] => {
    const { id } = question;
    const value = chosen[index] ?? null;
    if (value === null) return [];
    if (typeof value === 'number') return [{ question_id: id, answer_rating: value }];
    if (typeof value !== 'string') return [{ question_id: id, answer_options: [...value] }];
    return kindOf(question).field === 'answer_text'
      ? [{ question_id: id, answer_text: value }]
      : [{ question_id: id, answer_options: [value] }];
  });
  const asked = new Set(askedQuestions(questions, given).map(({ id }) => id));
  const answers = given.filter(({ question_id: id }) => asked.has(id));
  return { answers, time_spent: 9 * asked.size + random.between(10, 150) };
}

/**
 * Answers to how work goes at a moment. The warehouse has neither the time nor the rest of the others, sales had
 * not until the measure (story.ts); who knows what is expected, is noticed and can grow is the one who recommends.
 */
export function workAnswers(date: Date, today: Date, { language, enps: words, surveys }: DemoTexts): SurveyAnswers {
  const { options } = inLanguage(language, () => readyQuestion('eveningsWorked'));
  const [never, once, more] = options as [string, string, string];
  const random = seeded(Math.round(date.getTime() / HOUR_MS));
  const say = teller(random);
  return {
    random,
    of(person: DemoPerson): Chosen {
      const week = weekOf(person.department, date, today);
      const { overload, relief } = week;
      const own = person.id * 131;
      const warehouse = person.department === 'warehouse' ? 1 : 0;
      const strain = 2.1 * warehouse + 1.5 * overload * (1 - warehouse) - 0.4 * relief;
      const mood = wave(own, 0.5);
      // How somebody gets on is mostly a matter of the person: that is what drivers show.
      const manager = 3.9 + mood + wave(own + 1, 1.1);
      const recognition = 3.5 + mood + wave(own + 2, 1);
      const growth = 3.3 + mood + wave(own + 3, 1.1) - (person.isHead ? -0.4 : 0);
      // The weeks move it as they move the eNPS poll: two polls of the same people tell one story.
      const score =
        8 +
        1.1 * moodOf(week) +
        1.3 * (manager - 3.9) +
        1.1 * (recognition - 3.5) +
        0.8 * (growth - 3.3) -
        0.6 * warehouse;
      const points = within(0, score + noise(random, 0.8), 10);
      const kind = points >= 9 ? 'promoters' : points >= 7 ? 'passives' : 'detractors';
      const overtime = strain + noise(random, 0.7);
      const evenings = overtime > 1.5 ? more : overtime > 0.2 ? once : never;
      return [
        points,
        say(words.reasons[kind], 0.6),
        five(4.2 + mood + noise(random, 1.1)),
        five(3.9 - 0.95 * strain + noise(random, 1.2)),
        five(3.9 - 0.85 * strain + noise(random, 1.2)),
        evenings,
        evenings === never ? null : say(surveys.overtime[reasonsOf(person)], 0.75),
        five(4 - 0.6 * warehouse + noise(random, 1.3)),
        five(manager + noise(random, 0.8)),
        five(4.3 + 0.5 * mood + noise(random, 1.1)),
        five(recognition + 0.2 * relief + noise(random, 0.8)),
        five(growth + noise(random, 0.8)),
      ];
    },
  };
}

/** Answers to what to learn, asked on a day. */
export function learningAnswers(seed: number, asked: Date, { surveys }: DemoTexts): SurveyAnswers {
  const { courses, forms, values, obstacles, wishes } = surveys;
  const random = seeded(seed);
  const say = teller(random);
  // Of the questions that came later, so that what was said to the others stays as it was.
  const later = seeded(seed + 1);
  return {
    random,
    of({ department, isHead }: DemoPerson): Chosen {
      const [talks, tables, leading, , safety] = courses;
      const own = department === 'warehouse' ? safety : department === 'sales' ? talks : tables;
      const topics = courses.filter(
        (course) => course === own || (isHead && course === leading) || random.chance(course === tables ? 0.4 : 0.15),
      );
      const free = department === 'warehouse' ? random.chance(0.4) : random.chance(0.85);
      const form = department === 'warehouse' ? forms[2] : random.pick(forms);
      const hours = department === 'warehouse' ? later.between(0, 4) : later.between(2, 16);
      const [practice, teacher, time, paper] = values;
      const first = department === 'warehouse' ? paper : later.chance(0.7) ? practice : time;
      const order = [first, ...later.shuffled([practice, teacher, time, paper].filter((value) => value !== first))];
      const begin = later.chance(0.8) ? addDays(asked, later.between(20, 130)).toISOString().slice(0, 10) : null;
      return [topics, form, free ? YES : NO, free ? null : say(obstacles, 0.8), say(wishes, 0.35), hours, order, begin];
    },
  };
}

/**
 * Answers to the place of work, asked on a day. The warehouse lacks light and scanners that work, the open office quiet;
 * a kitchen was made between the first time and the second. Who can work without being disturbed likes the place.
 */
export function placeAnswers(asked: Date, withKitchen: boolean, { surveys }: DemoTexts): SurveyAnswers {
  const random = seeded(Math.round(asked.getTime() / HOUR_MS) + 5);
  const say = teller(random);
  return {
    random,
    of(person: DemoPerson): Chosen {
      const own = person.id * 173;
      const warehouse = person.department === 'warehouse';
      const mood = wave(own, 0.4);
      const quiet = (warehouse ? 4 : 2.9) + mood + wave(own + 1, 1.3);
      const statements = [
        (warehouse ? 2.2 : 4.1) + noise(random, 1),
        quiet + noise(random, 0.7),
        (warehouse ? 2.4 : 3.8) + noise(random, 1.2),
        (withKitchen ? 4.2 : 2.7) + mood + noise(random, 1.2),
        3.7 + mood + noise(random, 1.3),
      ];
      const [light, silence, devices, kitchen] = surveys.placeWorks;
      const first = warehouse ? random.pick([light, light, devices]) : random.pick([silence, silence, kitchen]);
      const [earliest, latest] = warehouse ? [10, 50] : [30, 120];
      return [
        five(3.4 + 0.9 * (quiet - 3.2) + noise(random, 0.8)),
        statements.map((points) => String(five(points))),
        [first, ...random.shuffled([light, silence, devices, kitchen].filter((one) => one !== first))],
        within(5, (warehouse ? 55 : 35) + wave(own + 2, 25), 180),
        random.chance(0.8) ? addDays(asked, random.between(earliest, latest)).toISOString().slice(0, 10) : null,
        say(surveys.placeWishes[warehouse ? 'warehouse' : 'others'], 0.6),
      ];
    },
  };
}

/** Answers to the new CRM, a month after it came. */
export function crmAnswers(seed: number, { surveys }: DemoTexts): SurveyAnswers {
  const random = seeded(seed);
  const say = teller(random);
  return {
    random,
    of(): Chosen {
      const score = within(0, 5.5 + noise(random, 3), 10);
      const [slow, twice, reports, where, nothing] = surveys.crmTroubles;
      const troubles = [slow, twice, reports, where].filter((_, index) => random.chance([0.7, 0.5, 0.3, 0.25][index]!));
      return [
        score,
        troubles.length > 0 ? troubles : [nothing],
        random.chance(0.4) ? YES : NO,
        say(surveys.crmWishes, 0.9),
      ];
    },
  };
}

/** Picks a text nobody has said yet, so often. */
function teller(random: Random): (texts: readonly string[], probability: number) => string | null {
  const said = new Set<string>();
  return (texts, probability) => {
    const free = texts.filter((text) => !said.has(text));
    if (free.length === 0 || !random.chance(probability)) return null;
    const text = random.pick(free);
    said.add(text);
    return text;
  };
}

function reasonsOf({ department }: DemoPerson): keyof DemoTexts['surveys']['overtime'] {
  return department === 'warehouse' || department === 'sales' ? department : 'others';
}

/** What a person is like, the same every time: up to so much either way. */
function wave(seed: number, height: number): number {
  return height * (2 * seeded(seed).next() - 1);
}

/** Mostly near nothing, up to so much either way. */
function noise(random: Random, height: number): number {
  return height * (random.next() + random.next() - 1);
}

function five(points: number): number {
  return within(1, points, 5);
}

function within(low: number, points: number, high: number): number {
  return Math.min(high, Math.max(low, Math.round(points)));
}
