import {
  createAiClients,
  createBitrix24Clients,
  createChatClients,
  type AiClients,
  vaultOf,
} from '#functions/integrations/clients.ts';
import { createMailer } from '#functions/notifications/mailer.ts';
import { createPushClients } from '#functions/notifications/push-clients.ts';
import { requireSetting } from '#core/config.ts';
import { log } from '#core/log.ts';
import { newId, type Services } from '#core/services.ts';
import type { Key } from '#data/keys.ts';
import type { Item } from '#data/table.ts';
import type { AnalysisTools } from '#functions/analysis/tools.ts';
import type { Archives } from '#functions/exports/archives.ts';
import type { SomeFactories } from '#data/open-repositories.ts';
import type { createJobs } from '#data/jobs.ts';
import { inLanguage } from '#shared/text/current.ts';
import { DEFAULT_LANGUAGE } from '#shared/rules/languages.ts';
import type { JobContext, JobDeclaration } from './define-job.ts';

/** Kept from one job to the next, with the tokens the provider has given. */
let aiClients: AiClients | undefined;

/** Which of these jobs an item is; null for one that is none of them. */
export function jobOf(item: Item, jobs: readonly JobDeclaration[]): JobDeclaration | null {
  const { kind } = item['job'] as { kind?: unknown };
  return jobs.find((job) => job.kind === kind) ?? null;
}

/** What slow jobs alone are done with. */
interface SlowTools {
  readonly analysisTools: AnalysisTools;
  readonly archives: Archives;
}

/** What jobs are given at this moment; mail is asked for only when a letter is to be sent. */
export function jobContext(
  { repos, config }: Services<SomeFactories & { readonly jobs: typeof createJobs }>,
  tools?: SlowTools,
): JobContext {
  return {
    repos,
    now: new Date(),
    newId,
    mailer: () =>
      createMailer({
        region: config.region,
        endpoint: config.sesEndpoint,
        sender: requireSetting(config.mailSender, 'MAIL_SENDER'),
        configurationSet: config.mailConfigurationSet,
      }),
    portals: () => createBitrix24Clients(config),
    chats: () => createChatClients(config),
    push: () => createPushClients(config),
    vault: () => vaultOf(config),
    ai: () => (aiClients ??= createAiClients(config)),
    analysisTools: () => {
      if (!tools) throw new Error('Analyses are made where slow jobs are done');
      return tools.analysisTools;
    },
    archives: () => {
      if (!tools) throw new Error('Archives are made where slow jobs are done');
      return tools.archives;
    },
    siteUrl: () => requireSetting(config.siteUrl, 'SITE_URL'),
  };
}

/** Does one of these jobs once however often it is delivered: a finished one is left alone. Throws for one that is none of them. */
export async function runJob(key: Key, jobs: readonly JobDeclaration[], context: JobContext): Promise<void> {
  const { repos, now } = context;
  const item = await repos.jobs.findPending(key);
  if (!item) return;
  const job = jobOf(item, jobs);
  if (!job) throw new Error(`No job like that of ${key.pk} ${key.sk} is declared here`);
  const payload = job.payload.parse(item['job']);
  await inLanguage(DEFAULT_LANGUAGE, async () => job.run(payload, context, item));
  await (job.forgotten ? repos.jobs.forget(key) : repos.jobs.finish(key, now));
  log('info', 'job finished', {
    job: job.kind,
    ...('workspaceId' in payload ? { workspaceId: String(payload.workspaceId) } : {}),
    milliseconds: Date.now() - now.getTime(),
  });
}
