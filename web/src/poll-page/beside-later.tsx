import { later } from './later.tsx';

/** What respondents see of dialogues and of consents, fetched when it is wanted. */
export const Beside = later(async () => (await import('./beside.tsx')).Beside, true);
