import { notFound } from '#core/http/errors.ts';
import { requireWritable } from '#core/rules/plan.ts';
import { newPublicToken } from '#core/rules/public-token.ts';
import type { Frame } from '#data/frames.ts';
import { requireFuture } from './require-future.ts';
import { readAudience, requireGateForTeams } from '#core/rules/audience.ts';
import { presentFrame } from './present.ts';
import type { PollsOperation } from './operation.ts';

/** A new run starts as a draft: nobody can answer it before it is published. */
export const createFrame: PollsOperation<'createFrame'> = async (context, { body }) => {
  const { repos, poll, now, newId } = context;
  requireFuture(body.deadline, now);
  requireGateForTeams({ compareTeams: body.compare_teams, resultsVisibility: body.results_visibility });
  await requireWritable(context);
  const { audience, chosen } = await readAudience(body.audience, context);
  const id = newId();
  const frame: Frame = {
    id,
    pollId: poll.id,
    pollCreatedAt: poll.createdAt,
    workspaceId: poll.workspaceId,
    createdAt: now.toISOString(),
    deadline: body.deadline,
    published: false,
    publicToken: newPublicToken(id),
    answerLimit: null,
    name: body.name,
    resultsVisibility: body.results_visibility,
    audience,
    invited: null,
    peopleAsked: body.people_asked,
    compareTeams: body.compare_teams,
    comparedTeams: [],
    channels: body.channels,
    notice: null,
    allowAnonymousLink: poll.allowAnonymousLink,
    title: poll.title,
    pollType: poll.pollType,
    isAnonymous: poll.isAnonymous,
    workspaceName: '',
    questions: [],
    namesTakenOff: 0,
    version: 1,
  };
  if (!(await repos.frames.create(frame, chosen))) notFound('poll');
  return presentFrame(frame);
};
