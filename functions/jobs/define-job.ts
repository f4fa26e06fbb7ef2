import type * as z from 'zod/mini';
import type { Schedule } from '#core/declaration.ts';
import type { AiClients, Bitrix24Clients, ChatClients } from '#functions/integrations/clients.ts';
import type { PushClients } from '#functions/notifications/push-clients.ts';
import type { Vault } from '#core/clients/vault.ts';
import type { Mailer } from '#functions/notifications/mailer.ts';
import type { Job } from '#data/job-item.ts';
import type { Key } from '#data/keys.ts';
import type { AnalysisTools } from '#functions/analysis/tools.ts';
import type { Archives } from '#functions/exports/archives.ts';
import type { Opened, SomeFactories } from '#data/open-repositories.ts';
import type { Item } from '#data/table.ts';

/** What a job is given: the repositories it names, and no others. */
export interface JobContext<Factories extends SomeFactories = SomeFactories> {
  readonly repos: Opened<Factories>;
  readonly mailer: () => Mailer;
  /** Where links in letters lead. */
  readonly siteUrl: () => string;
  /** What a connected portal is read with; only where slow jobs are done, which may open its webhook. */
  readonly portals: () => Bitrix24Clients;
  /** What people are told in chats with; there, too. */
  readonly chats: () => ChatClients;
  /** What people are told on their devices with; there, too. */
  readonly push: () => PushClients;
  /** What a connected model is asked with; there, too. */
  readonly ai: () => AiClients;
  /** What analyses are made with; there alone. */
  readonly analysisTools: () => AnalysisTools;
  /** What archives of workspaces are made with; there, too. */
  readonly archives: () => Archives;
  /** What the keys of ballots are sealed with; there, too. */
  readonly vault: () => Vault;
  readonly now: Date;
  readonly newId: () => string;
}

type Kind = Job['kind'];
type PayloadOf<K extends Kind> = Omit<Extract<Job, { kind: K }>, 'kind'>;

/** Work that outlives a request, written in the transaction that causes it; safe to do twice. */
export interface JobDeclaration<K extends Kind = Kind, Factories extends SomeFactories = SomeFactories> {
  readonly kind: K;
  readonly payload: z.ZodMiniType<PayloadOf<K>>;
  /** What it uses of the table. */
  readonly repositories: Factories;
  /** Forgotten when it is done, instead of kept for 30 days: it names a person, holds a link, or comes every few minutes. */
  readonly forgotten?: true;
  /** `item` is the job as it is stored. */
  readonly run: (payload: PayloadOf<K>, context: JobContext<Factories>, item: Item & Key) => Promise<void>;
}

/** Work that begins by the clock; what it did not get to is done the next time. */
export interface ScheduledJob<Factories extends SomeFactories = SomeFactories> extends Schedule {
  readonly name: string;
  /** What it uses of the table. */
  readonly repositories: Factories;
  readonly run: (context: JobContext<Factories>) => Promise<void>;
}

/** Declares a job; its kind and payload are told to the table by `declare module '#data/job-item.ts'`. */
export function defineJob<const K extends Kind, Factories extends SomeFactories>(
  declaration: JobDeclaration<K, Factories>,
): JobDeclaration {
  // Payload and run are of one kind: who has parsed the one may call the other. The functions that do jobs open all
  // repositories that any of them names (index.ts, slow.ts).
  return declaration as unknown as JobDeclaration;
}

/** Declares work that begins by the clock; what is due of it is told to the table by `declare module '#data/keys.ts'`. */
export function defineScheduledJob<Factories extends SomeFactories>(job: ScheduledJob<Factories>): ScheduledJob {
  return job as unknown as ScheduledJob;
}

/** What any of these uses of the table. */
export function repositoriesOf(jobs: readonly { readonly repositories: SomeFactories }[]): SomeFactories {
  return Object.assign({}, ...jobs.map(({ repositories }) => repositories)) as SomeFactories;
}
