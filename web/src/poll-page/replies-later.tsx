import { later } from './later.tsx';

/** What respondents see of dialogues, fetched when it is wanted. */
export const Replies = later(async () => (await import('#web/answer-form/dialogue/replies.tsx')).Replies, true);
