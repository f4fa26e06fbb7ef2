import { work } from '#core/worker.ts';
import { checkResponse } from './check-response.ts';
import { expireSubscriptions } from './expire-subscriptions.ts';
import { runJob } from './run-job.ts';

export const handler = work({ job: runJob, response: checkResponse }, { 'expire-subscriptions': expireSubscriptions });
