import { defineFunction } from '#core/declaration.ts';
import { repositories, scheduledJobs } from '#functions/jobs/index.ts';

/** Does the jobs: fed by the table's stream, where each is seen as soon as it is written, and by the schedules. */
export const jobs = defineFunction({
  name: 'jobs',
  description: 'Jobs from the table stream and the schedules',
  timeout: 300,
  concurrencyShare: 5,
  repositories,
  sendsMail: true,
  queuesJobs: true,
  stream: {
    filters: [{ eventName: ['INSERT'], dynamodb: { NewImage: { type: { S: ['job'] } } } }],
    batchSize: 10,
    windowSeconds: 0,
    parallelization: 10,
    lagAlarm: 'Jobs wait too long',
  },
  schedules: Object.fromEntries(scheduledJobs.map((job) => [job.name, job])),
});
