import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { chainMarks } from '#functions/access-log/chain-marks.ts';
import { describeError, log } from '#core/log.ts';
import { createServices } from '#core/services.ts';
import { firstFailed, readChange, type Change } from '#data/stream.ts';
import { countParticipation } from '#functions/runs/counting/count-participation.ts';
import { countResponses } from '#functions/runs/counting/count-responses.ts';
import { dropLateCodeMarks } from '#functions/runs/counting/drop-late-code-marks.ts';
import { counters } from './function.ts';
import { recordTaskChanges } from '#functions/tasks/record-task-changes.ts';
import { giveAwaited } from '#functions/moving/give-awaited.ts';
import { tellOf, tellOfSettled } from '#functions/webhooks/tell.ts';

const { repos } = createServices(counters);

/**
 * The Lambda that keeps the counters of runs, the trail of tasks, the access log and the events of workspaces. What it is
 * handed in one batch is counted run by run, each in one write; when a run fails, the stream hands over again from its
 * first record on, and what was counted is passed over.
 */
export async function handler(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const failed: string[] = [];
  for (const records of byPartition(event.Records)) {
    const changes = records.map(readChange);
    try {
      // What is left is begun anew from here.
      if ((await take(changes)) === 'more') failed.push(changes[0]!.sequence);
    } catch (error) {
      // The partition: of a run, for whoever counts it anew (npm run admin -- run recount).
      log('error', 'stream record failed', { job: 'counters', key: changes[0]!.key.pk, error: describeError(error) });
      failed.push(changes[0]!.sequence);
    }
  }
  return firstFailed(failed);
}

/** What is done with the changes of one partition; all are of one kind, but for a run beside its answers. */
async function take(changes: readonly Change[]): Promise<unknown> {
  switch ((changes[0]!.new ?? changes[0]!.old)?.['type']) {
    case 'task':
      await recordTaskChanges(changes, repos, new Date());
      return tellOf(changes, repos, new Date());
    case 'member':
      // What is left comes next.
      if ((await giveAwaited(changes, repos)) === 'more') return 'more';
      return tellOf(changes, repos, new Date());
    case 'open-run':
    case 'rule-entry':
      return tellOf(changes, repos, new Date());
    case 'mark':
      return countParticipation(changes, repos.counters);
    case 'code-mark':
      return dropLateCodeMarks(changes, repos.counters);
    case 'access-mark':
      return chainMarks(changes, repos);
    default: {
      const outcome = await countResponses(changes, repos);
      if (outcome === 'counted') await tellOfSettled(changes, repos, new Date());
      return outcome;
    }
  }
}

/** The records of each run's answers, and those of its marks, in the order they were written, each once. */
function byPartition(records: readonly DynamoDBRecord[]): DynamoDBRecord[][] {
  const each = new Map(records.map((record) => [record.dynamodb?.SequenceNumber, record])).values();
  return [...Map.groupBy(each, ({ dynamodb }) => dynamodb?.Keys?.['pk']?.S ?? '').values()];
}
