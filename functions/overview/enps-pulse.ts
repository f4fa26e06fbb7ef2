import { enpsChanges, enpsRuns, shownRuns, type ShownRun } from '#functions/runs/enps-runs.ts';
import { wasOpened } from '#functions/runs/repositories/run.ts';
import type { OpenedRun } from '#functions/runs/repositories/open-runs.ts';
import type { Repositories } from '#data/repositories.ts';
import { TREND_RUNS } from '#shared/rules/trend-runs.ts';
import type { EnpsPoint, EnpsPulse } from '#shared/models/overview.ts';
import { isOpen } from '#shared/rules/run-state.ts';
import { DAY_MS } from '#shared/rules/durations.ts';
import { surveyBeside } from './survey-beside.ts';

/** Among so many of the newest runs of all polls the one that can be told is looked for. */
const RUNS_MAX = 14;
const YEAR_MILLISECONDS = 366 * DAY_MS;

interface Known {
  readonly now: Date;
  readonly memberCount: number;
}

type Repos = Pick<Repositories, 'runs' | 'results'>;

/**
 * How eNPS stands, of the poll of whose runs the newest can be told; null while there is none. What has changed is told
 * by the runs that the results of the poll compare, and by their rule.
 */
export async function enpsPulse(
  opened: readonly OpenedRun[],
  repos: Repos,
  { now, memberCount }: Known,
): Promise<EnpsPulse | null> {
  const { poll: ofPolls = [], survey: ofSurveys = [] } = Object.groupBy(opened, ({ kind }) => kind);
  const asked = ofPolls.filter(({ pollType }) => pollType === 'ENPS').slice(0, RUNS_MAX);
  const newest = shownRuns(
    await enpsRuns(await repos.runs.findMany(asked.map(({ runId }) => runId)), repos, memberCount),
  )[0];
  if (!newest) return null;
  const { pollId, title } = newest.run;
  const page = await repos.runs.page(pollId, TREND_RUNS, null);
  const runs = page.runs.filter(wasOpened);
  // Answers still come into an open run: it is told where there is no other, and compared with none.
  const closed = shownRuns(await enpsRuns(runs, repos, memberCount)).filter(({ run }) => !isOpen(run, now));
  const latest = closed[0] ?? newest;
  const point = pointOf(latest);
  const since = new Date(now.getTime() - YEAR_MILLISECONDS).toISOString();
  return {
    poll_id: pollId,
    title,
    latest: point,
    is_open: closed.length === 0,
    ...changesOf(closed),
    is_first: runs.at(-1)?.id === latest.run.id,
    survey: await surveyBeside(point, ofSurveys, repos, memberCount),
    runs: [latest, ...closed.slice(1)]
      .map(pointOf)
      .filter(({ frame_id: id, opened_at: at }) => id === point.frame_id || at >= since)
      .toReversed(),
  };
}

/** In the words of the API. */
function pointOf({ run, enps, asked }: ShownRun): EnpsPoint {
  const { id, name, openedAt, createdAt, closedAt } = run;
  return { frame_id: id, name, opened_at: openedAt ?? createdAt, closed_at: closedAt, people_asked: asked, enps };
}

function changesOf(closed: readonly ShownRun[]): Pick<EnpsPulse, 'change' | 'trend'> {
  const changes = enpsChanges(closed);
  if (!changes) return { change: null, trend: null };
  const { step, trend, first } = changes;
  if (trend.kind !== 'trend' || trend.random) return { change: step, trend: null };
  const { runs, slope, silent } = trend;
  return { change: step, trend: { runs, slope, silent, first } };
}
