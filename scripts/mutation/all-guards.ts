import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Guard } from './guard.ts';
import { guards as anonymity } from './list/anonymity.ts';
import { guards as authentication } from './list/authentication.ts';
import { guards as authorisation } from './list/authorisation.ts';

const LISTS = join(import.meta.dirname, 'list');

/** Those that matter most: who is who, who may do what, and who could learn whose answer. */
export const CORE: readonly Guard[] = [authentication, authorisation, anonymity].flat(2);
/** Every guard there is: a list is one by lying in the folder. */
export const ALL: readonly Guard[] = (await Promise.all(readdirSync(LISTS).map(guardsOf))).flat(2);

async function guardsOf(list: string): Promise<readonly (readonly Guard[])[]> {
  const { guards } = (await import(join(LISTS, list))) as { guards: readonly (readonly Guard[])[] };
  return guards;
}
