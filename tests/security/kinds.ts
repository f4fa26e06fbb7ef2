import { keys, type Key } from '#data/keys.ts';
import { PARTITIONS } from '#data/partitions.ts';

export type Kind = keyof typeof keys;

/** Stands for every part of a key: a moment, as some are taken for one. */
const PART = '2026-11-17T09:00:00.000Z';
const MONTH = '2026-11';

/** What keys of a kind look like: made of parts that are all alike, so that what stands around them shows. */
function patternOf(kind: Kind): RegExp {
  const make = keys[kind] as (...parts: string[]) => Key;
  const { pk, sk } = make(PART, PART, PART, PART);
  return new RegExp(`^${`${pk} ${sk}`.replaceAll(PART, '.+').replaceAll(MONTH, '.+')}$`);
}

const PATTERNS = (Object.keys(keys) as Kind[]).map((kind) => [kind, patternOf(kind)] as const);

/** What kind of thing lies under a key, by the functions of keys.ts. */
export function kindOf({ pk, sk }: Key): Kind {
  const matching = PATTERNS.filter(([, pattern]) => pattern.test(`${pk} ${sk}`));
  // A row of a portal may begin with any word: what begins with a word of its own is none.
  const [found, another] = matching.length > 1 ? matching.filter(([kind]) => kind !== 'portalRow') : matching;
  if (!found || another) throw new Error(`keys.ts has ${found ? 'several kinds' : 'no kind'} of key for ${pk} ${sk}`);
  return found[0];
}

/** Whose the partition of a key is; undefined where keys.ts does not say. */
export function whose({ pk }: Key): (typeof PARTITIONS)[keyof typeof PARTITIONS] | undefined {
  return PARTITIONS[pk.split('#')[0] as keyof typeof PARTITIONS];
}

/** All kinds of keys that belong to somebody. */
export const OWNED_KINDS = PATTERNS.filter(([, { source }]) => whose({ pk: source.slice(1), sk: '' }) !== 'nobody').map(
  ([kind]) => kind,
);
