import { budgets } from '../budgets.ts';
import { held, known, type Section } from '../report.ts';
import { drawsFrom, shiftForFall, simulateCompany, TEAMS, type Draws } from './company.ts';
import { claimsOf, measurementOf, pollRun, surveyRun, type Claims, type Run } from './screens.ts';

const COMPANIES = 200;
/** Half a year of weekly polls, and a survey each quarter. */
const WEEKS = 26;
const WEEKS_OF_QUARTER = 13;
const POLL_QUESTIONS = 3;
const SURVEY_QUESTIONS = 11;
/** After so many runs the fall comes; it is looked for in its week and until the end of its month. */
const FALL_AFTER = 12;
const WEEKS_OF_MONTH = 4;
const FALL_POINTS = 25;
/** Open tasks of a team, of which so many are late, and how much that moves in a week (logit). */
const OPEN_TASKS = 45;
const LATE_LOGIT = -1.7;
const LATE_OF_TEAM = 0.3;
const LATE_OF_WEEK = 0.2;

/** How everybody's mood is shifted in a week. */
type Shift = (week: number, team: string) => number;

/** What stands on the screens of a company, week by week. */
async function live(seed: number, until: number, from: number, shift: Shift = () => 0): Promise<Claims[]> {
  const draws = drawsFrom(seed);
  const company = simulateCompany(draws, SURVEY_QUESTIONS);
  const late = lateTasks(draws);
  const runs: Run[] = [];
  const load: ReturnType<typeof measurementOf>[] = [];
  const claims: Claims[] = [];
  for (let week = 0; week < until; week++) {
    const answers = () => company.run((team) => shift(week, team));
    if (week % WEEKS_OF_QUARTER === 0) runs.unshift(await surveyRun(week, answers(), SURVEY_QUESTIONS));
    const polled = answers().map(({ team, numbers }) => ({ team, numbers: numbers.slice(0, POLL_QUESTIONS) }));
    runs.unshift(pollRun(week, polled, POLL_QUESTIONS));
    load.unshift(measurementOf(week, ...late()));
    if (week >= from) claims.push(await claimsOf(week, runs, load));
  }
  return claims;
}

/** Late and open tasks of each team, each week anew: about one in six is late. */
function lateTasks({ uniform, normal }: Draws): () => [number[], number[]] {
  const levels = TEAMS.map(() => LATE_LOGIT + normal() * LATE_OF_TEAM);
  return () => {
    const open = TEAMS.map(() => Math.round(OPEN_TASKS * (0.9 + 0.2 * uniform())));
    const late = levels.map((level, place) => {
      const share = 1 / (1 + Math.exp(-level - normal() * LATE_OF_WEEK));
      return Array.from({ length: open[place]! }).filter(() => uniform() < share).length;
    });
    return [late, open];
  };
}

const any = ({ headline, results, analysis, teams }: Claims): boolean =>
  headline || results || analysis || teams.length > 0;
const percent = (hits: number, of: number): number => (100 * hits) / of;

/** How often the screens claim a fall or a team in need where there is none, and how often they see one that is real. */
export async function weekSections(): Promise<Section[]> {
  const calm: Claims[] = [];
  for (let seed = 1; seed <= COMPANIES; seed++) calm.push(...(await live(seed, WEEKS, 1)));
  const share = (claims: (of: Claims) => boolean) => percent(calm.filter(claims).length, calm.length);
  const bySource = (source: string, label?: string) =>
    share(({ teams }) => teams.some((one) => one.source === source && (!label || one.label === label)));

  const shift = shiftForFall(FALL_POINTS);
  const lower: Shift = (week) => (week >= FALL_AFTER ? shift : 0);
  const teamLower: Shift = (week, team) => (week >= FALL_AFTER && team === TEAMS[1] ? -2.5 : 0);
  const [fallen, needy]: Claims[][][] = [[], []];
  for (let seed = 1; seed <= COMPANIES; seed++) {
    fallen!.push(await live(seed, FALL_AFTER + WEEKS_OF_MONTH, FALL_AFTER, lower));
    needy!.push(await live(seed, FALL_AFTER + WEEKS_OF_MONTH, FALL_AFTER, teamLower));
  }
  const fall = ({ headline, results, analysis }: Claims) => headline || results || analysis;
  const power = (of: Claims[][], weeks: number, told: (claims: Claims) => boolean) =>
    percent(of.filter((claims) => claims.slice(0, weeks).some(told)).length, of.length);
  const named = ({ teams }: Claims) => teams.some(({ team }) => team === TEAMS[1]);
  return [
    {
      title: `${COMPANIES} companies of 40 people where nothing changes but the weather: weeks with a claim`,
      rows: [
        held('any claim of a fall or of a team in need', share(any), budgets.falseWeeks),
        known(
          'the overview: the mood has fallen',
          share(({ headline }) => headline),
          '%',
        ),
        known(
          'results: eNPS has fallen',
          share(({ results }) => results),
          '%',
        ),
        known(
          'analysis: a figure has fallen',
          share(({ analysis }) => analysis),
          '%',
        ),
        known('a team in need, by the poll', bySource('poll'), '%'),
        known('a team in need, by the survey: low answers', bySource('survey', 'оценки ниже других'), '%'),
        known('a team in need, by the survey: fewer answers', bySource('survey', 'отвечают реже'), '%'),
        known('a team in need, by late tasks', bySource('load'), '%'),
      ],
    },
    {
      title: `The same where eNPS falls by ${FALL_POINTS} points, and where one team falls by 2.5 of ten: who is told`,
      rows: [
        known('the fall, in its week', power(fallen!, 1, fall), '%'),
        known('the fall, within four weeks', power(fallen!, WEEKS_OF_MONTH, fall), '%'),
        known(
          'the overview, within four weeks',
          power(fallen!, WEEKS_OF_MONTH, ({ headline }) => headline),
          '%',
        ),
        known('the team, in its week', power(needy!, 1, named), '%'),
        known('the team, within four weeks', power(needy!, WEEKS_OF_MONTH, named), '%'),
      ],
    },
  ];
}
