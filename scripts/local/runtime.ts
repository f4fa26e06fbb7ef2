import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { KmsPlace } from '#core/clients/kms.ts';
import { readAssembly } from './assembly.ts';
import { LOCAL_ENDPOINTS, createLocalEndpoints, SES_PATH, SQS_PATH } from './local-endpoints.ts';
import { startDynamo } from './dynamo.ts';
import { createEdge, type Edge } from './edge.ts';
import { createEvents } from './events.ts';
import { createFunctions } from './functions.ts';
import { createGateway } from './gateway.ts';
import { createResolver, REGION } from './intrinsics.ts';
import { openJournal } from './journal.ts';
import { startKms } from './kms.ts';
import { startMappings } from './mappings.ts';
import { OBJECTS, startS3 } from './s3.ts';
import { startSchedules } from './schedules.ts';
import { openSecrets } from './secrets.ts';
import { listen, LOOPBACK, type Answer, type Intercept, type Upgrade } from './server.ts';
import { openSite } from './site.ts';
import { openSqs } from './sqs.ts';
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
  /** Takes the log lines of functions and runtime; standard output when left out. */
  readonly log?: (line: object) => void;
  readonly codeOf?: (assetDir: string) => string;
  readonly intercept?: (edge: Edge) => Intercept;
  readonly upgrade?: Upgrade;
}

export interface Runtime {
  readonly url: string;
  readonly port: number;
  readonly dynamodbEndpoint: string;
  /** The key that secrets are sealed with. Throws where nothing is. */
  vault(): KmsPlace;
  /** Settles when the embedded database ends; after `stop` that is no surprise. */
  readonly databaseEnded: Promise<string>;
  /** Lets every function load its code anew. */
  reload(): void;
  /** Answers what is under way, then ends everything that was started. */
  stop(): Promise<void>;
}

/** Letters go no further than `GET /__local/mail`; they need a sender all the same. */
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
  const stop = async (): Promise<void> => {
    // The server first, so that what is under way still finds everything behind it.
    await server?.close();
    for (const step of stops.splice(0).toReversed()) await step();
  };
  try {
    const assembly = readAssembly(options.assembly);
    const resolver = createResolver(assembly, openSecrets(assembly, dir));
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
    const kms = await startKms({ dir });
    stops.push(kms.stop);
    const s3 = await startS3({ dir: join(dir, OBJECTS) });
    stops.push(s3.stop);
    const streams = await createTables(resolver, dynamodbEndpoint);

    const url = `http://localhost:${port}`;
    const functions = createFunctions({
      assembly,
      resolver,
      log,
      codeOf: options.codeOf,
      environment: {
        DYNAMODB_ENDPOINT: dynamodbEndpoint,
        KMS_ENDPOINT: kms.endpoint,
        AWS_ENDPOINT_URL_SESV2: `http://${LOOPBACK}:${port}${SES_PATH}`,
        AWS_ENDPOINT_URL_SQS: `http://${LOOPBACK}:${port}${SQS_PATH}`,
        AWS_ENDPOINT_URL_S3: s3.endpoint,
        SITE_URL: url,
        MAIL_SENDER,
        ...options.environment,
      },
    });
    stops.push(() => Promise.all(functions.all.map((lambda) => lambda.stop())));

    const deadLetters = openJournal(join(dir, 'dead-letters.jsonl'));
    const mail = openJournal(join(dir, 'mail.jsonl'));
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
    const targets = createTargets({ deadLetters, lambdaByArn: functions.byName });
    const schedules = startSchedules({ resolver, targets });
    stops.push(schedules.stop);
    const localEndpoints = createLocalEndpoints({
      schedules,
      events: createEvents({ resolver, targets }),
      sqs,
      mail,
      deadLetters,
    });
    late.answer = (request) =>
      request.path.startsWith(LOCAL_ENDPOINTS) ? localEndpoints(request) : edge.handle(request);
    if (options.intercept) late.intercept = options.intercept(edge);

    return {
      url,
      port,
      dynamodbEndpoint,
      vault: () => ({ keyId: functions.variable('VAULT_KEY_ID'), region: REGION, endpoint: kms.endpoint }),
      databaseEnded: embedded?.died ?? Promise.withResolvers<string>().promise,
      reload: () => functions.all.forEach((lambda) => lambda.reload()),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
