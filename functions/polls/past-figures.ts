import { draftRun } from '#functions/runs/draft-run.ts';
import { randomResponseKey } from '#functions/runs/response-key.ts';
import { compareTeams } from '#functions/runs/repositories/compare-teams.ts';
import type { PastFigures } from '#functions/runs/repositories/past-runs.ts';
import { countResponse, EMPTY_COUNTS, type ResponseCounts } from '#functions/runs/repositories/response-counts.ts';
import type { PastRun } from '#shared/models/past-import.ts';
import { isEnpsQuestion } from '#shared/rules/enps.ts';
import type { PastSource } from '#shared/rules/past-import.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import type { Poll } from './repositories/polls.ts';

interface Groups {
  readonly promoters: number;
  readonly passives: number;
  readonly critics: number;
}

interface About {
  readonly source: PastSource;
  readonly workspaceName: string;
  readonly at: string;
  readonly newId: () => string;
}

/** Noon in Moscow of a day: a run of the past has no time of day. */
export function momentOf(day: string): string {
  return new Date(`${day}T12:00:00+03:00`).toISOString();
}

/** How many answered a run of the past. */
export function answeredIn(run: PastRun): number {
  return 'counts' in run ? peopleIn(run.counts) : run.answers.length;
}

/**
 * A run of the past as a closed run without names, its answers counted as those of runs of ours are. Of fewer than five
 * people nothing but their number is kept: it would never be shown.
 */
export function pastFigures(poll: Poll, past: PastRun, { source, workspaceName, at, newId }: About): PastFigures {
  const countsOnly = 'counts' in past;
  const moment = momentOf(past.day);
  const answered = answeredIn(past);
  const few = answered < SMALLEST_GROUP;
  const teams = countsOnly && !few ? compareTeams(byTeam(past)) : [];
  const draft = draftRun(poll, {
    id: newId(),
    createdAt: moment,
    deadline: null,
    name: null,
    resultsVisibility: 'closed',
    audience: { kind: 'all' },
    peopleAsked: null,
    compareTeams: teams.length > 0,
    channels: [],
    reminders: false,
  });
  const run = {
    ...draft,
    // Who was asked is not known: as of a run with a link, of which nobody knows how many have it.
    allowAnonymousLink: true,
    isAnonymous: true,
    questions: poll.questions,
    workspaceName,
    openedAt: moment,
    closedAt: moment,
    comparedTeams: teams.flatMap(({ team }) => (team === null ? [] : [{ name: team, people: null }])),
    past: { source, at, countsOnly },
  };
  if (few) return { run, answered, counts: EMPTY_COUNTS, copies: [], teams: [] };
  if (countsOnly) return { run, answered, counts: countsOf(past.counts), copies: [], teams };
  const empty = { ...EMPTY_COUNTS, scale: isEnpsQuestion({ type: poll.pollType }, 0) };
  const said = past.answers.map((answers) => answers.map((answer) => answer?.trim() || null));
  return {
    run,
    answered,
    counts: said.reduce(
      (counts: ResponseCounts, answers) => countResponse(counts, { named: false, answers }, 1),
      empty,
    ),
    copies: said.map((answers) => ({ key: randomResponseKey(), answers, answeredAt: moment, renewed: false })),
    teams,
  };
}

function peopleIn({ promoters, passives, critics }: Groups): number {
  return promoters + passives + critics;
}

/** The counters of three groups: by one number of each, which nothing shows (`countsOnly`). */
function countsOf(groups: Groups): ResponseCounts {
  const { promoters, passives, critics } = groups;
  const answered = peopleIn(groups);
  const scores = [critics, 0, 0, 0, 0, 0, 0, 0, passives, 0, promoters];
  return { responses: answered, named: 0, scale: true, questions: [{ answered, scores, values: [], error: 0 }] };
}

/** Teams as they are compared; who is in none of them stands without a name. */
function byTeam({ counts, teams }: Extract<PastRun, { counts: unknown }>): Map<string | null, ResponseCounts> {
  const left = { ...counts };
  for (const team of teams) for (const group of GROUPS) left[group] -= team[group];
  return new Map([
    ...teams.map((team) => [team.team, countsOf(team)] as const),
    ...(peopleIn(left) > 0 ? [[null, countsOf(left)] as const] : []),
  ]);
}

const GROUPS = ['promoters', 'passives', 'critics'] as const;

/** Whether more of a group are in the teams than there are in all. */
export function teamsTooMany(past: PastRun): boolean {
  if (!('counts' in past)) return false;
  return GROUPS.some((group) => past.teams.reduce((sum, team) => sum + team[group], 0) > past.counts[group]);
}
