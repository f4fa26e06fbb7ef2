import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import type { Key } from '#data/keys.ts';
import type { Repositories } from '#data/repositories.ts';
import type { SomeFactories } from '#data/open-repositories.ts';
import { streamedItem } from '#data/stream.ts';
import { describeError, log } from './log.ts';
import { createMailer, type Mailer } from './clients/mailer.ts';
import { demand, createServices } from './services.ts';

/** What every piece of work behind the stream is given. */
export interface WorkerContext {
  readonly repos: Repositories;
  readonly mailer: Mailer;
  /** Where links in letters lead. */
  readonly siteUrl: string;
  readonly now: Date;
}

/** What is done with an item the stream hands over, by the item's `type`; must be safe to do twice. */
export type Handlers = Readonly<
  Record<string, (item: Record<string, unknown> & Key, context: WorkerContext) => Promise<void>>
>;

/** What begins by the clock, by the `job` of its schedule; a failure has it fired again. */
export type Schedules = Readonly<Record<string, (context: WorkerContext) => Promise<void>>>;

/** What a schedule hands over (infra/functions.ts). */
interface ScheduleEvent {
  readonly schedule: string;
  readonly job: string;
}

/**
 * The Lambda behind the table's stream and the schedules. Records come in the order they were written; the first that fails stops the
 * batch and is named, so that the stream hands it over again and nothing overtakes it.
 */
export function work(handlers: Handlers, schedules: Schedules, repositories: SomeFactories) {
  const { config, repos } = createServices(repositories);
  const contextAt = (now: Date): WorkerContext => ({
    repos,
    now,
    // Asked for only when a letter is to be sent: all other work goes on without.
    get mailer() {
      const sender = demand(config.mailSender, 'MAIL_SENDER');
      return createMailer({
        region: config.region,
        endpoint: config.sesEndpoint,
        sender,
        configurationSet: config.mailConfigurationSet,
      });
    },
    get siteUrl() {
      return demand(config.siteUrl, 'SITE_URL');
    },
  });
  return async (event: DynamoDBStreamEvent | ScheduleEvent): Promise<DynamoDBBatchResponse> => {
    if ('schedule' in event) {
      const run = schedules[event.job];
      if (!run) throw new Error(`No job ${event.job} for the schedule ${event.schedule}`);
      await run(contextAt(new Date()));
      return { batchItemFailures: [] };
    }
    for (const record of event.Records) {
      const item = streamedItem(record);
      try {
        await handlers[String(item['type'])]?.(item, contextAt(new Date()));
      } catch (error) {
        const isJob = item['type'] === 'job';
        log('error', 'stream record failed', {
          job: String(item['type']),
          ...(isJob ? { key: `${item.pk} ${item.sk}` } : {}),
          error: describeError(error),
        });
        return { batchItemFailures: [{ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' }] };
      }
    }
    return { batchItemFailures: [] };
  };
}
