import type { SurveyRow } from '#functions/surveys/count-answers.ts';
import { seededRandom } from '#shared/rules/statistics/seeded-random.ts';

const ROLES = ['владелец', 'hr', 'руководитель', 'сотрудник'];
const TENURES = ['under_6_months', '6_to_12_months', '1_to_3_years', '3_to_5_years', 'over_5_years'];

/**
 * The answers of a made-up company to some scale questions: teams of very different sizes, roles and tenures that go with
 * teams more or less, people of whom nothing is known, questions passed over by some kinds of people. The last question is asked of those who gave the first 1, 2 or 3.
 */
export function surveyCompany(
  seed: number,
  { people, questions = 2 }: { people: number; questions?: number },
): SurveyRow[] {
  const random = seededRandom(seed);
  const below = (many: number) => Math.floor(random() * many);
  const teams = 1 + below(Math.max(2, Math.min(15, people / 5)));
  const skew = 1 + 3 * random();
  const nested = random();
  const unknown = random() < 0.3 ? 0.2 * random() : 0;
  const skipped = Array.from({ length: questions }, () => ({
    rate: random() < 0.3 ? 0 : 0.5 * random(),
    tenure: below(8),
    team: below(teams * 2),
  }));
  return Array.from({ length: people }, () => {
    const team = Math.floor(teams * random() ** skew);
    const role = random() < nested ? (team === 0 ? 1 : 3) : [0, 1, 2, 2, 3, 3, 3, 3][below(8)]!;
    const tenure = random() < nested ? team % TENURES.length : below(TENURES.length);
    const known = <T>(value: T) => (random() < unknown ? null : value);
    const answers = skipped.map((skip) =>
      skip.team === team || skip.tenure === tenure || random() < skip.rate ? null : String(1 + below(5)),
    );
    const [first] = answers;
    return {
      team: known(`Отдел ${team}`),
      role: known(ROLES[role]!),
      tenure: known(TENURES[tenure]!),
      answers: first && Number(first) <= 3 ? answers : [...answers.slice(0, -1), null],
    };
  });
}
