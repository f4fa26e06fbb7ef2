import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { createJobQueue } from '#core/clients/job-queue.ts';
import { describeError, log } from '#core/log.ts';
import { requireSetting } from '#core/config.ts';
import type { ScheduleEvent } from '#core/declaration.ts';
import { createServices } from '#core/services.ts';
import { firstFailed, streamedItem } from '#data/stream.ts';
import { jobs as declaration } from './function.ts';
import { jobs, scheduledJobs } from '#functions/jobs/index.ts';
import { jobContext, jobOf, runJob } from '#functions/jobs/run-job.ts';
import { inLanguage } from '#shared/text/current.ts';
import { DEFAULT_LANGUAGE } from '#shared/rules/languages.ts';

const services = createServices(declaration);
const queue = createJobQueue({
  url: requireSetting(services.config.slowJobsUrl, 'SLOW_JOBS_URL'),
  region: services.config.region,
  endpoint: services.config.sqsEndpoint,
});

/**
 * The Lambda behind the table's stream and the schedules. The jobs of one queue, a workspace's or an account's, are
 * done in the order they were written, those of different queues side by side; slow ones are handed on.
 */
export async function handler(event: DynamoDBStreamEvent | ScheduleEvent): Promise<DynamoDBBatchResponse> {
  if ('schedule' in event) {
    await runScheduled(event.schedule);
    return { batchItemFailures: [] };
  }
  const queues = [...Map.groupBy(event.Records, ({ dynamodb }) => dynamodb?.NewImage?.['pk']?.S).values()];
  const failed = await Promise.all(queues.map(runInOrder));
  return firstFailed(failed.filter((sequence) => sequence !== null));
}

async function runScheduled(name: string): Promise<void> {
  const job = scheduledJobs.find((one) => one.name === name);
  if (!job) throw new Error(`There is no scheduled job ${name}: list it in functions/jobs/index.ts`);
  const context = jobContext(services);
  await inLanguage(DEFAULT_LANGUAGE, async () => job.run(context));
  log('info', 'job finished', { job: name, milliseconds: Date.now() - context.now.getTime() });
}

/** The sequence number of the first that fails; it is handed over again, and nothing of its queue overtakes it. */
async function runInOrder(records: readonly DynamoDBRecord[]): Promise<string | null> {
  for (const record of records) {
    const item = streamedItem(record);
    try {
      const key = { pk: item.pk, sk: item.sk };
      if (jobOf(item, jobs)) await runJob(key, jobs, jobContext(services));
      else await queue.send(key);
    } catch (error) {
      log('error', 'stream record failed', { job: 'job', key: `${item.pk} ${item.sk}`, error: describeError(error) });
      return record.dynamodb?.SequenceNumber ?? '';
    }
  }
  return null;
}
