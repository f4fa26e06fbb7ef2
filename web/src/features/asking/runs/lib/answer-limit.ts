import { ANSWER_LIMIT_MAX } from '#shared/models/run.ts';

/** The limit somebody typed, null for none; undefined when it cannot be one. Spaces between digits are fine. */
export function readLimit(typed: string): number | null | undefined {
  return readCount(typed, ANSWER_LIMIT_MAX);
}

/** A number of people or answers, from 1; null where nothing was typed, undefined when it cannot be one. */
export function readCount(typed: string, max: number): number | null | undefined {
  const digits = typed.replace(/\s/g, '');
  if (digits === '') return null;
  const count = Number(digits);
  return /^\d+$/.test(digits) && count >= 1 && count <= max ? count : undefined;
}
