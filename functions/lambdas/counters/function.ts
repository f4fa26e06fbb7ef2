import { defineFunction } from '#core/declaration.ts';
import { createAccessLog } from '#functions/access-log/repositories/access-log.ts';
import { createRunViewers } from '#functions/access-log/repositories/run-viewers.ts';
import { createCounters } from '#functions/runs/repositories/counters.ts';
import { createReleases } from '#functions/runs/repositories/releases.ts';
import { createRemoval } from '#data/removal.ts';
import { createWebhookEvents } from '#functions/webhooks/repositories/webhook-events.ts';
import { createAwaited } from '#functions/moving/repositories/awaited.ts';
import { createTaskEvents } from '#functions/tasks/repositories/task-events.ts';

/** What other systems are told of when it comes (functions/webhooks). */
const TOLD = ['open-run', 'member', 'task', 'rule-entry'];

/**
 * Counts what runs were answered, releases what may be shown of it, and takes away what came too late for its run;
 * writes down what was changed in tasks, who saw what, and what other systems are told of; gives who has joined what waits for them. One function for both: a stream is read by two at most, and the other does the jobs.
 */
export const counters = defineFunction({
  name: 'counters',
  description: 'Counters of runs, the trail of tasks, the access log and events from the table stream',
  timeout: 60,
  concurrencyShare: 5,
  repositories: {
    awaited: createAwaited,
    accessLog: createAccessLog,
    counters: createCounters,
    releases: createReleases,
    removal: createRemoval,
    runViewers: createRunViewers,
    taskEvents: createTaskEvents,
    webhookEvents: createWebhookEvents,
  },
  stream: {
    // Answers given, changed and taken away, and marks of participation; many at once cost one write.
    filters: [
      { eventName: ['INSERT', 'MODIFY'], dynamodb: { NewImage: { type: { S: ['response'] } } } },
      { eventName: ['INSERT'], dynamodb: { NewImage: { type: { S: ['mark', 'code-mark', 'access-mark', ...TOLD] } } } },
      // A run that was closed: what its answers came to is settled.
      {
        eventName: ['MODIFY'],
        dynamodb: {
          OldImage: { type: { S: ['run'] }, published: { BOOL: [true] } },
          NewImage: { published: { BOOL: [false] } },
        },
      },
      // Changes of tasks; answers, tasks, open runs and members that went. A feed takes five patterns.
      { eventName: ['MODIFY'], dynamodb: { NewImage: { type: { S: ['task'] } } } },
      { eventName: ['REMOVE'], dynamodb: { OldImage: { type: { S: ['response', 'task', 'open-run', 'member'] } } } },
    ],
    batchSize: 100,
    windowSeconds: 1,
    parallelization: 1,
    lagAlarm: 'Counters of runs, the trail of tasks and the access log fall behind',
  },
});
