import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import type { KmsPlace } from '#core/clients/kms.ts';
import { readAssembly } from './assembly.ts';
import { createAwsEndpoints, SES_PATH, SQS_PATH, type SentLetter } from './aws-endpoints.ts';
import type { Credentials } from './credentials.ts';
import { LOCAL_ENDPOINTS, createLocalEndpoints } from './local-endpoints.ts';
import { startDynamo } from './dynamo.ts';
import { createEdge, type Edge } from './edge.ts';
import { createEvents, type Events } from './events.ts';
import { createFunctions } from './functions.ts';
import { createGateway } from './gateway.ts';
import { createResolver, REGION } from './intrinsics.ts';
import { openJournal, type Journal } from './journal.ts';
import { storedKeys, type KmsKeys } from './kms-keys.ts';
import { startKms } from './kms.ts';
import type { OnInvoked } from './lambda.ts';
import { startMappings, type StreamLag } from './mappings.ts';
import { OBJECTS, startS3 } from './s3.ts';
import { startSchedules } from './schedules.ts';
import { openSecrets, storedSecrets, type SecretKeeper } from './secrets.ts';
import { listen, LOOPBACK, type Answer, type Intercept, type Upgrade } from './server.ts';
import { openSite } from './site.ts';
import { openSqs, type LocalQueue } from './sqs.ts';
import { createTables } from './tables.ts';
import { createTargets } from './targets.ts';

export interface RuntimeOptions {
  /** 0 takes a free one. */
  readonly port: number;
  /** An address to be reached at besides the loopback; left out, no other machine gets in. */
  readonly host?: string | undefined;
  /** Where the data live from one start to the next. */
  readonly dataDir: string;
  /** What `cdk synth` made. */
  readonly assembly: string;
  /** A DynamoDB to use instead of the embedded one. */
  readonly dynamodbEndpoint?: string | undefined;
  /** Further variables of every function: addresses of outside services, say. */
  readonly environment?: Readonly<Record<string, string>>;
  /** The same for the function of this name. */
  readonly environmentOf?: (name: string) => Readonly<Record<string, string>>;
  /** What it takes to serve others than whoever works on the product; left out, this machine is alone with it. */
  readonly world?: World | undefined;
  readonly onInvoked?: OnInvoked | undefined;
  readonly onFired?: ((schedule: string, succeeded: boolean) => void) | undefined;
  /** When a schedule last succeeded: what was missed since is made up for. Left out, nothing is. */
  readonly lastSuccess?: ((schedule: string) => Date | null) | undefined;
  /** Takes the log lines of functions and runtime; standard output when left out. */
  readonly log?: (line: object) => void;
  readonly codeOf?: (assetDir: string) => string;
  /** A file that is loaded before each function's own. */
  readonly preload?: string;
  readonly intercept?: (edge: Edge) => Intercept;
  readonly upgrade?: Upgrade;
}

/** What makes a server of the runtime. */
export interface World {
  /** Where the site is reached: links in letters lead there. */
  readonly siteUrl: string;
  /** Where keys and secrets are, instead of files of the data folder. */
  readonly keys: { readonly kms: KmsKeys; readonly secrets: SecretKeeper };
  /** What functions prove themselves with to the stand-ins of AWS, instead of what everybody knows. */
  readonly credentials: Credentials;
  /** Sends the letters, which otherwise go no further than `GET /__local/mail`. */
  mail(events: Events): Mail;
  /**
   * Lets the world in. The port of this machine then answers its own functions alone, and shows neither letters nor
   * dead letters nor schedules to anybody.
   */
  open(inside: Inside): Promise<{ close(): Promise<void> }>;
}

/** The way of letters out. */
export interface Mail {
  /** Keeps a letter so that no end of the process loses it; gives its id. */
  take(letter: SentLetter): string;
  /** Waits for what is being sent. */
  stop(): Promise<unknown>;
}

/** What the world is let in to. */
export interface Inside {
  readonly edge: Edge;
  /** Where archives are given out to whoever has a signed link. */
  readonly archives: { readonly endpoint: string; readonly buckets: readonly string[] };
}

export interface Runtime {
  readonly url: string;
  readonly port: number;
  readonly dynamodbEndpoint: string;
  /** The key that secrets are sealed with. Throws where nothing is. */
  vault(): KmsPlace;
  /** Settles when the embedded database ends; after `stop` that is no surprise. */
  readonly databaseEnded: Promise<string>;
  /** What waits to be done. */
  readonly streams: readonly StreamLag[];
  readonly queues: readonly Pick<LocalQueue, 'name' | 'waiting'>[];
  readonly deadLetters: () => number;
  /** The tables' names. */
  readonly tables: readonly string[];
  readonly schedules: readonly string[];
  /** Lets every function load its code anew. */
  reload(): void;
  /** Answers what is under way, then ends everything that was started. */
  stop(): Promise<void>;
}

/** Letters that go nowhere need a sender all the same. */
const MAIL_SENDER = 'tonus@localhost.example';
/** In the data folder: the database, and where it listens while the product runs (for `npm run admin`). */
export const DATABASE_FILE = 'tonus.db';
export const ENDPOINT_FILE = 'dynamodb-endpoint';

