import { pulseRunIdOf } from '#functions/runs/pulse-run-id.ts';
import { createDue } from '#data/due.ts';
import { createPolls } from '../repositories/polls.ts';
import { createPulses } from '../repositories/pulses.ts';
import { occurrencesAfter } from '#shared/rules/pulse-schedule.ts';
import { defineScheduledJob } from '#functions/jobs/define-job.ts';

declare module '#data/keys.ts' {
  interface DueKinds {
    'start-pulses': true;
  }
}

/**
 * Hands the runs of recurring polls that are due to jobs of their own and moves each schedule on to its next run, in
 * one transaction: fired twice, or at once, a run is begun once. After a standstill the earliest run that was missed is
 * looked at, and then the first one to come.
 */
export const startPulses = defineScheduledJob({
  name: 'start-pulses',
  expression: 'rate(5 minutes)',
  repositories: { due: createDue, polls: createPolls, pulses: createPulses },
  async run({ repos: { due, polls, pulses }, now }) {
    for await (const entry of due.list('start-pulses', now)) {
      const { id: pollId, dueAt, item } = entry;
      const [workspaceId, createdAt] = [String(item['workspaceId']), String(item['createdAt'])];
      const poll = await polls.findConsistent(workspaceId, createdAt, pollId);
      const schedule = poll?.schedule;
      // An entry may outlive what it stands for: the poll was deleted, its schedule paused or changed.
      if (!poll || !schedule || schedule.dueAt !== dueAt) {
        await due.drop(entry);
        continue;
      }
      const [run] = occurrencesAfter(schedule, new Date(Date.parse(dueAt) - 1), 1);
      const [next] = occurrencesAfter(schedule, now, 1);
      const { planned, day } = run!;
      const runId = pulseRunIdOf(pollId, dueAt);
      await pulses.advance(
        poll,
        { ...schedule, dueAt: next!.at.toISOString(), coveredTo: day },
        {
          kind: 'start-pulse',
          workspaceId,
          pollId,
          pollCreatedAt: createdAt,
          runId,
          at: dueAt,
          planned,
          day,
          joinedAfter: schedule.coveredTo,
        },
        runId,
        now,
      );
    }
  },
});
