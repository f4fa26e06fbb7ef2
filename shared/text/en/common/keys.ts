import type { keysText as Russian } from '../../ru/common/keys.ts';
import type { Catalogue } from '../../catalogue.ts';

/** Words about single keys, the same on every page that knows some. */
export const keysText: Catalogue<typeof Russian> = {
  label: 'Keys',
  rows: 'move by row',
  open: 'open',
  search: 'search',
  create: 'create',
  select: 'select',
  range: 'select a range',
  off: 'Turn keys off',
  on: 'Turn keys on',
};
