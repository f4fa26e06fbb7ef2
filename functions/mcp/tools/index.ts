import type { Tool } from '../tool.ts';
import { compareTeams } from './compare-teams.ts';
import { listRuns } from './list-runs.ts';
import { load } from './load.ts';
import { recommendations } from './recommendations.ts';
import { runResults } from './run-results.ts';
import { tasks } from './tasks.ts';
import { turnoverCost } from './turnover-cost.ts';
import { whatChanged } from './what-changed.ts';

/** What assistants may ask, in the order in which they are told. */
export const TOOLS: readonly Tool[] = [
  whatChanged,
  listRuns,
  runResults,
  compareTeams,
  load,
  recommendations,
  tasks,
  turnoverCost,
];
