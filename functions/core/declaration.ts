import type { SomeFactories } from '#data/open-repositories.ts';
import type { Repositories } from '#data/repositories.ts';
import type { Route, RouteSpec } from '#shared/contract/route.ts';
import type { SecretKind } from './clients/vault.ts';
import type { Config } from './config.ts';
import type { Operation } from './http/operation.ts';

/** How a function is fed from the table's stream. */
export interface StreamSettings {
  /** Which records are handed over: those that fit any of these patterns. */
  readonly filters: readonly object[];
  readonly batchSize: number;
  /** How long records are gathered before a batch that is not full goes out, seconds. */
  readonly windowSeconds: number;
  /** Batches of one shard that are worked on at once; records of one partition key stay in order. */
  readonly parallelization: number;
  /** What the alarm says when records wait. */
  readonly lagAlarm: string;
}

/** How a function is fed from the queue of slow jobs. */
export interface QueueSettings {
  /** Executions at once; jobs of one group, a workspace or an account, are done one after another. */
  readonly concurrency: number;
  /** What the alarm says when messages wait. */
  readonly lagAlarm: string;
}

/** When something begins by the clock: `rate(…)` or `cron(…)` as EventBridge Scheduler reads it. */
export interface Schedule {
  readonly expression: string;
  /** The time zone of a `cron(…)`; UTC when left out. */
  readonly timeZone?: string;
}

/** What a function is handed when one of its schedules begins. */
export interface ScheduleEvent {
  readonly schedule: string;
}

/**
 * A Lambda, said once: its handler, its gateway routes, schedules, feeds, environment and alarms follow from this,
 * and its rights to the table from what its tests see it do (infra/grants.json). Times in seconds, memory in MB.
 */
export interface FunctionDeclaration {
  /** The folder under `functions/lambdas`. */
  readonly name: string;
  /** What it is for, shown in the console. */
  readonly description: string;
  readonly memory: number;
  readonly timeout: number;
  /** Its weight when the executions the account allows at once are shared out, where the stage reserves them. */
  readonly concurrencyShare: number;
  /** Whether a new version of it is tried on a few calls first, where the stage has it so. */
  readonly canary?: true;
  /** What it uses of the table; what it does not name is not in its bundle. */
  readonly repositories: SomeFactories;
  /** Whether it may ask for the keys that are derived from the token key: to recognise people by their access tokens, above all. */
  readonly authenticates: boolean;
  /** The kinds of secrets that it seals and opens; it can open no others. */
  readonly secrets?: readonly SecretKind[];
  /** Whether it hands letters to SES. */
  readonly sendsMail?: true;
  /** Whether what it writes leads to the site, or it asks the API there; whoever sends mail knows the site anyway. */
  readonly linksToSite?: true;
  /** Whether it offers the providers that the stage has set up for everybody. */
  readonly offersProviders?: true;
  /** Whether it hands slow jobs to their queue. */
  readonly queuesJobs?: true;
  /** What it may do with the archives of workspaces: make them and take them away, or give out links to them. */
  readonly archives?: 'write' | 'read';
  readonly routes: Readonly<Record<string, Route>>;
  /** Paths of the gateway that lead to it beside those of its routes: what there is below them a standard says, no contract. */
  readonly pathsBeside?: readonly string[];
  readonly stream?: StreamSettings;
  readonly queue?: QueueSettings;
  /** By name, which the function is handed as a `ScheduleEvent`. */
  readonly schedules: Readonly<Record<string, Schedule>>;
}

/** The names of the repositories a function declares. */
export type NamesOf<Factories extends SomeFactories> = keyof Factories & keyof Repositories;

/** An operation for every route of the domain. */
export type Operations<Routes, Names extends keyof Repositories, Clients> = {
  readonly [Name in keyof Routes]: Routes[Name] extends RouteSpec ? Operation<Routes[Name], Names, Clients> : never;
};

/** The Lambda of one domain of the contract. */
export interface ApiDeclaration extends FunctionDeclaration {
  readonly operations: Readonly<Record<string, unknown>>;
  /** Clients of outside services its operations are given besides the repositories; made when the function starts. */
  readonly clients?: (config: Config) => object;
}

/** The gateway gives up after 30 s; a function that answers people ends before. Seconds. */
export const HTTP_TIMEOUT = 15;
/** Room for an outside service that answers slowly, twice. */
export const OUTBOUND_TIMEOUT = 25;
const MEMORY = 512;

type Defaults = 'memory' | 'timeout';
type Settings<Declaration extends FunctionDeclaration, Derived extends keyof Declaration> = Omit<
  Declaration,
  Derived | Defaults
> &
  Partial<Pick<Declaration, Defaults>>;

/**
 * Declares the Lambda of a domain. A route without its operation does not compile, nor does an operation that asks for
 * a repository or a client the function does not name.
 */
export function defineApi<
  Routes extends Readonly<Record<string, Route>>,
  const Factories extends SomeFactories,
  Clients extends object = object,
>(
  settings: Omit<
    Settings<ApiDeclaration, 'authenticates' | 'schedules' | 'stream' | 'queue'>,
    'routes' | 'repositories' | 'operations' | 'clients'
  > & {
    /** What it does by the clock beside its routes. */
    readonly schedules?: FunctionDeclaration['schedules'];
    readonly routes: Routes;
    readonly repositories: Factories;
    readonly clients?: (config: Config) => Clients;
    readonly operations: Operations<Routes, NamesOf<Factories>, Clients>;
  },
): ApiDeclaration {
  const authenticates = Object.values<Route>(settings.routes).some(({ auth }) => auth === 'user');
  return { memory: MEMORY, timeout: HTTP_TIMEOUT, schedules: {}, authenticates, ...settings };
}

/** Declares a Lambda that nobody calls by the API: behind the stream, a queue, the clock or events. */
export function defineFunction<const Factories extends SomeFactories>(
  settings: Omit<FunctionDeclaration, 'authenticates' | 'routes' | 'schedules' | 'memory' | 'repositories'> &
    Partial<Pick<FunctionDeclaration, 'schedules' | 'memory' | 'authenticates'>> & { readonly repositories: Factories },
): FunctionDeclaration & { readonly repositories: Factories } {
  return { memory: MEMORY, schedules: {}, authenticates: false, routes: {}, ...settings };
}
