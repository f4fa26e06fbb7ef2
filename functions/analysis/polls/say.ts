import { sayer, type Said } from '#shared/text/said.ts';
import type { pollsSaid } from '#text/analysis/polls-said.ts';

/** Keeps a sentence about answers. */
export const say = sayer<typeof pollsSaid>();

/** A sentence as it stands within another. */
export function within({ code, params }: Said): Said {
  return { code, params: { ...params, within: true } };
}
