import type { Analyst } from '#shared/analysts/index.ts';
import type { PrepareAnalysis } from './analyst.ts';
import { builtin } from './builtin.ts';
import { gigachat } from './gigachat.ts';

/** How each analyst prepares an analysis. */
export const PREPARE: Readonly<Record<Analyst, PrepareAnalysis>> = { builtin, gigachat };
