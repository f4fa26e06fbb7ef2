import { sayer } from '#shared/text/said.ts';
import type { jobsSaid } from '#text/analysis/jobs-said.ts';

/** Keeps a sentence about the preparation of an analysis. */
export const say = sayer<typeof jobsSaid>();
