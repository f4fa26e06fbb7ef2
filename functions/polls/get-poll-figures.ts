import { notFound } from '#core/http/errors.ts';
import { membersAsked, peopleAsked } from '#functions/runs/audience.ts';
import { enpsOf, scoresOf } from '#functions/runs/poll-figures.ts';
import { usualOf } from '#functions/runs/usual-turnout.ts';
import { wasOpened, type Run, type RunPlace } from '#data/runs.ts';
import type { ResponseCounts } from '#data/response-counts.ts';
import type { RunCounts } from '#data/results.ts';
import { isWithheld } from '#data/withheld.ts';
import type { PollFigures } from '#shared/models/poll-list.ts';
import { enpsEstimate, enpsOfCounts, isEnpsQuestion } from '#shared/rules/enps.ts';
import { isOpen } from '#shared/rules/run-state.ts';
import { knowsWhoAnswered } from '#shared/rules/reminders.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import { stepOf } from '#shared/rules/statistics/step.ts';
import { presentFrame } from './present.ts';
import type { PollsOperation } from './operation.ts';

/** Among so many of the newest runs of a poll the one to show is looked for; drafts stand between them. */
const LOOKED_AT = 12;

/** The newest opened run of each poll in numbers, for the rows in sight: a few round trips, however many rows. */
export const getPollFigures: PollsOperation<'getPollFigures'> = async ({ repos, workspaceId, now }, { query }) => {
  const [places, workspace] = await Promise.all([
    Promise.all(query.polls.map((id) => repos.runs.newestPlaces(id, LOOKED_AT))),
    repos.workspaces.find(workspaceId),
  ]);
  const { memberCount } = workspace ?? notFound('workspace');
  const wanted = places.map((list) => toRead(list, now));
  const runs = await repos.runs.findMany(wanted.flat());
  // An id may be of a poll elsewhere: nothing is told of it.
  const known = new Map(
    runs.filter((run) => run.workspaceId === workspaceId && wasOpened(run)).map((run) => [run.id, run]),
  );
  const read = [...known.values()];
  const opened = places.flatMap((list, index) =>
    list.filter((place) => place.opened).map(({ runId }) => ({ pollId: query.polls[index]!, runId })),
  );
  const open = read.filter((run) => isOpen(run, now));
  const [counted, usual] = await Promise.all([
    repos.results.figures(read),
    usualOf(open, opened, repos, { now, memberCount }),
  ]);
  const countsOf = new Map(read.map((run, index) => [run.id, counted[index]!]));
  return {
    figures: wanted.flatMap((ids) => {
      const [run, before] = ids.flatMap((id) => known.get(id) ?? []);
      if (!run) return [];
      const change = before ? changeOf([before, countsOf.get(before.id)!], [run, countsOf.get(run.id)!]) : null;
      const figures = figuresOf(run, countsOf.get(run.id)!, memberCount, now);
      return [{ ...figures, usual: isOpen(run, now) ? usual(run, figures.people_asked) : null, change }];
    }),
  };
};

/** The run to show, an open one first, and the one to compare it with once it is over. */
function toRead(places: readonly RunPlace[], now: Date): string[] {
  const runs = places.filter(({ opened }) => opened);
  const open = runs.find((place) => isOpen(place, now));
  return (open ? [open] : runs.slice(0, 2)).map(({ runId }) => runId);
}

function figuresOf(
  run: Run,
  { counts, answered }: RunCounts,
  memberCount: number,
  now: Date,
): Omit<PollFigures, 'change' | 'usual'> {
  const asked = peopleAsked(run, memberCount, answered);
  return {
    poll_id: run.pollId,
    run: presentFrame(run),
    opened_at: run.openedAt,
    closed_at: run.closedAt,
    can_remind: isOpen(run, now) && knowsWhoAnswered(run),
    answered: answered.total,
    answered_at_least: answered.atLeast,
    members_answered: answered.members,
    answered_by_link: answered.byLink,
    invited: membersAsked(run, memberCount),
    people_asked: asked,
    enps: run.published ? null : enpsOf(run, counts, asked),
    told: toldOf(run, counts, answered),
  };
}

function toldOf(run: Run, { responses }: ResponseCounts, { total }: RunCounts['answered']): PollFigures['told'] {
  if (isWithheld(run, total)) return 'never';
  if (responses >= SMALLEST_GROUP) return 'figures';
  return run.published && run.resultsVisibility === 'closed' ? 'later' : 'few';
}

type Counted = readonly [Run, RunCounts];

/**
 * How eNPS has changed between two runs that are over and asked the same; estimates take no notice of how many were
 * asked. More runs are not read here: by the noise of days they tell a step may be random in the results that is not
 * here, and their trend may be more than chance where the step is not. So the list names the difference alone.
 */
function changeOf(before: Counted, now: Counted): PollFigures['change'] {
  if (before[0].questions[0]?.text !== now[0].questions[0]?.text) return null;
  const [from, to] = [estimateOf(before), estimateOf(now)];
  const step = from && to && stepOf([from, to].map((estimate, at) => ({ at, estimate })));
  return step && { value: step.value, random: step.random };
}

function estimateOf([run, { counts }]: Counted) {
  if (run.published || !isEnpsQuestion({ type: run.pollType }, 0)) return null;
  const enps = enpsOfCounts(scoresOf(run, 0, counts.questions[0]) ?? []);
  return enps && enpsEstimate(enps);
}
