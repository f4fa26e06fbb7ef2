import type { ScheduleEvent } from '#core/declaration.ts';
import { log } from '#core/log.ts';
import { createServices, newId } from '#core/services.ts';
import { readPeopleSources } from '#functions/directory/read-people-sources.ts';
import { createSourceClients } from '#functions/directory/source-clients.ts';
import { vaultOf } from '#functions/integrations/clients.ts';
import { readTaskSources } from '#functions/integrations/read-task-sources.ts';
import { createTaskSourceClients } from '#functions/integrations/task-source-clients.ts';
import { DEFAULT_LANGUAGE } from '#shared/rules/languages.ts';
import { inLanguage } from '#shared/text/current.ts';
import { peopleSources } from './function.ts';

const { repos, config } = createServices(peopleSources);
const clients = createSourceClients(config);
const taskClients = createTaskSourceClients(config);
const vault = vaultOf(config);

const SCHEDULES: Readonly<Record<string, (now: Date) => Promise<void>>> = {
  'read-people-sources': (now) => readPeopleSources({ repos, vault, clients, now, newId }),
  'read-task-sources': (now) => readTaskSources({ repos, vault, clients: taskClients, now }),
};

/** The Lambda that reads people and tasks by the clock, each time whatever is due. */
export async function handler({ schedule }: ScheduleEvent): Promise<void> {
  const read = SCHEDULES[schedule];
  if (!read) throw new Error(`There is no schedule ${schedule}`);
  await inLanguage(DEFAULT_LANGUAGE, () => read(new Date()));
  log('info', 'job finished', { job: schedule });
}
