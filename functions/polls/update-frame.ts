import { conflict, notFound } from '#core/http/errors.ts';
import type { Input } from '#shared/contract/route.ts';
import type { polls } from '#shared/contract/polls.ts';
import { requireWritable } from '#core/rules/plan.ts';
import { wasOpened, type Frame } from '#data/frames.ts';
import { readAudience, requireGateForTeams } from '#core/rules/audience.ts';
import { requireFuture } from '#core/rules/require-future.ts';
import { requireAnswerLimit } from './require-answer-limit.ts';
import { frameChanged } from './conflicts.ts';
import { presentFrame } from './present.ts';
import type { PollsOperation } from './operation.ts';

/** Another name, deadline, limit of the public link's respondents; before the first opening, other settings as well. */
export const updateFrame: PollsOperation<'updateFrame'> = async (context, { body }) => {
  const { repos, now } = context;
  requireFuture(body.deadline, now);
  await requireWritable(context);
  const frame = (await repos.frames.findConsistent(context.frame.id)) ?? notFound('frame');
  if (wasOpened(frame)) requireSettled(frame, body);
  const { deadline = frame.deadline, answer_limit: answerLimit = frame.answerLimit, name = frame.name } = body;
  const { audience, chosen } = body.audience
    ? await readAudience(body.audience, context)
    : { audience: frame.audience, chosen: null };
  requireAnswerLimit({ answerLimit, resultsVisibility: body.results_visibility ?? frame.resultsVisibility });
  // Those who have come so far count too, as far as they are counted.
  const taken = frame.answerLimit === null && answerLimit !== null ? await repos.results.takenByLink(frame) : 0;
  const change = {
    deadline,
    answerLimit,
    name,
    ...(body.audience ? { audience } : {}),
    resultsVisibility: body.results_visibility ?? frame.resultsVisibility,
    peopleAsked: body.people_asked === undefined ? frame.peopleAsked : body.people_asked,
    compareTeams: body.compare_teams ?? frame.compareTeams,
    channels: body.channels ?? frame.channels,
    reminders: body.reminders ?? frame.reminders,
  };
  requireGateForTeams(change);
  return presentFrame((await repos.frames.change(frame, change, now, { taken, chosen })) ?? frameChanged());
};

/** Respondents were told when their answers are seen, and by whom they can be told apart: that does not change later. */
function requireSettled(frame: Frame, body: Input<typeof polls.updateFrame>['body']): void {
  const { results_visibility: visibility = frame.resultsVisibility, compare_teams: teams = frame.compareTeams } = body;
  if (body.audience || visibility !== frame.resultsVisibility || teams !== frame.compareTeams) {
    conflict(
      'Запуск уже открывали: кого он спрашивает, когда видны ответы и сравниваются ли команды, больше не изменить. Создайте новый запуск',
    );
  }
}
