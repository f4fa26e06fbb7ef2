import * as z from 'zod/mini';
import type { Assembly } from './assembly.ts';
import { REGION, type Resolver } from './intrinsics.ts';
import { LOCAL_CREDENTIALS, type Credentials } from './credentials.ts';
import { createLambda, type Lambda, type OnInvoked } from './lambda.ts';

const DEFAULT_TIMEOUT_SECONDS = 3;
const DEFAULT_MEMORY_MB = 128;

const FunctionProperties = z.object({
  Handler: z.string(),
  Runtime: z.string(),
  Code: z.object({ S3Key: z.optional(z.string()) }),
  Timeout: z._default(z.number(), DEFAULT_TIMEOUT_SECONDS),
  MemorySize: z._default(z.number(), DEFAULT_MEMORY_MB),
  ReservedConcurrentExecutions: z.optional(z.number()),
  Environment: z._default(z.object({ Variables: z.record(z.string(), z.coerce.string()) }), { Variables: {} }),
});

/** A name by which versions of a function are called; here there is one, the newest. */
const AliasProperties = z.object({ FunctionName: z.string() });

export interface Functions {
  readonly all: readonly Lambda[];
  /** By name or ARN; throws for a function that is not there. */
  byName(name: string): Lambda;
  /** What a variable of the template is for those functions that have it. Throws where none has. */
  variable(name: string): string;
}

interface Options {
  readonly assembly: Assembly;
  readonly resolver: Resolver;
  /** Added to the environment of the function of this name: where the stand-ins of AWS services listen. */
  readonly environmentOf: (name: string) => Readonly<Record<string, string>>;
  /** What functions sign their calls with. */
  readonly credentials?: Credentials | undefined;
  readonly onInvoked?: OnInvoked | undefined;
  readonly log: (line: object) => void;
  /** Where a function's code lies instead of its asset: the build that is being watched. */
  readonly codeOf?: ((assetDir: string) => string) | undefined;
  /** A file that is loaded before each function's own. */
  readonly preload?: string | undefined;
}

/** The template's own functions: all that run on Node (CDK's helpers for the deployment run on Python). */
export function createFunctions({
  assembly,
  resolver,
  environmentOf,
  credentials = LOCAL_CREDENTIALS,
  log,
  preload,
  onInvoked,
  codeOf = (dir) => dir,
}: Options): Functions {
  const byName = new Map<string, Lambda>();
  const variables = new Map<string, string>();
  for (const { name, properties } of resolver.all('AWS::Lambda::Function', FunctionProperties)) {
    if (!properties.Runtime.startsWith('nodejs') || properties.Code.S3Key === undefined) continue;
    const lambda = createLambda({
      name,
      dir: codeOf(assembly.asset(properties.Code.S3Key)),
      handler: properties.Handler,
      timeoutSeconds: properties.Timeout,
      memoryMb: properties.MemorySize,
      concurrency: properties.ReservedConcurrentExecutions,
      log,
      preload,
      onInvoked,
      environment: {
        AWS_REGION: REGION,
        AWS_DEFAULT_REGION: REGION,
        AWS_ACCESS_KEY_ID: credentials.accessKeyId,
        AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
        AWS_EXECUTION_ENV: `AWS_Lambda_${properties.Runtime}`,
        LAMBDA_TASK_ROOT: '/var/task',
        TZ: ':UTC',
        ...properties.Environment.Variables,
        ...environmentOf(name),
      },
    });
    byName.set(name, lambda);
    for (const [variable, value] of Object.entries(properties.Environment.Variables)) variables.set(variable, value);
  }
  const all = [...byName.values()];
  for (const { name, properties } of resolver.all('AWS::Lambda::Alias', AliasProperties)) {
    const lambda = byName.get(nameIn(properties.FunctionName));
    if (lambda) byName.set(name, lambda);
  }
  return {
    all,
    byName: (nameOrArn) => {
      const name = nameIn(nameOrArn);
      const lambda = byName.get(name);
      if (!lambda) throw new Error(`The assembly has no function ${name} for Node`);
      return lambda;
    },
    variable: (name) => {
      const value = variables.get(name);
      if (value === undefined) throw new Error(`No function of the assembly has a variable ${name}`);
      return value;
    },
  };
}

/** The name at the end of an ARN, or the name itself. */
function nameIn(nameOrArn: string): string {
  return nameOrArn.slice(nameOrArn.lastIndexOf(':') + 1);
}
