import { createAiClients, createBitrix24Clients, type AiClients } from '#functions/integrations/clients.ts';
import { createMailer } from '#functions/notifications/mailer.ts';
import { log } from '#core/log.ts';
import { newId, requireSetting, type Services } from '#core/services.ts';
import type { Key } from '#data/keys.ts';
import type { Item } from '#data/table.ts';
import type { AnalysisTools } from '#functions/analysis/tools.ts';
import type { Archives } from '#functions/exports/archives.ts';
import type { JobContext, JobDeclaration } from './define-job.ts';
import { jobs, type repositories } from './index.ts';

const byKind = new Map<unknown, JobDeclaration>(jobs.map((job) => [job.kind, job]));

/** Kept from one job to the next, with the tokens the provider has given. */
let aiClients: AiClients | undefined;

/** What kind of job an item is; throws for one that nobody declares. */
export function jobOf(item: Item): JobDeclaration {
  const { kind } = item['job'] as { kind?: unknown };
  const declared = byKind.get(kind);
  if (!declared) throw new Error(`No job of the kind ${String(kind)} is declared`);
  return declared;
}

/** What slow jobs alone are done with. */
interface SlowTools {
  readonly analysisTools: AnalysisTools;
  readonly archives: Archives;
}

/** What jobs are given at this moment; mail is asked for only when a letter is to be sent. */
export function jobContext({ repos, config }: Services<typeof repositories>, tools?: SlowTools): JobContext {
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

/** Does a job once however often it is delivered: a finished one is left alone. */
export async function runJob(key: Key, context: JobContext): Promise<void> {
  const { repos, now } = context;
  const item = await repos.jobs.findPending(key);
  if (!item) return;
  const job = jobOf(item);
  const payload = job.payload.parse(item['job']);
  await job.run(payload, context, item);
  await (job.forgotten ? repos.jobs.forget(key) : repos.jobs.finish(key, now));
  log('info', 'job finished', {
    job: job.kind,
    ...('workspaceId' in payload ? { workspaceId: String(payload.workspaceId) } : {}),
    milliseconds: Date.now() - now.getTime(),
  });
}
