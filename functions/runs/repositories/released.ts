import { keys, type Key } from '#data/keys.ts';
import { toResponse, type Response } from './responses.ts';
import type { Item } from '#data/table.ts';

/** A response as it is shown: as it was when it was released. `answeredAt` is the hour of that. */
export interface Copy extends Response {
  /** It was replaced once after its author had changed the answers; that happens once. */
  readonly renewed: boolean;
}

/** A copy as it is stored, in a partition of its own. */
export function copyItem(runId: string, copy: Copy): Item & Key {
  const { key, answers, answeredAt, seconds, boxes, consent, renewed } = copy;
  const time = typeof seconds === 'number' ? { seconds } : {};
  const asked = boxes ? { boxes } : {};
  const agreed = consent ? { consent } : {};
  return { ...keys.released(runId, key), type: 'released', answers, answeredAt, ...time, ...asked, ...agreed, renewed };
}

/** The copy behind a stored item. */
export function toCopy(item: Item): Copy {
  return { ...toResponse(item), renewed: item['renewed'] === true };
}
