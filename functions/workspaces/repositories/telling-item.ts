import type { Item } from '#data/writes.ts';
import type { OwnTelling, TellingOfSpace } from '#shared/rules/telling.ts';

const NAMES = {
  order: 'channelOrder',
  off: 'channelsOff',
  quietHours: 'quietHours',
  timeZone: 'timeZone',
  language: 'pollLanguage',
} as const;

/** How people are told, as it lies with a member or a workspace; what is left out is not in it. */
export function tellingItem(telling: Partial<OwnTelling | TellingOfSpace>): Item {
  const given = Object.entries(telling).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [NAMES[name as keyof typeof NAMES], value]));
}
