import { notFound } from '#core/http/errors.ts';
import { membersAsked, peopleAsked } from '#core/rules/audience.ts';
import { enpsOf, figuresOf, teamFigures } from '#core/rules/poll-figures.ts';
import { presentFrame, presentPollOf } from './present.ts';
import type { PollsOperation } from './operation.ts';

/** A run in numbers, from the counters the stream keeps: as cheap for a hundred thousand answers as for ten. */
export const getSummary: PollsOperation<'getSummary'> = async ({ repos, frame, workspaceId }) => {
  const [[counted], teams, workspace] = await Promise.all([
    repos.results.figures([frame]),
    repos.results.teams(frame),
    repos.workspaces.find(workspaceId),
  ]);
  const { counts, answered } = counted!;
  const { memberCount } = workspace ?? notFound('workspace');
  const asked = peopleAsked(frame, memberCount, answered);
  return {
    poll: presentPollOf(frame),
    frame: presentFrame(frame),
    questions: [...frame.questions],
    responses: counts.responses,
    answered: answered.total,
    answered_at_least: answered.atLeast,
    members_answered: answered.members,
    answered_by_link: answered.byLink,
    invited: membersAsked(frame, memberCount),
    people_asked: asked,
    by_question: figuresOf(frame, counts),
    enps: enpsOf(frame, counts, asked),
    by_team: teams.map((group) => teamFigures(frame, group)),
  };
};
