import type { SQSEvent } from 'aws-lambda';
import { QueuedJob } from '#core/clients/job-queue.ts';
import { describeError, log } from '#core/log.ts';
import { createServices } from '#core/services.ts';
import { analysisTools } from '#functions/analysis/tools.ts';
import { createArchives } from '#functions/exports/archives.ts';
import { jobContext, runJob } from '#functions/jobs/run-job.ts';
import { jobs } from '#functions/jobs/slow.ts';
import { slowJobs } from './function.ts';

const services = createServices(slowJobs);
const tools = { analysisTools, archives: createArchives(services.config) };

/** One job at a time; one that fails is handed over again, then left among the dead letters. */
export async function handler({ Records }: SQSEvent): Promise<void> {
  for (const { body } of Records) {
    const key = QueuedJob.parse(JSON.parse(body));
    try {
      await runJob(key, jobs, jobContext(services, tools));
    } catch (error) {
      log('error', 'job failed', { job: 'job', key: `${key.pk} ${key.sk}`, error: describeError(error) });
      throw error;
    }
  }
}
