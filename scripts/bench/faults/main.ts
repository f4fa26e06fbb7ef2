import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ASSEMBLY, buildWeb, synthesize } from '#scripts/local/build.ts';
import { startDynamo } from '#scripts/local/dynamo.ts';
import { startKms } from '#scripts/local/kms.ts';
import { startRuntime } from '#scripts/local/runtime.ts';
import { budgets } from '../budgets.ts';
import { catchUp, compareAnswers } from '../load/compare.ts';
import { openRun, type Run } from '../load/company.ts';
import { respond, type Outcome } from '../load/respondents.ts';
import { conclude, held, known, type Section } from '../report.ts';
import { FAULTS, type FaultKind } from './list.ts';
import { startProxy } from './proxy.ts';

/*
 * `npm run bench:faults`: the services around the product go wrong by a seed while a run is answered, one way after
 * another, each on a product of its own; then everything is read back and compared with what respondents were told.
 * `SEED=7` repeats what another seed did; a word chooses the faults whose names have it; `--built` takes what
 * `npm start` has built last.
 */

const RESPONDENTS = 20;
const SECONDS = Number(process.env['FAULT_SECONDS'] ?? 6);
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
  { truths: true },
);

async function survive({ name, database, keys, clocks, lasting, unnoticed }: FaultKind): Promise<Survival> {
  const folder = mkdtempSync(join(tmpdir(), 'tonus-faults-'));
  const [dynamo, kms] = await Promise.all([startDynamo(), startKms()]);
  const [ofDatabase, ofKeys] = [database?.(SEED), keys?.(SEED)];
  let isWrong = false;
  const tables = await startProxy(dynamo.endpoint, (passing) => (isWrong && ofDatabase?.(passing)) || null);
  const vault = await startProxy(kms.endpoint, (passing) => (isWrong && ofKeys?.(passing)) || null);
  const runtime = await startRuntime({
    port: 0,
    dataDir: folder,
    assembly: ASSEMBLY,
    dynamodbEndpoint: tables.endpoint,
    environment: { KMS_ENDPOINT: vault.endpoint },
    log: () => {},
    ...(clocks ? { preload: join(import.meta.dirname, 'wrong-clock.ts') } : {}),
  });
  try {
    const run = await openRun(runtime.port);
    tables.takeCount();
    isWrong = true;
    // Whatever they have kept, functions begin anew in the midst of it.
    runtime.reload();
    const outcome = await respond(run.target, { desks: RESPONDENTS, seconds: SECONDS, people: Infinity });
    const asked = tables.takeCount() / Math.max(1, outcome.latencies.length);
    const refused = await lookAnew(run, runtime.reload);
    isWrong = lasting ?? false;
    const found = await readBack(run, outcome);
    return { fault: name, unnoticed, refused, faults: tables.faults() + vault.faults(), outcome, asked, ...found };
  } finally {
    await runtime.stop();
    await Promise.all([tables.stop(), vault.stop(), dynamo.stop(), kms.stop()]);
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
  const { outcome, unnoticed, refused, faults, lost, twice, stale, off, seconds, asked } = one;
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
      held('requests of the database for an answer', asked / calm.asked, budgets.faultsAsked),
    ],
  };
}
