import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ASSEMBLY, buildWeb, synthesize } from '#scripts/local/build.ts';
import { SES_PATH } from '#scripts/local/aws-endpoints.ts';
import { freePort, startDynamo } from '#scripts/local/dynamo.ts';
import { startKms } from '#scripts/local/kms.ts';
import { startRuntime } from '#scripts/local/runtime.ts';
import { budgets } from '../budgets.ts';
import { catchUp, compareAnswers } from '../load/compare.ts';
import { openCompany, type Run } from '../load/company.ts';
import { respond, type Outcome } from '../load/respondents.ts';
import { conclude, held, known, type Row, type Section } from '../report.ts';
import { FAULTS, type FaultKind } from './list.ts';
import { lettersOf, type Letters } from './letters.ts';
import { startProxy } from './proxy.ts';

/*
 * `npm run bench:faults`: the services around the product go wrong by a seed while a run is answered, one way after
 * another, each on a product of its own; then everything is read back and compared with what respondents were told.
 * `SEED=7` repeats what another seed did; a word chooses the faults whose names have it; `--built` takes what
 * `npm start` has built last.
 */

const RESPONDENTS = 20;
const SECONDS = Number(process.env['FAULT_SECONDS'] ?? 5);
const SEED = Number(process.env['SEED'] ?? 1);
/** Each asks KMS for a key, since the function begins anew before. */
const LOOKS = 8;

/** What came of one fault. */
interface Survival {
  readonly fault: string;
  readonly unnoticed: true | undefined;
  readonly outcome: Outcome;
  /** Looks at the run by its owner that failed. */
  readonly refused: number;
  readonly lost: number;
  readonly twice: number;
  readonly stale: number;
  readonly off: number;
  readonly seconds: number;
  readonly faults: number;
  /** Requests of the database for each answer that was taken. */
  readonly asked: number;
  /** Where the fault is one of letters. */
  readonly letters: Letters | null;
}

const {
  values: { built },
  positionals: [wanted],
} = parseArgs({ allowPositionals: true, options: { built: { type: 'boolean', default: false } } });
if (!built) {
  await buildWeb();
  await synthesize();
}
const chosen = FAULTS.filter(({ name }, index) => index === 0 || !wanted || name.includes(wanted));
const survivals: Survival[] = [];
for (const fault of chosen) survivals.push(await survive(fault));
const [undisturbed] = survivals;
conclude(
  `Seed ${SEED}: ${RESPONDENTS} respondents at once for ${SECONDS} s beside each fault`,
  survivals.map((one) => sectionOf(one, undisturbed!)),
  { truths: true, ...(wanted ? {} : { keptAs: 'faults' }) },
);

async function survive({ name, database, keys, letters, clocks, lasting, unnoticed }: FaultKind): Promise<Survival> {
  const folder = mkdtempSync(join(tmpdir(), 'tonus-faults-'));
  const [dynamo, kms] = await Promise.all([startDynamo(), startKms()]);
  const [ofDatabase, ofKeys, ofLetters] = [database?.(SEED), keys?.(SEED), letters?.(SEED)];
  const port = await freePort();
  let isWrong = false;
  const tables = await startProxy(dynamo.endpoint, (passing) => (isWrong && ofDatabase?.(passing)) || null);
  const vault = await startProxy(kms.endpoint, (passing) => (isWrong && ofKeys?.(passing)) || null);
  // Letters go to the product itself, which keeps them.
  const post = await startProxy(`http://127.0.0.1:${port}`, (passing) => (isWrong && ofLetters?.(passing)) || null);
  const runtime = await startRuntime({
    port,
    dataDir: folder,
    assembly: ASSEMBLY,
    dynamodbEndpoint: tables.endpoint,
    environment: { KMS_ENDPOINT: vault.endpoint, AWS_ENDPOINT_URL_SESV2: `${post.endpoint}${SES_PATH}` },
    log: () => {},
    ...(clocks ? { preload: join(import.meta.dirname, 'wrong-clock.ts') } : {}),
  });
  try {
    const company = await openCompany(runtime.port);
    const run = await company.openRun();
    tables.takeCount();
    isWrong = true;
    // Whatever they have kept, functions begin anew in the midst of it.
    runtime.reload();
    const written = letters ? lettersOf(company, runtime) : null;
    const outcome = await respond(run.target, { desks: RESPONDENTS, seconds: SECONDS, people: Infinity });
    const asked = tables.takeCount() / Math.max(1, outcome.latencies.length);
    const refused = await lookAnew(run, runtime.reload);
    isWrong = lasting ?? false;
    const found = await readBack(run, outcome);
    const told = (await written?.arrived()) ?? null;
    const faults = tables.faults() + vault.faults() + post.faults();
    return { fault: name, unnoticed, refused, faults, outcome, asked, letters: told, ...found };
  } finally {
    await runtime.stop();
    await Promise.all([tables.stop(), vault.stop(), post.stop(), dynamo.stop(), kms.stop()]);
    rmSync(folder, { recursive: true });
  }
}

/** Reads the run again and again, each time by functions that begin anew: how often that failed. */
async function lookAnew(run: Run, reload: () => void): Promise<number> {
  let refused = 0;
  for (let time = 0; time < LOOKS; time++) {
    reload();
    await run.summary().catch((error: unknown) => {
      refused++;
      console.error(String(error));
    });
  }
  return refused;
}

/** What is stored against what respondents were told, once the counters show all of it or have had their time. */
async function readBack(run: Run, { expected }: Outcome) {
  const found = await run.firstAnswers();
  return { ...compareAnswers(expected, found), ...(await catchUp(run, found.length)) };
}

function sectionOf(one: Survival, calm: Survival): Section {
  const { outcome, unnoticed, refused, faults, letters, lost, twice, stale, off, seconds, asked } = one;
  const sent = outcome.latencies.length + outcome.failures.length;
  for (const failure of new Set(outcome.failures)) console.error(`${one.fault}: ${failure}`);
  const failed = (outcome.failures.length / Math.max(1, sent)) * 100;
  return {
    title: `${one.fault}: ${sent} submissions, ${faults} requests met the fault`,
    rows: [
      unnoticed ? held('told that it failed', failed, budgets.faultsTold) : known('told that it failed', failed, '%'),
      unnoticed
        ? held(`looks at the run that failed, of ${LOOKS}`, refused, budgets.loadWrong)
        : known(`looks at the run that failed, of ${LOOKS}`, refused, 'looks'),
      held('answers that were taken and are lost', lost, budgets.loadWrong),
      held('answers that are there twice', twice, budgets.loadWrong),
      held('answers that are there as they were before a change', stale, budgets.loadWrong),
      held('answers the counters are off by', off, budgets.loadWrong),
      known('the counters were awaited for', seconds, 's'),
      // Letters are written with requests of their own.
      ...(letters ? [] : [held('requests of the database for an answer', asked / calm.asked, budgets.faultsAsked)]),
      ...(letters ? rowsOf(letters) : []),
    ],
  };
}

function rowsOf({ written, lost, twice, waiting, waited, replySeconds, lastSeconds }: Letters): Row[] {
  return [
    held(`letters of ${written} that are lost`, lost, budgets.loadWrong),
    held('letters that came twice', twice, budgets.loadWrong),
    held('requests that waited for letters', waited ? 1 : 0, budgets.loadWrong),
    known('the request that wrote them was answered after', replySeconds, 's'),
    known('the last letter came after', lastSeconds, 's'),
    known('letters that wait for their next turn', waiting, 'letters'),
  ];
}
