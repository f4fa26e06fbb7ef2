import { teamRows, untoldTeams, type AskedScale } from '#functions/runs/team-results.ts';
import { askedOf, countsOnScales, scoresOf } from '#functions/runs/poll-figures.ts';
import type { Run } from '#functions/runs/repositories/run.ts';
import type { TeamGroup } from '#functions/runs/repositories/compare-teams.ts';
import { judgedBy, pollDirection } from '#shared/rules/direction.ts';
import { numbersOf, scaleOf } from '#shared/rules/scales.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import { sum } from '#shared/rules/sum.ts';
import type { PollsOperation } from '../operation.ts';

/** A run by teams, those within reach: what was told of them when it was closed. */
export const getFrameTeams: PollsOperation<'getFrameTeams'> = async ({ repos, run, reach }) => {
  const groups = await repos.results.teams(run);
  const questions = run.questions.map((_, place) => askedScale(run, groups, place));
  const told = groups.map((group) => ({
    team: group.team,
    answered: group.responses,
    asked: askedOf(run, group),
    counts: countsOnScales(group, questions),
  }));
  const teams = teamRows(told, questions, reach, SMALLEST_GROUP);
  const state = !run.compareTeams ? 'not_compared' : run.published ? 'open' : 'ready';
  return {
    kind: 'poll',
    id: run.pollId,
    run_id: run.id,
    title: run.title,
    name: run.name,
    opened_at: run.openedAt,
    closed_at: run.closedAt,
    state,
    smallest_group: SMALLEST_GROUP,
    teams,
    untold: untoldTeams(teams, reach),
  };
};

/** A question answered in numbers, on its scale; null for any other. */
function askedScale(run: Run, groups: readonly TeamGroup[], place: number): AskedScale | null {
  const question = run.questions[place]!;
  const all = Array.from({ length: 11 }, (_, score) => sum(groups.map(({ scores }) => scores[place]?.[score] ?? 0)));
  if (scoresOf(run, place, { answered: sum(all), scores: all, values: [] }) === null) return null;
  return {
    text: question.text,
    values: numbersOf(scaleOf({ type: run.pollType }, question, place)),
    direction: judgedBy(pollDirection({ type: run.pollType }, question, place)),
  };
}
