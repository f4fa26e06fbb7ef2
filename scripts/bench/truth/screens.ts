import type { GroupScore, Measurement } from '#functions/analysis/repositories/analysis-items.ts';
import { compareTeams, type TeamGroup } from '#functions/runs/repositories/compare-teams.ts';
import type { Run as StoredRun } from '#functions/runs/repositories/run.ts';
import type { OpenedRun } from '#functions/runs/repositories/open-runs.ts';
import type { QuestionCounts, ResponseCounts } from '#functions/runs/repositories/response-counts.ts';
import type { StoredBreakdown } from '#functions/surveys/repositories/survey-breakdown.ts';
import { changesOf } from '#functions/analysis/polls/findings/changes.ts';
import { breakDownSurvey, type CompletedSurvey } from '#functions/surveys/statistics/break-down-survey.ts';
import { enpsPulse } from '#functions/overview/enps-pulse.ts';
import { getAttention } from '#functions/overview/operations/get-attention.ts';
import { EVERYTHING } from '#shared/rules/own-people.ts';
import { enpsEstimate, enpsOfCounts } from '#shared/rules/enps.ts';
import { changeWords } from '#web/features/asking/results/polls/lib/change-words.ts';
import { changeOf } from '#web/features/asking/results/polls/lib/trend.ts';
import type { RunKind } from '#shared/rules/run-kinds.ts';
import { TREND_RUNS } from '#shared/rules/trend-runs.ts';
import type { TrendPoint } from '#web/lib/trend-point.ts';
import { moodOf } from '#web/features/overview/lib/mood.ts';
import { momentOf, PEOPLE, TEAMS, type Answered } from './company.ts';
import { DAY_MS } from '#shared/rules/durations.ts';

const POLL = 'poll';
const SERIES = 'series';
const TEAM_SIZE = PEOPLE / TEAMS.length;

/** A closed run as the screens find it. */
export interface Run {
  readonly frame: StoredRun;
  readonly opened: OpenedRun;
  readonly counts: ResponseCounts;
  readonly teams: readonly TeamGroup[];
  readonly breakdown: StoredBreakdown | null;
}

/** A closed run of the weekly poll: eNPS and questions from 1 to 5. */
export function pollRun(week: number, answered: readonly Answered[], questions: number): Run {
  const byTeam = new Map(
    [...Map.groupBy(answered, ({ team }) => team)].map(([team, of]) => [team, countsOf(of, questions)]),
  );
  return {
    ...runOf(week, `poll-${week}`, questions, 'poll'),
    counts: countsOf(answered, questions),
    teams: compareTeams(byTeam),
    breakdown: null,
  };
}

/** A completed survey of the same questions, one of a series. */
export async function surveyRun(week: number, answered: readonly Answered[], questions: number): Promise<Run> {
  const asked = Array.from({ length: questions }, (_, place) => ({
    id: `q${place}`,
    kind: 'RATING' as const,
    options: [],
    scale: place === 0 ? ('0-10' as const) : ('1-5' as const),
    theme: place === 0 ? 'enps' : null,
    showIf: null,
  }));
  const survey: CompletedSurvey = {
    questions: asked as CompletedSurvey['questions'],
    dimensions: ['team'],
    smallestGroup: 5,
    invited: { team: new Map(TEAMS.map((team) => [team, TEAM_SIZE])) },
  };
  const rows = answered.map(({ team, numbers }) => ({ answers: numbers.map(String), team, role: null, tenure: null }));
  return {
    ...runOf(week, `survey-${week}`, questions, 'survey'),
    counts: countsOf(answered, questions),
    teams: [],
    breakdown: await breakDownSurvey(survey, [rows]),
  };
}

function runOf(week: number, id: string, questions: number, kind: RunKind): Pick<Run, 'frame' | 'opened'> {
  const at = new Date(momentOf(week).getTime() - DAY_MS).toISOString();
  const asked = Array.from({ length: questions }, (_, place) => ({
    id: `q${place}`,
    text: `Вопрос ${place}?`,
    kind: place === 0 && kind === 'poll' ? 'TEXTAREA' : 'RATING',
    scale: place === 0 && kind === 'poll' ? null : '1-5',
    required: true,
    options: [],
    theme: place === 0 ? 'enps' : null,
    showIf: null,
    ...DIRECTION,
  }));
  const pollId = kind === 'survey' ? id : POLL;
  const frame = {
    id,
    pollId,
    kind,
    seriesId: SERIES,
    smallestGroup: 5,
    title: 'Пульс',
    name: null,
    createdAt: at,
    openedAt: at,
    closedAt: at,
    published: false,
    pollType: 'ENPS',
    isAnonymous: true,
    resultsVisibility: 'closed',
    audience: { kind: 'all' },
    invited: null,
    peopleAsked: null,
    compareTeams: kind === 'poll',
    questions: asked,
    namesTakenOff: 0,
  };
  return {
    // What the screens look at, and no more: nothing is stored.
    frame: frame as unknown as StoredRun,
    opened: {
      pollId,
      runId: id,
      pollType: 'ENPS',
      isAnonymous: true,
      compareTeams: kind === 'poll',
      kind,
      openedAt: at,
    },
  };
}

