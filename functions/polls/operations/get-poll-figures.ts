import { notFound } from '#core/http/errors.ts';
import { membersAsked, peopleAsked } from '#functions/runs/audience.ts';
import { enpsChanges, enpsRuns, shownRuns, type EnpsRun } from '#functions/runs/enps-runs.ts';
import { enpsOf } from '#functions/runs/poll-figures.ts';
import { usualOf } from '#functions/runs/usual-turnout.ts';
import type { RunPlace } from '#functions/runs/repositories/run-places.ts';
import { wasOpened, type Run } from '#functions/runs/repositories/run.ts';
import type { ResponseCounts } from '#functions/runs/repositories/response-counts.ts';
import type { Repositories } from '#data/repositories.ts';
import type { RunCounts } from '#functions/runs/repositories/results.ts';
import { isWithheld } from '#functions/runs/repositories/withheld.ts';
import type { PollFigures } from '#shared/models/poll-list.ts';
import { isOpen } from '#shared/rules/run-state.ts';
import { knowsWhoAnswered } from '#shared/rules/reminders.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import { TREND_RUNS } from '#shared/rules/trend-runs.ts';
import { presentFrame } from '../present.ts';
import type { PollsOperation } from '../operation.ts';

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
  const figures = wanted.map(async (ids) => {
    const compared = ids
      .flatMap((id) => known.get(id) ?? [])
      .map((run) => enpsIn(run, countsOf.get(run.id)!, memberCount));
    const [newest] = compared;
    if (!newest) return [];
    const { run, asked } = newest;
    const change = await changeOf(compared, { repos, now, memberCount });
    const told = figuresOf(newest, countsOf.get(run.id)!, memberCount, now);
    return [{ ...told, usual: isOpen(run, now) ? usual(run, asked) : null, change }];
  });
  return { figures: (await Promise.all(figures)).flat() };
};

/** The run to show, an open one first, and the one to compare it with once it is over. */
function toRead(places: readonly RunPlace[], now: Date): string[] {
  const runs = places.filter(({ opened }) => opened);
  const open = runs.find((place) => isOpen(place, now));
  return (open ? [open] : runs.slice(0, 2)).map(({ runId }) => runId);
}

function figuresOf(
  { run, asked, enps }: EnpsRun,
  { counts, answered }: RunCounts,
  memberCount: number,
  now: Date,
): Omit<PollFigures, 'change' | 'usual'> {
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
    enps,
    told: shownOf(run, counts, answered),
  };
}

function shownOf(run: Run, { responses }: ResponseCounts, { total }: RunCounts['answered']): PollFigures['told'] {
  if (isWithheld(run, total)) return 'never';
  if (responses >= SMALLEST_GROUP) return 'figures';
  return run.published && run.resultsVisibility === 'closed' ? 'later' : 'few';
}

/** The eNPS of a run that is over; null where it is not, or cannot be told. */
function enpsIn(run: Run, { counts, answered }: RunCounts, memberCount: number): EnpsRun {
  const asked = peopleAsked(run, memberCount, answered);
  return { run, asked, enps: run.published ? null : enpsOf(run, counts, asked) };
}

/**
 * How eNPS has changed since the run before, as the results tell it. By itself a difference that may be chance may be so
 * among all runs, too, as those only add the noise of days: they are read where it is more than that, in few rows.
 */
async function changeOf(
  compared: readonly EnpsRun[],
  {
    repos,
    now,
    memberCount,
  }: { readonly repos: Pick<Repositories, 'runs' | 'results'>; readonly now: Date; readonly memberCount: number },
): Promise<PollFigures['change']> {
  const [newest] = compared;
  const step = enpsChanges(shownRuns(compared))?.step;
  if (!newest || !step || step.random) return step ?? null;
  const { runs } = await repos.runs.page(newest.run.pollId, TREND_RUNS, null);
  const closed = runs.filter((run) => wasOpened(run) && !isOpen(run, now));
  return enpsChanges(shownRuns(await enpsRuns(closed, repos, memberCount)))?.step ?? null;
}
