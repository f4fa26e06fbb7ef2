import { ANSWER_LIMIT_MAX } from '#shared/models/poll.ts';

/** The limit somebody typed, null for none; undefined when it cannot be one. Spaces between digits are fine. */
export function readLimit(typed: string): number | null | undefined {
  const digits = typed.replace(/\s/g, '');
  if (digits === '') return null;
  const limit = Number(digits);
  return /^\d+$/.test(digits) && limit >= 1 && limit <= ANSWER_LIMIT_MAX ? limit : undefined;
}
