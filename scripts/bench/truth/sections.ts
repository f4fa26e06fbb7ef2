import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Section } from '../report.ts';
import { PARTS, type Part } from './parts.ts';

/** How often the product claims something where there is nothing, and how often it sees what there is. */
export async function truthSections(): Promise<Section[]> {
  return (await Promise.all(PARTS.map(asThread))).flat();
}

/** Each part works out for a minute what it needs nobody else for. */
async function asThread(workerData: Part): Promise<Section[]> {
  const [sections] = await once(new Worker(new URL('thread.ts', import.meta.url), { workerData }), 'message');
  return sections as Section[]; // written by thread.ts alone
}