/** Every question here is one of which more is better. */
const DIRECTION = { direction: 'higher_is_better' };

function countsOf(answered: readonly Answered[], questions: number): ResponseCounts {
  const counted = Array.from({ length: questions }, (_, place): QuestionCounts => {
    const scores = Array.from({ length: place === 0 ? 11 : 6 }, () => 0);
    for (const { numbers } of answered) scores[numbers[place]!]! += 1;
    return { answered: answered.length, scores, values: [] };
  });
  return { responses: answered.length, named: 0, scale: true, questions: counted };
}

/** Late and open tasks of each team as they were measured in a week. */
export function measurementOf(week: number, late: readonly number[], open: readonly number[]): Measurement {
  const total = (of: readonly number[]): number => of.reduce((all, one) => all + one, 0);
  return {
    at: momentOf(week).toISOString(),
    metrics: [
      { key: 'overdue', label: 'Просрочено', count: total(late), of: total(open) },
      ...TEAMS.map((team, place) => ({
        key: `overdue:${team}`,
        label: team,
        count: late[place]!,
        of: open[place]!,
      })),
    ],
    scores: TEAMS.map((team): GroupScore => ({ team, score: 50, people: TEAM_SIZE })),
    smallTeams: 0,
  };
}

/** What the screens say on a morning, of what was true until then: the newest first. */
export interface Claims {
  /** The first words of the overview: «Настроение упало». */
  readonly headline: boolean;
  /** The comparison of runs among the results, of eNPS. */
  readonly results: boolean;
  /** The analysis of the newest run. */
  readonly analysis: boolean;
  /** By whom the overview says that a team needs attention, by what it was seen. */
  readonly teams: readonly { readonly team: string; readonly source: string; readonly label: string }[];
}

/** What stands on the screens of who runs polls, `runs` and `load` the newest first. */
export async function claimsOf(week: number, runs: readonly Run[], load: readonly Measurement[]): Promise<Claims> {
  const now = momentOf(week);
  const byId = new Map(runs.map((run) => [run.frame.id, run]));
  const repos = {
    openedRuns: {
      newest: async (_: string, { since }: { since: string }) =>
        runs.map(({ opened }) => opened).filter(({ openedAt }) => openedAt >= since),
    },
    runs: {
      findMany: async (ids: readonly string[]) => ids.map((id) => byId.get(id)!.frame),
      page: async (pollId: string, limit: number) => ({
        runs: runs.flatMap(({ frame }) => (frame.pollId === pollId ? [frame] : [])).slice(0, limit),
      }),
    },
    results: {
      teams: async ({ id }: StoredRun) => byId.get(id)!.teams,
      breakdown: async (id: string) => byId.get(id)!.breakdown,
      figures: async (those: readonly StoredRun[]) =>
        those.map(({ id }) => {
          const { counts } = byId.get(id)!;
          return { counts, answered: { members: counts.responses, byLink: 0 }, counted: null };
        }),
    },
    analyses: {
      workloadMeasured: async () => load[0] ?? null,
      workloadMeasuredBetween: async () => load[4] ?? null,
    },
    decisions: { holding: async () => [] },
  };
  const context = { repos, workspaceId: 'workspace', now, reach: EVERYTHING } as unknown as Parameters<
    typeof getAttention
  >[0];
  const attention = (await getAttention(context, {} as never)) as Awaited<ReturnType<typeof getAttention>>;
  const opened = runs.map((run) => run.opened);
  const pulse = await enpsPulse(opened, repos as never, { now, memberCount: PEOPLE });
  return {
    headline: pulse !== null && /упало|снизилось/.test(moodOf(pulse).sentence),
    results: resultsTell(runs),
    analysis: analysisTells(runs),
    teams: attention.teams,
  };
}

function polls(runs: readonly Run[]): Run[] {
  return runs.filter(({ opened }) => opened.kind === 'poll');
}

function resultsTell(runs: readonly Run[]): boolean {
  const points = polls(runs)
    .slice(0, TREND_RUNS)
    .toReversed()
    .map(({ frame, counts }): TrendPoint => {
      const enps = enpsOfCounts(counts.questions[0]!.scores);
      const estimate = enps && enpsEstimate(enps);
      return {
        runId: frame.id,
        at: frame.createdAt,
        name: frame.id,
        value: estimate?.value ?? null,
        band: null,
        estimate,
        responses: counts.responses,
        open: false,
        text: 'Вопрос 0?',
        newText: null,
      };
    });
  const { sentence, sure } = changeWords({ by: 'enps' }, changeOf(points));
  return sure && /снизился/.test(sentence);
}

function analysisTells(runs: readonly Run[]): boolean {
  const { findings } = changesOf({
    type: 'ENPS',
    smallestGroup: 5,
    runs: polls(runs).map(({ frame, counts }) => ({
      runId: frame.id,
      name: null,
      createdAt: frame.createdAt,
      open: false,
      asked: PEOPLE,
      responses: counts.responses,
      questions: frame.questions,
      counts,
    })),
  });
  return findings.some(({ side }) => side === 'concern');
}
