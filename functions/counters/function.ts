import { defineFunction } from '#core/declaration.ts';
import { createCounters } from '#data/counters.ts';

/** Counts what runs were answered, and takes away what came too late for its run. */
export const counters = defineFunction({
  name: 'counters',
  description: 'Counters of runs from the table stream',
  timeout: 60,
  concurrencyShare: 5,
  repositories: { counters: createCounters },
  stream: {
    // Answers given, changed and taken away, and marks of participation; many at once cost one write.
    filters: [
      { eventName: ['INSERT', 'MODIFY'], dynamodb: { NewImage: { type: { S: ['response'] } } } },
      { eventName: ['INSERT'], dynamodb: { NewImage: { type: { S: ['mark'] } } } },
      { eventName: ['REMOVE'], dynamodb: { OldImage: { type: { S: ['response'] } } } },
    ],
    batchSize: 100,
    windowSeconds: 1,
    parallelization: 1,
    lagAlarm: 'Counters of runs fall behind',
  },
});
