import { sayer } from '#shared/text/said.ts';
import type { workloadSaid } from '#text/analysis/workload-said.ts';

/** Keeps a sentence about workload. */
export const say = sayer<typeof workloadSaid>();
