import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { createRepositories } from '#data/create-repositories.ts';
import { createVault } from '#core/clients/vault.ts';
import { createTable } from '#data/table.ts';
import { callerOf } from '#scripts/call.ts';
import type { Runtime } from '#scripts/local/runtime.ts';
import { openStore } from '#scripts/local/store.ts';
import { companyPortal, DEMO_SIZE, type CompanySize } from './company-portal.ts';
import { dismiss, PASSWORD, writeCompany } from './company.ts';
import { writeDataRequests } from './data-requests.ts';
import { fillYandex360, writeDirectory } from './directory.ts';
import { dateConnections, writeAnalyses } from './dates.ts';
import { writeFinance } from './finance.ts';
import { writeRules } from './rules.ts';
import { writeRuns } from './runs.ts';
import { writeMeasurements } from './measurements.ts';
import { askThoseWhoLeft } from './leavers.ts';
import { doLastNight, skipNights } from './nights.ts';
import { demoOffers } from './offers.ts';
import { writeOwnTasks } from './own-tasks.ts';
import { knowDomain, writeSignIn } from './sign-in.ts';
import { startDemoServices } from './services.ts';
import { fillTracker } from './task-source.ts';
import { writeWebhooks } from './webhooks.ts';
import { writeSurveys } from './surveys.ts';
import { textsOf } from './texts.ts';
import { doToday, openWorkload } from './today.ts';
import { auth } from '#shared/contract/auth.ts';
import { DEFAULT_LANGUAGE, languageOf, type Language } from '#shared/rules/languages.ts';
import { speakUsually } from '#shared/text/current.ts';

const REGION = 'eu-central-1';
/** In the data folder: how large the company is, what it speaks, when it was made, and where its portal listens. */
const STATE_FILE = 'demo.json';
/** Eighteen months of the weekly pulse. */
const HISTORY_WEEKS = 78;

export interface DemoOptions {
  readonly dataDir: string;
  /** How large the company is; what is left out is as it was, or usual. */
  readonly size?: Partial<CompanySize>;
  readonly weeks?: number;
  /** What the company speaks; left out: as it did, or Russian. */
  readonly language?: Language | undefined;
}

/** A living company for a product that is about to start, with the outside services it is connected to. */
export interface Demo {
  readonly language: Language;
  /** Variables of the product's functions. */
  readonly environment: Readonly<Record<string, string>>;
  /** Writes the company into a product that runs; nothing when it is there already. */
  write(product: Pick<Runtime, 'url' | 'dynamodbEndpoint' | 'vault'>): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Plays the outside services of the company in this data folder. The portal tells the same and listens on the same
 * port at every start: its address is part of the webhook that the product keeps.
 */
export async function openDemo({
  dataDir,
  size = {},
  weeks = HISTORY_WEEKS,
  language: asked,
}: DemoOptions): Promise<Demo> {
  const state = openStore(join(dataDir, STATE_FILE), z.union([z.string(), z.number()]));
  const language = languageSpoken();
  const texts = textsOf(language);
  speakUsually(language);
  const known = state.get('today');
  const today = known === undefined ? new Date() : new Date(known);
  const sized: CompanySize = { people: sizeOf('people'), guests: sizeOf('guests'), tasks: sizeOf('tasks') };
  const { people, portal } = companyPortal(sized, today, texts);
  const services = await startDemoServices(portal, Number(state.get('port') ?? 0), {
    providerPort: Number(state.get('providerPort') ?? 0),
    namesOf: (email) => {
      const person = people.find((one) => one.email === email);
      return { given_name: person?.firstName ?? email, family_name: person?.lastName ?? '' };
    },
  });
  knowDomain(services, people[0]!.email);
  fillYandex360(services.yandex360, people, today, texts.names.company);
  fillTracker(services.tracker, people, portal.tasks, today);

  function sizeOf(name: keyof CompanySize): number {
    const stored = state.get(name);
    const wanted = size[name] ?? Number(stored ?? DEMO_SIZE[name]);
    if (stored === undefined || stored === wanted) return wanted;
    throw new Error(`${dataDir} holds a company with --${name} ${stored}. Leave the option out, or remove the folder`);
  }

  function languageSpoken(): Language {
    // A company from before there was a choice spoke the usual one.
    const stored = languageOf(state.get('language')) ?? (state.get('written') ? DEFAULT_LANGUAGE : null);
    if (stored === null || asked === undefined || stored === asked) return stored ?? asked ?? DEFAULT_LANGUAGE;
    throw new Error(`${dataDir} holds a company with --language ${stored}. Leave the option out, or remove the folder`);
  }

  return {
    language,
    environment: services.environment,
    stop: services.stop,
    async write({ url, dynamodbEndpoint: endpoint, vault: key }) {
      services.app.site = url;
      if (state.get('written') !== undefined) return;
      const table = createTable({ name: await onlyTable(endpoint), region: REGION, endpoint });
      const repos = createRepositories(table);
      if (await repos.users.findLogin(people[0]!.email)) {
        throw new Error(
          `${dataDir} holds a company that was not written to its end. Remove the folder and start again`,
        );
      }
      for (const [name, value] of Object.entries(sized)) state.set(name, value);
      state.set('language', language);
      state.set('today', today.toISOString());
      state.set('port', services.portalPort);
      state.set('providerPort', services.companyProvider.port);
      await repos.offers.save(demoOffers(today, texts));
      const company = await writeCompany(people, { repos, texts, today, vault: createVault(key()) });
      await skipNights(company, table);
      // First: comparing respondents takes its turn among the jobs of the runs.
      const { crm, tellTeam } = await writeSurveys(company);
      const { pulse } = await writeRuns(company, weeks);
      await tellTeam();
      await dismiss(company);
      await askThoseWhoLeft(company);
      await writeOwnTasks(company);
      await doToday(company, { pulse, crm }, { url, webhook: services.webhook });
      await writeMeasurements(company, table);
      await openWorkload(company, url);
      await writeFinance(company, people, url);
      await writeRules(company);
      await writeSignIn(company, services, table, key());
      // By one login for both: an account has few in a minute.
      const call = callerOf(url, language);
      const owner = await call(auth.login, { body: { email: people[0]!.email, password: PASSWORD } });
      await writeDirectory(company, owner.access_token, url);
      await writeWebhooks(company, owner.access_token, url, services.receiver.url);
      await writeDataRequests(company, owner.access_token, url);
      await writeAnalyses(company, table, owner.access_token, url);
      await dateConnections(company, table);
      await call(auth.logout, { body: { refresh_token: owner.refresh_token } });
      await doLastNight(company, table);
      state.set('written', new Date().toISOString());
    },
  };
}

/** The name the stacks gave the table. */
async function onlyTable(endpoint: string): Promise<string> {
  const client = new DynamoDBClient({ endpoint, region: REGION });
  const { TableNames: names = [] } = await client.send(new ListTablesCommand({}));
  client.destroy();
  const [name] = names;
  if (!name || names.length > 1) throw new Error(`Expected one table, found: ${names.join(', ') || 'none'}`);
  return name;
}
