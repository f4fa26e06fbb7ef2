import type { Telling, TellingOfSpace } from '#shared/models/telling.ts';
import { wholeOrder, type OwnTelling, type TellingOfSpace as StoredOfSpace } from '#shared/rules/telling.ts';

/** How a workspace tells people, for the API. */
export function presentTellingOfSpace({ order, quietHours, timeZone }: StoredOfSpace): TellingOfSpace {
  return { order: wholeOrder(order), quiet_hours: quietHours, time_zone: timeZone };
}

/** How somebody wants to be told, for the API. */
export function presentTelling({ order, off, quietHours, timeZone }: OwnTelling, space: StoredOfSpace): Telling {
  return {
    order: order && wholeOrder(order),
    off: [...off],
    quiet_hours: quietHours,
    time_zone: timeZone,
    space: presentTellingOfSpace(space),
  };
}
