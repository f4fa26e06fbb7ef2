import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '#scripts/local/dynamo.ts';
import { budgets } from '../budgets.ts';
import { conclude, held, known, type Row, type Section } from '../report.ts';
import { catchUp, compareAnswers } from './compare.ts';
import { startChild, type Child } from './child.ts';
import { openRun, type Run } from './company.ts';
import { respond, type Outcome, type Target } from './respondents.ts';

/*
 * `npm run bench:load`: two hundred respondents answer one run of a freshly started product at once, for a minute;
 * then everything is read back and compared with what they said. With `--truths` it does not fail for its speed, and
 * half a minute will do.
 * `-- --respondents 100000`: so many answer one run, two hundred at once, in ten minutes if the machine can.
 */

const { values: options } = parseArgs({
  options: { truths: { type: 'boolean', default: false }, respondents: { type: 'string' } },
});
/** How many respondents there are at a time. */
const DESKS = 200;
const CROWD = options.respondents === undefined ? null : Number(options.respondents);
const SECONDS = Number(process.env['LOAD_SECONDS'] ?? usualSeconds());

const folder = mkdtempSync(join(tmpdir(), 'tonus-load-'));
try {
  const product = await startProduct();
  try {
    const run = await openRun(product.port);
    const { outcome, sections } = CROWD === null ? await besideBare(product, run) : await ofCrowd(product, run, CROWD);
    const found = await run.firstAnswers();
    const counters = await catchUp(run, found.length);
    const busy = loadavg().map((value) => value.toFixed(1));
    const head = `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}, load ${busy.join(' ')}\n`;
    const truths = truth(outcome, found, { counters, peakBytes: product.peakBytes() });
    conclude(head, [truths, ...sections], { ...options, keptAs: CROWD === null ? 'load' : 'crowd' });
  } finally {
    await product.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function usualSeconds(): number {
  if (CROWD !== null) return 600;
  return options.truths ? 30 : 60;
}

/** A load on the product, and what it comes to beside the same on the bare server. */
async function besideBare(product: Child, run: Run): Promise<{ outcome: Loaded; sections: Section[] }> {
  const bare = await startBare();
  try {
    // Before and after: what else the machine does meanwhile is not to be held against one of the two.
    const before = await load(bare, bareTarget(bare.port), SECONDS / 2);
    const outcome = await load(product, run.target, SECONDS);
    const after = await load(bare, bareTarget(bare.port), SECONDS / 2);
    return { outcome, sections: [speed(outcome, [before, after]), processor(outcome, [before, after])] };
  } finally {
    await bare.stop();
  }
}

/** So many respondents of one run, and how far they came in the time there is. */
async function ofCrowd(product: Child, run: Run, people: number): Promise<{ outcome: Loaded; sections: Section[] }> {
  const outcome = await load(product, run.target, SECONDS, people);
  const rows = [
    known('those who have answered', outcome.expected.size, 'respondents'),
    known('in', outcome.seconds, 's'),
    known('the product', costOf([outcome], 'own'), 'ms of processor'),
    known('its database', costOf([outcome], 'database'), 'ms of processor'),
  ];
  return { outcome, sections: [{ title: `A run of ${people} respondents`, rows }] };
}

function startBare(): Promise<Child> {
  const script = join(import.meta.dirname, '../references/bare-server.ts');
  return startChild(script, join(folder, 'bare.log'), { BARE_DATABASE: join(folder, 'bare.db') });
}

async function startProduct(): Promise<Child> {
  const script = join(import.meta.dirname, '../../local/main.ts');
  const surroundings = { PORT: String(await freePort()), DATA_DIR: join(folder, 'data') };
  return startChild(script, join(folder, 'product.log'), surroundings);
}

function bareTarget(port: number): Target {
  return { port, path: '/', questionIds: Array.from({ length: 10 }, (_, index) => String(index)) };
}

/** What came of a load, and what the server and its database have used of processors meanwhile, milliseconds. */
type Loaded = Outcome & ReturnType<Child['processorMs']>;

async function load(server: Child, target: Target, seconds: number, people = Infinity): Promise<Loaded> {
  const before = server.processorMs();
  const outcome = await respond(target, { desks: DESKS, seconds, people });
  const after = server.processorMs();
  return { ...outcome, own: after.own - before.own, database: after.database - before.database };
}

/** Every answer is there once, as it was given last, and no machine was filled up for it. */
function truth(
  { seconds, expected, failures, postponed, resent, latencies }: Outcome,
  found: readonly string[],
  { counters, peakBytes }: { counters: { off: number; seconds: number }; peakBytes: number },
): Section {
  const { lost, twice, stale } = compareAnswers(expected, found);
  for (const failure of new Set(failures)) console.error(`failed: ${failure}`);
  return {
    title: `${DESKS} respondents at once for ${seconds.toFixed(0)} s: ${latencies.length} submissions, ${expected.size} of them respondents`,
    rows: [
      held('answers that failed', failures.length, budgets.loadWrong),
      held('answers that are lost', lost, budgets.loadWrong),
      held('answers that are there twice', twice, budgets.loadWrong),
      held('answers that are there as they were before a change', stale, budgets.loadWrong),
      known('asked to come again (429)', postponed, 'times'),
      known('sent again on a fresh connection', resent, 'times'),
      held('answers the counters are off by', counters.off, budgets.loadWrong),
      known('the counters were awaited for', counters.seconds, 's'),
      held('memory of the product and its database at most', peakBytes / 1024 ** 2, budgets.loadMemory),
    ],
  };
}

function speed(ours: Outcome, bare: readonly Outcome[]): Section {
  const [fast, slow] = [rateOf(bare), rateOf([ours])];
  const rows: Row[] = [
    held(`submissions (${slow.toFixed(0)} a second, bare ${fast.toFixed(0)})`, slow / fast, budgets.loadThroughput),
  ];
  const latencies = bare.flatMap((one) => one.latencies);
  for (const percent of [50, 95, 99]) {
    const [a, b] = [percentile(ours.latencies, percent), percentile(latencies, percent)];
    rows.push(known(`latency, p${percent} (${a.toFixed(0)} ms, bare ${b.toFixed(0)} ms)`, a / b, '× bare'));
  }
  return { title: 'Against a bare Node server that writes the same items', rows };
}

/** What a submission takes of processors: hardly dearer where others are at work as well, as seconds are. */
function processor(ours: Loaded, bare: readonly Loaded[]): Section {
  const [own, database] = [costOf([ours], 'own'), costOf([ours], 'database')];
  const [bareOwn, bareDatabase] = [costOf(bare, 'own'), costOf(bare, 'database')];
  return {
    title: 'What processors do for a submission, against the bare server',
    rows: [
      known('the product', own, 'ms of processor'),
      known('its database', database, 'ms of processor'),
      known('the bare server', bareOwn, 'ms of processor'),
      known('its database', bareDatabase, 'ms of processor'),
      known('the product with its database', (own + database) / (bareOwn + bareDatabase), '× bare'),
    ],
  };
}

/** Milliseconds a submission. */
function costOf(outcomes: readonly Loaded[], of: 'own' | 'database'): number {
  return sumOf(outcomes, (one) => one[of]) / sumOf(outcomes, ({ latencies }) => latencies.length);
}

/** Submissions a second. */
function rateOf(outcomes: readonly Outcome[]): number {
  return sumOf(outcomes, ({ latencies }) => latencies.length) / sumOf(outcomes, ({ seconds }) => seconds);
}

function sumOf<One>(outcomes: readonly One[], of: (outcome: One) => number): number {
  return outcomes.reduce((total, one) => total + of(one), 0);
}

function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}
