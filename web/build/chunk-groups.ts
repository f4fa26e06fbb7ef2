import { join } from 'node:path';
import type { Rolldown } from 'vite';

/** Code that so many parts of the app share is fetched with its like: nearly everybody needs it sooner or later. */
const MANY = 8;
const MODELS = join(import.meta.dirname, '../../shared/');

/**
 * Which modules of the app are one file, the first group that takes a module has it. By itself the bundler makes a file
 * of all that the same parts share: a hundred for each page, most of them smaller than their headers.
 */
export const CHUNK_GROUPS: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'router', test: /node_modules\/(react-router|react-router-dom|cookie|set-cookie-parser)\// },
  // What every page needs in some part.
  {
    name: 'base',
    test: /web\/src\/(lib\/(api-client|session|use-session|formatters)|ui\/(icons|logo|tag|document-title)|text\/common)\b/,
  },
  { name: 'components', test: /node_modules\//, minShareCount: MANY },
  { name: 'models', test: (id) => id.startsWith(MODELS), minShareCount: MANY },
  { name: 'common', test: /web\/src\/(lib|ui|text)\//, minShareCount: MANY },
];
