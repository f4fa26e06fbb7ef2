import { breakDownRun } from '#functions/surveys/break-down-run.ts';
import { prepareGround } from './jobs/prepare.ts';
import { storeResult } from './jobs/store-result.ts';

/**
 * What analyses are made with. Handed to the job by the function that does slow jobs: what they know of Russian weighs
 * more than all else together, and the worker behind the stream has letters to send.
 */
export const analysisTools = { breakDownRun, prepareGround, storeResult };
export type AnalysisTools = typeof analysisTools;
