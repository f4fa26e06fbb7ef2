import { peopleAsked } from '#core/rules/audience.ts';
import { enpsOf } from '#core/rules/poll-figures.ts';
import { wasOpened, type Frame } from '#data/frames.ts';
import type { OpenedRun } from '#data/open-runs.ts';
import type { Repositories } from '#data/repositories.ts';
import { TREND_RUNS } from '#shared/rules/trend-runs.ts';
import type { EnpsPoint, EnpsPulse } from '#shared/models/overview.ts';
import { enpsEstimate } from '#shared/rules/enps.ts';
import { isOpen } from '#shared/rules/frame-state.ts';
import { stepOf } from '#shared/rules/statistics/step.ts';
import { trendOf } from '#shared/rules/statistics/trend.ts';
import { surveyBeside } from './survey-beside.ts';

/** Among so many of the newest runs of all polls the one that can be told is looked for. */
const RUNS_MAX = 14;
const TWELVE_WEEKS_MILLISECONDS = 12 * 7 * 86_400_000;
const DAY_MILLISECONDS = 86_400_000;

interface Known {
  readonly now: Date;
  readonly memberCount: number;
}

type Repos = Pick<Repositories, 'frames' | 'results'>;

/** A run whose eNPS can be told. */
interface Told {
  readonly frame: Frame;
  readonly point: EnpsPoint;
}

/**
 * How eNPS stands, of the poll of whose runs the newest can be told; null while there is none. What has changed is told
 * by the runs that the results of the poll compare, and by their rule.
 */
export async function enpsPulse(
  opened: readonly OpenedRun[],
  repos: Repos,
  { now, memberCount }: Known,
): Promise<EnpsPulse | null> {
  const asked = opened.filter(({ pollType, survey }) => pollType === 'ENPS' && !survey).slice(0, RUNS_MAX);
  const newest = (
    await toldOf(await repos.frames.findMany(asked.map(({ frameId }) => frameId)), repos, memberCount)
  )[0];
  if (!newest) return null;
  const { pollId, title } = newest.frame;
  const { frames } = await repos.frames.page(pollId, TREND_RUNS, null);
  const runs = frames.filter(wasOpened);
  const oldest = runs.at(-1);
  const ofPoll = await toldOf(runs, repos, memberCount);
  // Answers still come into an open run: it is told where there is no other, and compared with none.
  const latest = ofPoll.find(({ frame }) => !isOpen(frame, now)) ?? newest;
  const since = new Date(now.getTime() - TWELVE_WEEKS_MILLISECONDS).toISOString();
  return {
    poll_id: pollId,
    title,
    latest: latest.point,
    ...changesOf(ofPoll.filter(({ frame }) => !isOpen(frame, now))),
    is_first: oldest?.id === latest.frame.id,
    survey: await surveyBeside(latest.point, opened, repos, memberCount),
    runs: ofPoll
      .flatMap(({ point }) => (point.frame_id === latest.frame.id || point.opened_at >= since ? [point] : []))
      .toReversed(),
  };
}

/** Those of the runs whose eNPS can be told, in their order. */
async function toldOf(frames: readonly Frame[], { results }: Repos, memberCount: number): Promise<Told[]> {
  const figures = await results.figures(frames);
  return frames.flatMap((frame, index) => {
    const { counts, answered } = figures[index]!;
    const asked = peopleAsked(frame, memberCount, answered);
    const enps = enpsOf(frame, counts, asked);
    const { id, name, openedAt, createdAt, closedAt } = frame;
    const at = { opened_at: openedAt ?? createdAt, closed_at: closedAt };
    return enps ? [{ frame, point: { frame_id: id, name, ...at, people_asked: asked, enps } }] : [];
  });
}

/** The last step and the trend of closed runs that asked the same as the newest of them, the newest first. */
function changesOf(closed: readonly Told[]): Pick<EnpsPulse, 'change' | 'trend'> {
  const textOf = ({ frame }: Told) => frame.questions[0]?.text;
  const reworded = closed.findIndex((run) => textOf(run) !== textOf(closed[0]!));
  const alike = closed.slice(0, reworded === -1 ? closed.length : reworded).toReversed();
  const points = alike.flatMap(({ frame: { createdAt }, point: { enps, people_asked: asked } }) => {
    const estimate = enpsEstimate(enps, { asked, overTime: true });
    return estimate ? [{ at: Date.parse(createdAt) / DAY_MILLISECONDS, estimate }] : [];
  });
  const [step, trend] = [stepOf(points), trendOf(points)];
  if (trend.kind !== 'trend' || trend.random) return { change: step, trend: null };
  const { runs, slope, silent } = trend;
  return { change: step, trend: { runs, slope, silent, first: points[0]!.estimate.value } };
}
