import * as z from 'zod/mini';
import { POLL_LANGUAGES } from '../rules/poll-languages.ts';

export const PollLanguage = z.enum(POLL_LANGUAGES);

/**
 * What a poll says in a language other than its own: text by the place where it stands (shared/rules/text-places.ts). A
 * place that is missing is shown in the poll's own language, and said to be.
 */
export const Translation = z.object({ language: PollLanguage, texts: z.record(z.string(), z.string()) });
export type Translation = z.infer<typeof Translation>;
