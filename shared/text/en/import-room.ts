import type { Catalogue } from '../catalogue.ts';
import type { importRoomText as Russian } from '../ru/import-room.ts';

/** Everything that can be brought in, in one card of the settings. */
export const importRoomText: Catalogue<typeof Russian> = {
  title: 'Import',
  lead: 'What was before Tonus: polls with their answers, people, pay and departures.',
  polls: 'Polls and answers',
  people: 'People without an account',
  finance: 'Pay, departures and months',
};
