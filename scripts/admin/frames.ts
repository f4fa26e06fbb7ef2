import { unlessChanged } from '#data/conditions.ts';
import type { Counted } from '#data/counters.ts';
import type { Frame } from '#data/frames.ts';
import { userOf } from '#data/responses.ts';
import { countResponse, type ResponseCounts } from '#data/response-counts.ts';
import type { Repositories } from '#data/repositories.ts';
import { isUuid } from '#shared/rules/ids.ts';
import { UsageError } from './command.ts';

const PAGE = 500;

/**
 * Counts the answers of a run anew, where a part of the stream ended among the dead letters. For a run to which no
 * answers are coming: what the stream has not counted yet would be counted twice. Of a run that does not show its
 * answers at once only those are counted that are shown; the others wait on.
 */
export function recountFrame(frameId: string): (repos: Repositories) => Promise<string[]> {
  if (!isUuid(frameId)) throw new UsageError(`«${frameId}» is no id of a run`);
  return async (repos) => {
    const frame = await repos.frames.find(frameId, { consistent: true });
    if (!frame) throw new Error(`There is no run ${frameId}`);
    const old = await repos.counters.stored(frameId);
    const begun = await repos.counters.begin(frameId);
    // Of what is shown nobody can tell the day: those that were counted stay.
    const days = old?.value.days;
    const value = { ...(await countShown(frame, begun.value, repos)), ...(days ? { days } : {}) };
    const counted = { value, gate: begun.gate, last: old?.last ?? '0' };
    if (!(await unlessChanged(save(frameId, counted, old, repos)))) {
      throw new Error('Answers are being counted right now: try again later');
    }
    return [`The run has ${value.responses} answers; ${old?.value.responses ?? 0} were counted before`];
  };
}

async function countShown(frame: Frame, none: ResponseCounts, { results }: Repositories): Promise<ResponseCounts> {
  let counts = none;
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof results.page>> = await results.page(frame, PAGE, cursor);
    for (const response of page.responses) {
      counts = countResponse(counts, { named: userOf(response) !== null, ...response }, 1);
    }
    cursor = page.cursor;
  } while (cursor);
  return counts;
}

async function save(
  frameId: string,
  { value, gate, last }: Counted,
  old: Counted | null,
  { counters, releases }: Repositories,
): Promise<unknown> {
  if (!gate) return counters.save(frameId, value, last, old);
  const { answered, named, waiting } = await releases.compare(frameId);
  const counted = {
    value: { ...value, named },
    gate: { ...gate, answered, waiting, step: (old?.gate?.step ?? 0) + 1, settled: old?.gate?.settled ?? false },
    last,
  };
  return releases.save(frameId, counted, old);
}
