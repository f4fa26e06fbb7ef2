import * as z from 'zod/mini';

/** What a test of the connection found. `detail` is for a person, whether it works or not. */
export const ConnectionCheck = z.object({
  ok: z.boolean(),
  detail: z.string(),
  /** It works, but not all of it will: rights that are missing, say. */
  warnings: z.array(z.string()),
});
export type ConnectionCheck = z.infer<typeof ConnectionCheck>;
