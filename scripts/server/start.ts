import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { feedbackEvent } from '#scripts/local/mail-feedback.ts';
import { postToDynamo } from '#scripts/local/post-to-dynamo.ts';
import { startRuntime, type Mail, type Runtime } from '#scripts/local/runtime.ts';
import { openStore } from '#scripts/local/store.ts';
import type { Settings } from './config.ts';
import type { Beside } from './beside.ts';
import { checkParts, type Check } from './health.ts';
import type { Log } from './log.ts';
import { openMailQueue, type MailQueue } from './mail-queue.ts';
import { createMetrics } from './metrics.ts';
import { startMonitor } from './monitor.ts';
import { setProviderSecrets } from './providers.ts';
import { createSeal } from './sealed.ts';
import { openSmtp } from './smtp.ts';
import { withStatusPage } from './status-page.ts';
import { beforeOpening, besideRunning } from './steps.ts';
import { openWayIn, type WayIn } from './way-in.ts';

/** The Lambda that gives out links to archives; its calls of S3 are these links alone. */
const GIVES_LINKS = '-app-Workspaces';
/** In the data folder: letters that wait. */
const MAIL_FOLDER = 'letters';
/** In the data folder: when each schedule last succeeded. */
const SCHEDULES_FILE = 'schedules.json';

/** A server that answers. */
export interface Server {
  readonly wayIn: WayIn;
  readonly monitorPort: number;
  readonly mail: MailQueue;
  /** Settles with its last words when the database ends by itself. */
  readonly databaseEnded: Promise<string>;
  /** Takes nothing new, answers what is under way, ends queues and streams between batches, and the database last. */
  stop(): Promise<void>;
}

/** Starts the server from an assembly. Rejects with a SetupError, or with words for people, where it cannot. */
export async function startServer(settings: Settings, assembly: string, log: Log): Promise<Server> {
  const { siteUrl, dataDir, keys, monitor } = settings;
  for (const step of beforeOpening) await step(settings, log);
  const metrics = createMetrics();
  const fired = openStore(join(dataDir, SCHEDULES_FILE), z.iso.datetime());
  const lastSuccess = (schedule: string): Date | null => {
    const at = fired.get(schedule);
    return at === undefined ? null : new Date(at);
  };
  const credentials = newCredentials();
  const parts: { wayIn?: WayIn; mail?: MailQueue } = {};
  /** Looks at every part; as long as the server starts there is nothing to be seen. */
  let look: (() => Promise<Check[]>) | undefined;
  const runtime = await startRuntime({
    port: 0,
    dataDir,
    assembly,
    log,
    environment: { MAIL_SENDER: settings.mail.sender },
    // Browsers follow a link to an archive: it leads to the site, which hands it on to where archives lie.
    environmentOf: (name) => (name.includes(GIVES_LINKS) ? { AWS_ENDPOINT_URL_S3: siteUrl } : {}),
    onInvoked: metrics.onInvoked,
    onFired: (schedule, succeeded) => {
      const now = new Date();
      if (succeeded) fired.set(schedule, now.toISOString());
      metrics.onFired(schedule, succeeded, now);
    },
    lastSuccess,
    world: {
      siteUrl,
      keys,
      credentials,
      mail: (events): Mail => {
        const smtp = openSmtp({ ...settings.mail });
        const queue = openMailQueue({
          dir: join(dataDir, MAIL_FOLDER),
          seal: createSeal(keys.kms, 'letters'),
          send: smtp.send,
          onBounced: ({ to, configurationSet }) =>
            Promise.all(to.map((one) => events.publish(feedbackEvent({ configurationSet, to: one, kind: 'bounce' })))),
          log,
        });
        parts.mail = queue;
        return {
          take: queue.take,
          stop: async () => {
            await queue.stop();
            smtp.close();
          },
        };
      },
      open: async (inside) => {
        const handle = withStatusPage(inside.edge.handle, {
          check: () => look?.() ?? Promise.resolve([]),
          email: settings.operator.email,
          now: Date.now,
        });
        const options = { ...settings, log, onAnswered: metrics.onAnswered };
        parts.wayIn = await openWayIn(options, { ...inside, edge: { ...inside.edge, handle } });
        return parts.wayIn;
      },
    },
  });
  for (const schedule of runtime.schedules) {
    const at = lastSuccess(schedule);
    if (at) metrics.onFired(schedule, true, at);
  }
  // Both are made before the runtime has started.
  const { wayIn, mail } = parts as Required<typeof parts>;
  const besides: Beside[] = [];
  let watching: Awaited<ReturnType<typeof startMonitor>> | undefined;
  const stop = async (): Promise<void> => {
    await runtime.stop();
    for (const beside of besides.splice(0)) await beside.stop();
    // Watched to the end: while it drains it is alive.
    await watching?.close();
  };
  try {
    await setProviderSecrets(settings.providers, runtime, credentials);
    const watched = {
      askTable: () => askTable(runtime),
      mail: mail.state,
      streams: runtime.streams,
      queues: runtime.queues,
      deadLetters: runtime.deadLetters,
      besides,
      certificateEnds: wayIn.certificateEnds,
      underWay: wayIn.underWay,
      now: Date.now,
    };
    look = () => checkParts(watched);
    watching = await startMonitor({
      ...monitor,
      check: look,
      metrics: async () => ({ contentType: metrics.contentType, text: await metrics.text(watched) }),
    });
    for (const begin of besideRunning) besides.push(await begin(settings, runtime, log));
    return { wayIn, mail, monitorPort: watching.port, databaseEnded: runtime.databaseEnded, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Of this start alone: whoever else gets at the loopback is not answered by the stand-ins of KMS, SES, SQS and S3. */
function newCredentials() {
  return {
    accessKeyId: `AKIA${randomBytes(16).toString('hex').toUpperCase()}`,
    secretAccessKey: randomBytes(32).toString('hex'),
  };
}

/** Asks for the table's description, by the protocol itself: the client would try again, and this is to be quick. */
async function askTable({ dynamodbEndpoint, tables }: Runtime): Promise<void> {
  const response = await postToDynamo(dynamodbEndpoint, 'DynamoDB_20120810.DescribeTable', { TableName: tables[0] });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`The table answered ${response.status}`);
}
