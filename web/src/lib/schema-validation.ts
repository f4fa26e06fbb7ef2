import type * as z from 'zod/mini';

/** The first mistake of each field by its path; empty when the values fit the schema. */
export function mistakesOf(schema: z.ZodMiniType, values: unknown): Record<string, string> {
  const result = schema.safeParse(values);
  if (result.success) return {};
  const mistakes: Record<string, string> = {};
  for (const issue of result.error.issues) {
    const path = issue.path.join('.');
    mistakes[path] ??= issue.message;
  }
  return mistakes;
}
