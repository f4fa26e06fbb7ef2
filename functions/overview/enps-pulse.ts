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
  const asked = opened.filter(({ pollType, survey }) => pollType === 'ENPS' && !survey);
  const latest = await told(asked.slice(0, RUNS_MAX), repos, memberCount);
  const [newest] = latest;
  if (!newest) return null;
  const { pollId, title } = newest.frame;
  // Other polls may stand between the runs of this one.
  const runsOfPoll = asked.filter((run) => run.pollId === pollId);
  const known = new Set(asked.slice(0, RUNS_MAX).map(({ frameId }) => frameId));
  const missing = runsOfPoll.slice(0, RUNS_MAX).filter(({ frameId }) => !known.has(frameId));
  const all = [...latest, ...(await told(missing, repos, memberCount))];
  const ofPoll = all.filter(({ frame }) => frame.pollId === pollId);
  const since = new Date(now.getTime() - TWELVE_WEEKS_MILLISECONDS).toISOString();
  const points = ofPoll.map(({ point }) => point);
  return {
    poll_id: pollId,
    title,
    latest: newest.point,
    change: changeOf(alike(ofPoll).toReversed()),
    is_first: runsOfPoll.at(-1)?.frameId === newest.frame.id,
    survey: await surveyBeside(newest.point, opened, repos, memberCount),
    runs: points.filter(({ opened_at: at }, index) => index === 0 || at >= since).toReversed(),
  };
}

interface Told {
  readonly frame: Frame;
  readonly point: EnpsPoint;
}

/** Of these runs those of which eNPS can be told, in their order. */
async function told(
  runs: readonly OpenedRun[],
  repos: Pick<Repositories, 'frames' | 'results'>,
  memberCount: number,
): Promise<Told[]> {
  if (runs.length === 0) return [];
  const frames = await repos.frames.findMany(runs.map(({ frameId }) => frameId));
  const figures = await repos.results.figures(frames);
  return frames.flatMap((frame, index) => {
    const { counts, answered } = figures[index]!;
    const point = pointOf(frame, peopleAsked(frame, memberCount, answered), (people) => enpsOf(frame, counts, people));
    return point ? [{ frame, point }] : [];
  });
}

/** The newest runs, as far back as they ask in the same words: others are not compared with. */
function alike(runs: readonly Told[]): EnpsPoint[] {
  const wordsOf = ({ frame }: Told) => frame.questions[0]?.text;
  const other = runs.findIndex((run) => wordsOf(run) !== wordsOf(runs[0]!));
  return (other === -1 ? runs : runs.slice(0, other)).map(({ point }) => point);
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
