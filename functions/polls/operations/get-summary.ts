import { notFound } from '#core/http/errors.ts';
import { membersAsked, peopleAsked } from '#functions/runs/audience.ts';
import { enpsOf, figuresOf, teamFigures } from '#functions/runs/poll-figures.ts';
import { presentPollQuestions } from '#functions/runs/present-questions.ts';
import { presentFrame, presentPollOf } from '../present.ts';
import type { PollsOperation } from '../operation.ts';

/** A run in numbers, from the counters the stream keeps: as cheap for a hundred thousand answers as for ten. */
export const getSummary: PollsOperation<'getSummary'> = async ({ repos, run, workspaceId }) => {
  const [[counted], teams, workspace] = await Promise.all([
    repos.results.figures([run]),
    repos.results.teams(run),
    repos.workspaces.find(workspaceId),
  ]);
  const { counts, answered } = counted!;
  const { memberCount } = workspace ?? notFound('workspace');
  const asked = peopleAsked(run, memberCount, answered);
  return {
    poll: presentPollOf(run),
    frame: presentFrame(run),
    questions: presentPollQuestions(run.questions),
    responses: counts.responses,
    answered: answered.total,
    answered_at_least: answered.atLeast,
    members_answered: answered.members,
    answered_by_link: answered.byLink,
    invited: membersAsked(run, memberCount),
    people_asked: asked,
    by_question: figuresOf(run, counts),
    enps: enpsOf(run, counts, asked),
    by_team: teams.map((group) => teamFigures(run, group)),
  };
};
