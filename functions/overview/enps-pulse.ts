import { peopleAsked } from '#core/rules/audience.ts';
import { enpsOf } from '#core/rules/poll-figures.ts';
import type { Frame } from '#data/frames.ts';
import type { OpenedRun } from '#data/open-runs.ts';
import type { Repositories } from '#data/repositories.ts';
import type { EnpsPoint, EnpsPulse } from '#shared/models/overview.ts';
import { enpsEstimate } from '#shared/rules/enps.ts';
import { surveyBeside } from './survey-beside.ts';
import { stepOf } from '#shared/rules/statistics/step.ts';

/** Twelve weeks of weekly runs, and those before the first and the last. */
const RUNS_MAX = 14;
const TWELVE_WEEKS_MILLISECONDS = 12 * 7 * 86_400_000;

interface Known {
  readonly now: Date;
  readonly memberCount: number;
}

/** How eNPS stands, of the poll of whose runs the newest can be told; null while there is none. */
export async function enpsPulse(
  opened: readonly OpenedRun[],
  repos: Pick<Repositories, 'frames' | 'results'>,
  { now, memberCount }: Known,
): Promise<EnpsPulse | null> {
  const asked = opened.filter(({ pollType, survey }) => pollType === 'ENPS' && !survey).slice(0, RUNS_MAX);
  const frames = await repos.frames.findMany(asked.map(({ frameId }) => frameId));
  const figures = await repos.results.figures(frames);
  const points = frames.flatMap((frame, index) => {
    const { counts, answered } = figures[index]!;
    const point = pointOf(frame, peopleAsked(frame, memberCount, answered), (people) => enpsOf(frame, counts, people));
    return point ? [{ frame, point }] : [];
  });
  const [newest] = points;
  if (!newest) return null;
  const { pollId, title } = newest.frame;
  const ofPoll = points.filter(({ frame }) => frame.pollId === pollId).map(({ point }) => point);
  const since = new Date(now.getTime() - TWELVE_WEEKS_MILLISECONDS).toISOString();
  return {
    poll_id: pollId,
    title,
    latest: newest.point,
    change: changeOf(ofPoll.toReversed()),
    survey: await surveyBeside(newest.point, opened, repos, memberCount),
    runs: ofPoll.filter(({ opened_at: at }, index) => index === 0 || at >= since).toReversed(),
  };
}

function pointOf(
  { id, name, openedAt, createdAt, closedAt }: Frame,
  asked: number | null,
  enpsAmong: (asked: number | null) => EnpsPoint['enps'] | null,
): EnpsPoint | null {
  const enps = enpsAmong(asked);
  return (
    enps && { frame_id: id, name, opened_at: openedAt ?? createdAt, closed_at: closedAt, people_asked: asked, enps }
  );
}

/** The last step of these runs, the oldest first. */
function changeOf(runs: readonly EnpsPoint[]): EnpsPulse['change'] {
  const points = runs.flatMap(({ opened_at: at, enps }) => {
    const estimate = enpsEstimate(enps);
    return estimate ? [{ at: Date.parse(at), estimate }] : [];
  });
  const step = stepOf(points);
  return step && { ...step };
}
