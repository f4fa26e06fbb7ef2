import type { Beside as Loaded } from './beside.tsx';
import { later } from './later.tsx';

/**
 * What respondents see of dialogues and of consents, fetched when it is wanted. Without it nobody can consent, and their
 * answers stay on the page: so it alone is fetched again in place.
 */
export const Beside = later(
  async (again) =>
    again
      ? ((await import(/* @vite-ignore */ window.early.beside + again)) as { Beside: typeof Loaded }).Beside
      : (await import('./beside.tsx')).Beside,
  true,
);
