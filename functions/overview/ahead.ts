import type { Repositories } from '#data/repositories.ts';
import type { AheadEvent, RunningRun } from '#shared/models/overview.ts';

/** So much of what is ahead is told. */
const AHEAD_MAX = 10;

/** What happens by itself: deadlines of open runs, and what recurring polls open; the next first. */
export async function ahead(
  workspaceId: string,
  runs: readonly RunningRun[],
  repos: Pick<Repositories, 'polls' | 'pulses'>,
): Promise<AheadEvent[]> {
  const planned = await repos.pulses.planned(workspaceId);
  const next = planned.toSorted((a, b) => (a.at < b.at ? -1 : 1)).slice(0, AHEAD_MAX);
  const polls = await repos.polls.findMany(workspaceId, next);
  const moments = new Map(next.map(({ pollId, at }) => [pollId, at]));
  const openings = polls.map(({ id, title }): AheadEvent => ({
    what: 'opens',
    kind: 'poll',
    id,
    frame_id: null,
    title,
    at: moments.get(id)!,
  }));
  return [...closings(runs), ...openings].toSorted((a, b) => (a.at < b.at ? -1 : 1)).slice(0, AHEAD_MAX);
}

function closings(runs: readonly RunningRun[]): AheadEvent[] {
  return runs.flatMap(({ deadline, kind, id, frame_id, title }) =>
    deadline === null ? [] : [{ what: 'closes' as const, kind, id, frame_id, title, at: deadline }],
  );
}