/** Runs a synthesized assembly on this machine: what would be deployed, on stand-ins of the services it uses. */
export async function startRuntime(options: RuntimeOptions): Promise<Runtime> {
  const dir = resolve(options.dataDir);
  mkdirSync(dir, { recursive: true });
  const log =
    options.log ?? ((line) => process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`));
  const stops: (() => unknown)[] = [];
  let server: Awaited<ReturnType<typeof listen>> | undefined;
  const { world } = options;
  const stop = async (): Promise<void> => {
    // The way in first, so that what is under way still finds everything behind it. Where the world comes in elsewhere
    // this port is that of the functions, which write to it to their end.
    if (!world) await server?.close();
    for (const step of stops.splice(0).toReversed()) await step();
    if (world) await server?.close();
  };
  try {
    const assembly = readAssembly(options.assembly);
    const { kms: kmsKeys, secrets } = world?.keys ?? { kms: storedKeys(dir), secrets: storedSecrets(dir) };
    const resolver = createResolver(assembly, openSecrets(assembly, secrets));
    // The port is taken first: a second start must not touch the data of the first.
    const late: { answer?: Answer; intercept?: Intercept } = {};
    server = await listen(options.port, options.host, {
      answer: async (request) =>
        (await late.answer?.(request)) ?? { status: 503, headers: { 'retry-after': '1' }, body: Buffer.alloc(0) },
      intercept: (request, response) => late.intercept?.(request, response) ?? false,
      upgrade: options.upgrade,
    });
    const { port } = server;
    const embedded = options.dynamodbEndpoint ? null : await startDynamo({ dbPath: join(dir, DATABASE_FILE) });
    if (embedded) stops.push(embedded.stop);
    const dynamodbEndpoint = options.dynamodbEndpoint ?? embedded?.endpoint ?? '';
    const endpointFile = join(dir, ENDPOINT_FILE);
    writeFileSync(endpointFile, dynamodbEndpoint);
    stops.push(() => rmSync(endpointFile, { force: true }));
    const kms = await startKms({ keys: kmsKeys, accessKeyId: world?.credentials.accessKeyId });
    stops.push(kms.stop);
    const s3 = await startS3({ dir: join(dir, OBJECTS), credentials: world?.credentials });
    stops.push(s3.stop);
    const streams = await createTables(resolver, dynamodbEndpoint);

    const url = world?.siteUrl ?? `http://localhost:${port}`;
    const functions = createFunctions({
      assembly,
      resolver,
      log,
      codeOf: options.codeOf,
      preload: options.preload,
      credentials: world?.credentials,
      onInvoked: options.onInvoked,
      environmentOf: (name) => ({
        DYNAMODB_ENDPOINT: dynamodbEndpoint,
        KMS_ENDPOINT: kms.endpoint,
        AWS_ENDPOINT_URL_SESV2: `http://${LOOPBACK}:${port}${SES_PATH}`,
        AWS_ENDPOINT_URL_SQS: `http://${LOOPBACK}:${port}${SQS_PATH}`,
        AWS_ENDPOINT_URL_S3: s3.endpoint,
        SITE_URL: url,
        MAIL_SENDER,
        ...options.environment,
        ...options.environmentOf?.(name),
      }),
    });
    stops.push(() => Promise.all(functions.all.map((lambda) => lambda.stop())));

    const deadLetters = openJournal(join(dir, 'dead-letters.jsonl'));
    const targets = createTargets({ deadLetters, lambdaByArn: functions.byName });
    const events = createEvents({ resolver, targets });
    const mail = world?.mail(events);
    if (mail) stops.push(mail.stop);
    const edge = createEdge(resolver, openSite(assembly, resolver), createGateway(resolver, functions.byName));
    const streamOf = (table: string): string => {
      const arn = streams.get(table);
      if (arn === undefined) throw new Error(`The table ${table} has no stream`);
      return arn;
    };
    const sqs = openSqs(resolver, join(dir, 'queues'));
    const mappings = startMappings({
      resolver,
      endpoint: dynamodbEndpoint,
      dir,
      deadLetters,
      streamOf,
      sqs,
      lambdaByName: functions.byName,
      log,
    });
    stops.push(mappings.stop);
    const schedules = startSchedules({
      resolver,
      targets,
      onFired: options.onFired,
      lastSuccess: options.lastSuccess,
    });
    stops.push(schedules.stop);
    if (world && mail) {
      const aws = createAwsEndpoints({ sqs, takeLetter: mail.take, accessKeyId: world.credentials.accessKeyId });
      late.answer = async (request) => (await aws(request)) ?? { status: 404, headers: {}, body: Buffer.alloc(0) };
      const buckets = resolver.all('AWS::S3::Bucket', z.object({})).map(({ name }) => name);
      const wayIn = await world.open({ edge, archives: { endpoint: s3.endpoint, buckets } });
      stops.push(wayIn.close);
    } else {
      const letters = openJournal(join(dir, 'mail.jsonl'));
      const localEndpoints = createLocalEndpoints({
        schedules,
        events,
        aws: createAwsEndpoints({ sqs, takeLetter: keptIn(letters) }),
        mail: letters,
        deadLetters,
      });
      late.answer = (request) =>
        request.path.startsWith(LOCAL_ENDPOINTS) ? localEndpoints(request) : edge.handle(request);
    }
    if (options.intercept) late.intercept = options.intercept(edge);

    return {
      url,
      port,
      dynamodbEndpoint,
      vault: () => ({ keyId: functions.variable('VAULT_KEY_ID'), region: REGION, endpoint: kms.endpoint }),
      databaseEnded: embedded?.died ?? Promise.withResolvers<string>().promise,
      streams: mappings.streams,
      queues: sqs.all.filter(({ redrive }) => redrive !== null),
      deadLetters: () => deadLetters.all().length,
      tables: [...streams.keys()],
      schedules: schedules.names,
      reload: () => functions.all.forEach((lambda) => lambda.reload()),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Letters that are only kept to be looked at. */
function keptIn(letters: Journal): (letter: SentLetter) => string {
  return (letter) => {
    letters.add(letter);
    return randomUUID();
  };
}
