import type { CountedQuestion } from '#functions/surveys/count-answers.ts';
import { CrossProducts } from '#functions/surveys/statistics/cross-products.ts';
import { driversOf } from '#functions/surveys/statistics/drivers.ts';
import { strongestDriver } from '#web/features/asking/results/surveys/lib/drivers.ts';
import { budgets } from '../budgets.ts';
import { held, known, type Row, type Section } from '../report.ts';
import { drawsFrom, type Draws } from './company.ts';

const SIZES = [26, 40, 70, 110];
const SURVEYS = 100;
const QUESTIONS = 10;
/** How alike answers of one person are: a good mood goes through all questions. */
const SAME_MOOD = 0.6;

const rating = (id: string): CountedQuestion => ({
  id,
  kind: 'RATING',
  scale: '1-5',
  options: [],
  theme: null,
  showIf: null,
});
const ASKED: CountedQuestion[] = [
  { ...rating('outcome'), scale: '0-10', theme: 'enps' },
  ...Array.from({ length: QUESTIONS }, (_, place) => rating(`q${place}`)),
];

/** The question that is named as the one eNPS goes with, of so many people; null where none is. */
function namedOf(people: number, { normal }: Draws, relation: number): string | null {
  const products = new CrossProducts(ASKED);
  for (let one = 0; one < people; one++) {
    const mood = normal();
    const felt = Array.from({ length: QUESTIONS }, () => SAME_MOOD * mood + 0.8 * normal());
    const outcome = relation * felt[0]! + Math.sqrt(1 - relation ** 2) * normal();
    const answers = [within(0, 10, 7 + 2 * outcome), ...felt.map((own) => within(1, 5, 3.4 + own))];
    products.add({ answers: answers.map(String), team: null, role: null, tenure: null });
  }
  return strongestDriver(driversOf(ASKED, products))?.question_id ?? null;
}

/** How often a survey names the question eNPS goes with where there is none, and how often where the first one is it. */
export function driverSections(): Section[] {
  const rows = SIZES.flatMap((people): Row[] => {
    const draws = drawsFrom(people);
    const named = (relation: number) => Array.from({ length: SURVEYS }, () => namedOf(people, draws, relation));
    const share = (of: readonly (string | null)[], fits: (one: string | null) => boolean) =>
      (100 * of.filter(fits).length) / of.length;
    const none = named(0);
    const strong = named(0.6);
    return [
      held(
        `names one where there is none, ${people} answers`,
        share(none, (one) => one !== null),
        budgets.falseDrivers,
      ),
      known(
        `names the one there is (r = 0.6), ${people} answers`,
        share(strong, (one) => one === 'q0'),
        '%',
      ),
      known(
        `names another than the one there is, ${people} answers`,
        share(strong, (one) => one !== 'q0' && one !== null),
        '%',
      ),
    ];
  });
  return [{ title: `Ten questions that go with eNPS or do not, ${SURVEYS} surveys each`, rows }];
}

function within(low: number, high: number, felt: number): number {
  return Math.min(high, Math.max(low, Math.round(felt)));
}
