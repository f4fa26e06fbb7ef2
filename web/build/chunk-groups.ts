import { join } from 'node:path';
import type { Rolldown } from 'vite';

/** Code that so many parts of the app share is fetched with its like: nearly everybody needs it sooner or later. */
const MANY = 10;

const COMMON = /web\/src\/(lib|ui)\/(?!figures\/interval-line)|shared\/text\/\w+\/common\/(?!export)/;

/** Picks what lies in a folder of what browser and server share. */
function within(folder: string): (id: string) => boolean {
  const path = join(import.meta.dirname, '../../shared', folder, '/');
  return (id) => id.startsWith(path);
}

/** What results alone are told with, on however many of their pages. */
const OF_RESULTS = /rules\/(direction|statistics\/mean)\.ts$/;

/** What the app fetches on its own account until its first screen is there, whatever these import included. */
const OF_FIRST_SCREEN = [
  'app/start-app.tsx',
  'app/guarded-app.tsx',
  'app/sections/dashboard-section.tsx',
  'ui/theme-provider.tsx',
].map((file) => join(import.meta.dirname, '../src', file));

/** Names a group that takes of its modules those that the first screen needs, and leaves the others. */
function ofFirstScreen(name: string): (id: string, context: Rolldown.ChunkingContext) => string | null {
  let needed: ReadonlySet<string> | undefined;
  return (id, context) => ((needed ??= importedBy(OF_FIRST_SCREEN, context)).has(id) ? name : null);
}

/** The modules and all that they import, but for what they fetch later. */
function importedBy(ids: readonly string[], context: Rolldown.ChunkingContext): Set<string> {
  const found = new Set(ids);
  // What is put at the end is looked at in its turn.
  for (const id of found) for (const other of context.getModuleInfo(id)?.importedIds ?? []) found.add(other);
  return found;
}

/**
 * Which modules of the app are one file, the first group that takes a module has it. By itself the bundler makes a file
 * of all that the same parts share: a hundred for each page, most of them smaller than their headers.
 */
export const CHUNK_GROUPS: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'router', test: /node_modules\/(react-router|react-router-dom|cookie|set-cookie-parser)\// },
  { name: ofFirstScreen('rules'), test: within('rules'), minShareCount: MANY },
  { name: 'more-rules', test: (id) => within('rules')(id) && !OF_RESULTS.test(id), minShareCount: MANY },
  // The login fetches the rest of itself by it, and nothing of the app before.
  { name: 'preload-helper', test: /vite\/preload-helper/ },
  // What every page needs in some part.
  {
    name: 'base',
    test: /web\/src\/(lib\/(api-client|session|use-session|use-action|chosen-plan|page-language)|ui\/(icons|logo|tag|document-title|layout\/layout\.tsx))\b|shared\/text\/\w+\/(format|common\/(common|roles|minutes))\b|shared\/rules\/(languages|compare-texts)\b/,
  },
  // The first screen uses no schema; rules and routes, as the browser has them, know none.
  // Small parts of the first screen: each alone would be mostly its header.
  {
    name: 'first-screen',
    test: /web\/src\/(lib\/(log-failure|clipboard|initials|new-task|use-temporary-message|use-focus-on-arrival|use-waiting)|ui\/undo-toast|features\/tasks\/lib\/task-error-text|ui\/(unproved-address|task-tags)|lib\/portal-reading)\b|shared\/text\/\w+\/common\/(portal-reading|tasks|unproved-address)|shared\/contract\/(overview|people)\b|shared\/rules\/workload-level/,
  },
  { name: 'zod', test: /node_modules\/zod\// },
  { name: 'schemas', test: within('models'), minShareCount: MANY },
  // Whoever writes a poll or opens a run needs both, with what they say of mistakes.
  { name: 'polls', test: /shared\/models\/(poll|run)\.ts$|shared\/text\/\w+\/polls\/validation/ },
  // What every screen is drawn with, before what opens over one, drops down or is filled in: each takes along what it
  // is made of.
  {
    name: 'kit',
    test: /@mantine\/core\/esm\/(core|components\/(Button|ActionIcon|CloseButton|Loader|UnstyledButton|Notification))\/|node_modules\/swr\/dist\/(?!infinite)/,
  },
  { name: 'menus', test: /node_modules\/@floating-ui\/|components\/(Menu|Popover|ScrollArea)\// },
  { name: 'dialogs', test: /components\/(Modal|ModalBase|Drawer)\/|web\/src\/ui\/confirm-modal/ },
  {
    name: 'fields',
    test: /src\/lib\/use-(api-)?form\b|components\/(\w*Input\w*|Textarea|NativeSelect|Radio|Switch|SegmentedControl)\//,
    minShareCount: MANY,
  },
  { name: 'components', test: /node_modules\/(?!swr\/)/, minShareCount: MANY },
  { name: ofFirstScreen('routes'), test: within('contract'), minShareCount: MANY },
  { name: 'more-routes', test: within('contract'), minShareCount: MANY },
  { name: ofFirstScreen('common'), test: COMMON, minShareCount: MANY },
  { name: 'more-common', test: COMMON, minShareCount: MANY },
  // What the first screen shares with anything else and no group has taken: small parts, which are one file.
  { name: ofFirstScreen('parts'), test: /\/web\/src\//, minShareCount: 2 },
];
