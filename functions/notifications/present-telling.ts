import type { OwnTelling, Telling, TellingOfSpace } from '#shared/models/telling.ts';
import {
  wholeOrder,
  type OwnTelling as StoredTelling,
  type TellingOfSpace as StoredOfSpace,
} from '#shared/rules/telling.ts';

/** How a workspace tells people, for the API. */
export function presentTellingOfSpace({ order, quietHours, timeZone }: StoredOfSpace): TellingOfSpace {
  return { order: wholeOrder(order), quiet_hours: quietHours, time_zone: timeZone };
}

/** How somebody wants to be told, for the API. */
export function presentOwnTelling({ order, off, quietHours, timeZone, language }: StoredTelling): OwnTelling {
  return { order: order && wholeOrder(order), off: [...off], quiet_hours: quietHours, time_zone: timeZone, language };
}

/** The same with what their workspace says. */
export function presentTelling(own: StoredTelling, space: StoredOfSpace): Telling {
  return { ...presentOwnTelling(own), space: presentTellingOfSpace(space) };
}
