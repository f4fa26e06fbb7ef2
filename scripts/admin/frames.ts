import { unlessChanged } from '#data/conditions.ts';
import { userOf } from '#data/responses.ts';
import { countResponse } from '#data/response-counts.ts';
import { isUuid } from '#shared/rules/ids.ts';
import { UsageError, type Command } from './command.ts';

const PAGE = 500;

/**
 * Counts the answers of a run anew, where a part of the stream ended among the dead letters. For a run to which no
 * answers are coming: what the stream has not counted yet would be counted twice.
 */
export function recountFrame(frameId: string): Command {
  if (!isUuid(frameId)) throw new UsageError(`«${frameId}» is no id of a run`);
  return async ({ frames, responses, counters }) => {
    if (!(await frames.find(frameId, { consistent: true }))) throw new Error(`There is no run ${frameId}`);
    const old = await counters.stored(frameId);
    let counts = await counters.begin(frameId);
    let cursor: string | null = null;
    do {
      const page = await responses.page(frameId, PAGE, cursor);
      for (const response of page.responses) {
        counts = countResponse(counts, { named: userOf(response) !== null, answers: response.answers }, 1);
      }
      cursor = page.cursor;
    } while (cursor);
    if (!(await unlessChanged(counters.save(frameId, counts, old?.last ?? '0', old)))) {
      throw new Error('Answers are being counted right now: try again later');
    }
    return [`The run has ${counts.responses} answers; ${old?.value.responses ?? 0} were counted before`];
  };
}
