import { notFound } from '#core/http/errors.ts';
import { draftRun } from '#functions/runs/draft-run.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import { requireFuture } from '#core/require-future.ts';
import { readAudience, requireDelayForTeams } from '#functions/runs/audience.ts';
import { presentFrame } from '../present.ts';
import type { PollsOperation } from '../operation.ts';

/** A new run starts as a draft: nobody can answer it before it is published. */
export const createFrame: PollsOperation<'createFrame'> = async (context, { body }) => {
  const { repos, poll, now, newId } = context;
  requireFuture(body.deadline, now);
  requireDelayForTeams({ compareTeams: body.compare_teams, resultsVisibility: body.results_visibility });
  await requireWritable(context);
  const { audience, chosen } = await readAudience(body.audience, context);
  const run = draftRun(poll, {
    id: newId(),
    createdAt: now.toISOString(),
    deadline: body.deadline,
    name: body.name,
    resultsVisibility: body.results_visibility,
    audience,
    peopleAsked: body.people_asked,
    compareTeams: body.compare_teams,
    channels: body.channels,
    reminders: body.reminders,
  });
  if (!(await repos.runs.create(run, chosen))) notFound('poll');
  return presentFrame(run);
};
