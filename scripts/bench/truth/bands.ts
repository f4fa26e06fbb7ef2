import type { RunFigures } from '#shared/models/run-results.ts';
import { enpsEstimate, enpsOfCounts } from '#shared/rules/enps.ts';
import { changeWords } from '#web/features/asking/results/polls/lib/change-words.ts';
import { changeOf, pointsOf } from '#web/features/asking/results/polls/lib/trend.ts';
import type { Silent } from '#shared/rules/statistics/silent.ts';
import { budgets } from '../budgets.ts';
import { held, known, type Section } from '../report.ts';
import { drawsFrom, momentOf, PEOPLE, type Draws } from './company.ts';

const PAIRS = 2000;
/** Of forty people so many answer where nearly all do. */
const ANSWERS = 37;
const LEVEL = 7.6;
const BETWEEN_PEOPLE = 1.7;
/** What the same person says otherwise on another day, and what a day does to all. */
const BETWEEN_ANSWERS = 1.2;
const OF_DAY = 0.25;
/** Who is a critic answers less often than the others. */
const CRITICS_ANSWER = 0.55;
const OTHERS_ANSWER = 0.8;

/** What forty people would say on a day, of whom nothing changes for good. */
function dayOf(levels: readonly number[], { normal }: Draws): number[] {
  const day = normal() * OF_DAY;
  return levels.map((level) => Math.min(10, Math.max(0, Math.round(level + day + normal() * BETWEEN_ANSWERS))));
}

function peopleOf({ normal }: Draws): number[] {
  return Array.from({ length: PEOPLE }, () => LEVEL + normal() * BETWEEN_PEOPLE);
}

function countsOf(scores: readonly number[]): number[] {
  return Array.from({ length: 11 }, (_, score) => scores.filter((one) => one === score).length);
}

/** A closed run with these answers, as the trend is drawn of it. */
function figuresOf(index: number, scores: readonly number[]): RunFigures {
  const at = momentOf(index).toISOString();
  const counts = countsOf(scores);
  const figures = {
    frame: { id: `run-${index}`, name: null, created_at: at, published: false, was_opened: true, deadline: null },
    responses: scores.length,
    people_asked: PEOPLE,
    enps: enpsOfCounts(counts, { asked: PEOPLE }),
    questions: [{ id: 'q0', text: 'Порекомендуете?', scale: null, mean: null, scores: counts }],
  };
  // What the trend looks at, and no more.
  return figures as unknown as RunFigures;
}

/** Whether bands, the test and the people themselves agree. */
export function bandSections(): Section[] {
  const draws = drawsFrom(4);
  let apart = 0;
  for (let pair = 0; pair < PAIRS; pair++) {
    const people = peopleOf(draws);
    const runs = [0, 1].map((index) => figuresOf(index, dayOf(people, draws).slice(0, ANSWERS)));
    const points = pointsOf(runs, { by: 'enps' }, momentOf(9));
    const [from, to] = points.map(({ band }) => band!);
    const { sure } = changeWords({ by: 'enps' }, changeOf(points));
    if ((from![1] < to![0] || to![1] < from![0]) && !sure) apart += 1;
  }
  let [covered, missed, silent] = [0, 0, 0];
  for (let run = 0; run < PAIRS; run++) {
    const all = dayOf(peopleOf(draws), draws);
    const truth = enpsOfCounts(countsOf(all), { asked: PEOPLE })!.score;
    const answered = all.filter((score) => draws.uniform() < (score <= 6 ? CRITICS_ANSWER : OTHERS_ANSWER));
    const estimate = enpsEstimate(enpsOfCounts(countsOf(answered))!, { asked: PEOPLE })!;
    const holds = ({ low, high }: Silent) => low <= truth && truth <= high;
    if (holds(estimate)) covered += 1;
    if (!holds(estimate.silent ?? estimate)) missed += 1;
    silent += (PEOPLE - answered.length) / PEOPLE;
  }
  return [
    {
      title: 'Intervals of eNPS of forty people',
      rows: [
        held(
          'bands of an unchanged company apart while the text says chance, 37 answer',
          (100 * apart) / PAIRS,
          budgets.falseBands,
        ),
        known(
          'the interval of a run holds all forty where critics answer less (55 % against 80 %)',
          (100 * covered) / PAIRS,
          '%',
        ),
        held(
          'what is told beside it of those who kept silent does not',
          (100 * missed) / PAIRS,
          budgets.missedBySilent,
        ),
        known('of whom so many are silent', (100 * silent) / PAIRS, '%'),
      ],
    },
  ];
}
