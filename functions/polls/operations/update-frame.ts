import { hasCodes } from '#functions/runs/repositories/run-secrets.ts';
import { conflict, notFound } from '#core/http/errors.ts';
import type { Input } from '#shared/contract/route.ts';
import type { Repositories } from '#data/repositories.ts';
import type { polls } from '#shared/contract/polls.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import { wasOpened, type Run } from '#functions/runs/repositories/run.ts';
import { readAudience, requireDelayForTeams } from '#functions/runs/audience.ts';
import { requireFuture } from '#core/require-future.ts';
import { requireAnswerLimit } from '../require-answer-limit.ts';
import { runChanged } from '../conflicts.ts';
import { presentFrame } from '../present.ts';
import type { PollsOperation } from '../operation.ts';
import { pollsErrors } from '#text/polls/errors.ts';

/** Another name, deadline, limit of the public link's respondents; before the first opening, other settings as well. */
export const updateFrame: PollsOperation<'updateFrame'> = async (context, { body }) => {
  const { repos, now } = context;
  requireFuture(body.deadline, now);
  await requireWritable(context);
  const run = (await repos.runs.findConsistent(context.run.id)) ?? notFound('run');
  if (wasOpened(run)) requireSettled(run, body);
  const { deadline = run.deadline, answer_limit: answerLimit = run.answerLimit, name = run.name } = body;
  const { audience, chosen } = body.audience
    ? await readAudience(body.audience, context)
    : { audience: run.audience, chosen: null };
  requireAnswerLimit({ answerLimit, resultsVisibility: body.results_visibility ?? run.resultsVisibility });
  // Those who have come so far count too, as far as they are counted.
  const taken = run.answerLimit === null && answerLimit !== null ? await takenByLink(run, repos) : 0;
  const change = {
    deadline,
    answerLimit,
    name,
    ...(body.audience ? { audience } : {}),
    resultsVisibility: body.results_visibility ?? run.resultsVisibility,
    peopleAsked: body.people_asked === undefined ? run.peopleAsked : body.people_asked,
    compareTeams: body.compare_teams ?? run.compareTeams,
    channels: body.channels ?? run.channels,
    reminders: body.reminders ?? run.reminders,
  };
  requireDelayForTeams(change);
  return presentFrame((await repos.runs.change(run, change, now, { taken, chosen })) ?? runChanged());
};

/** How many the public link has taken: those who have come without an account, but for the codes among them. */
async function takenByLink(run: Run, repos: Pick<Repositories, 'codeMarks' | 'results'>): Promise<number> {
  const codes = !hasCodes(run) ? 0 : await repos.codeMarks.count(run.id);
  return Math.max(0, (await repos.results.takenByLink(run)) - codes);
}

/** Respondents were told when their answers are seen, and by whom they can be told apart: that does not change later. */
function requireSettled(run: Run, body: Input<typeof polls.updateFrame>['body']): void {
  const { results_visibility: visibility = run.resultsVisibility, compare_teams: teams = run.compareTeams } = body;
  if (body.audience || visibility !== run.resultsVisibility || teams !== run.compareTeams) {
    conflict(pollsErrors.runSettled);
  }
}
