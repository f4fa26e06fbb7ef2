import type { portalReadingText as Russian } from '../../ru/common/portal-reading.ts';
import type { Catalogue } from '../../catalogue.ts';
import { plural } from '../format.ts';

const read = (people: number, tasks: number) =>
  `${plural(people, 'employee', 'employees')}, ${plural(tasks, 'task', 'tasks')}`;

/** How the reading of a portal stands, and how its changes arrive between two whole readings. */
export const portalReadingText: Catalogue<typeof Russian> = {
  begun: (at) => `Reading the portal, started ${at}.`,
  soFar: (people, tasks) => `Read so far: ${read(people, tasks)}.`,
  analysisWaits: 'You can request the workload analysis now: it will wait.',
  failed: 'The portal could not be read.',
  done: (at, people, tasks) => `Read ${at}: ${read(people, tasks)}.`,
  incomplete: (problem) => `Not everything worked: ${problem}`,
  received: (at) => `Latest changes received: ${at}.`,
  silent: (since) => `The portal has not answered since ${since}.`,
  silentBecause: (since, problem) => `The portal has not answered since ${since}: ${problem}.`,
  note: 'reading the portal',
  noteSoFar: (people, tasks) =>
    `reading the portal: ${plural(people, 'person', 'people')}, ${plural(tasks, 'task', 'tasks')}`,
};
