import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '#scripts/local/dynamo.ts';
import { budgets } from '../budgets.ts';
import { broken, held, known, print, type Row, type Section } from '../report.ts';
import { startChild } from './child.ts';
import { openRun, type Run } from './company.ts';
import { respond, type Outcome } from './respondents.ts';

/*
 * `npm run bench:load`: two hundred respondents answer one run of a freshly started product at once, for a minute;
 * then everything is read back and compared with what they said.
 */

const RESPONDENTS = 200;
const SECONDS = Number(process.env['LOAD_SECONDS'] ?? 60);
/** How long the counters may take to catch up after the last answer. */
const CATCH_UP_SECONDS = 60;
const PAUSE_MILLISECONDS = 200;

const folder = mkdtempSync(join(tmpdir(), 'tonus-load-'));
try {
  const bare = await loadBare();
  const sections = await loadProduct(bare);
  console.log(
    `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}, load ${loadavg()[0]?.toFixed(1)}`,
  );
  console.log(print(sections));
  const over = broken(sections);
  console.log(over.length === 0 ? '\nEvery budget is kept.' : `\nOver: ${over.map(({ name }) => name).join('; ')}`);
  if (over.length > 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function loadBare(): Promise<Outcome> {
  const script = join(import.meta.dirname, '../references/bare-server.ts');
  const server = await startChild(script, join(folder, 'bare.log'), { BARE_DATABASE: join(folder, 'bare.db') });
  try {
    const questionIds = Array.from({ length: 10 }, (_, index) => String(index));
    return await respond({ port: server.port, path: '/', questionIds }, RESPONDENTS, SECONDS);
  } finally {
    await server.stop();
  }
}

async function loadProduct(bare: Outcome): Promise<Section[]> {
  const script = join(import.meta.dirname, '../../local/main.ts');
  const product = await startChild(script, join(folder, 'product.log'), {
    PORT: String(await freePort()),
    DATA_DIR: join(folder, 'data'),
  });
  try {
    const run = await openRun(product.port);
    const outcome = await respond(run.target, RESPONDENTS, SECONDS);
    const found = await run.firstAnswers();
    const counters = await catchUp(run, found.length);
    return [truth(outcome, found, counters), speed(outcome, bare)];
  } finally {
    await product.stop();
  }
}

/** Waits until the counters show every respondent: how far they are off in the end, and how many seconds it took. */
async function catchUp(run: Run, respondents: number): Promise<{ off: number; seconds: number }> {
  const start = performance.now();
  for (;;) {
    const { responses, by_question: questions } = await run.summary();
    const counted = [responses, ...questions.map(({ answered }) => answered)];
    const off = Math.max(...counted.map((count) => Math.abs(count - respondents)));
    const seconds = (performance.now() - start) / 1000;
    if (off === 0 || seconds > CATCH_UP_SECONDS) return { off, seconds };
    await delay(PAUSE_MILLISECONDS);
  }
}

/** Every answer is there once, as it was given last. */
function truth(
  { expected, failures, postponed, latencies }: Outcome,
  found: readonly string[],
  counters: { off: number; seconds: number },
): Section {
  const last = new Map(found.map((answer) => answer.split(' ') as [string, string]));
  const lost = [...expected.keys()].filter((mark) => !last.has(mark)).length;
  const stale = [...expected].filter(([mark, version]) => last.has(mark) && last.get(mark) !== version).length;
  for (const failure of new Set(failures)) console.error(`failed: ${failure}`);
  return {
    title: `${RESPONDENTS} respondents at once for ${SECONDS} s: ${latencies.length} submissions, ${expected.size} of them respondents`,
    rows: [
      held('answers that failed', failures.length, budgets.loadWrong),
      held('answers that are lost', lost, budgets.loadWrong),
      held('answers that are there twice', found.length - last.size, budgets.loadWrong),
      held('answers that are there as they were before a change', stale, budgets.loadWrong),
      known('asked to come again (429)', postponed, 'times'),
      held('answers the counters are off by', counters.off, budgets.loadWrong),
      known('the counters were awaited for', counters.seconds, 's'),
    ],
  };
}

function speed(ours: Outcome, bare: Outcome): Section {
  const rate = ({ latencies, seconds }: Outcome): number => latencies.length / seconds;
  const rows: Row[] = [
    held(
      `submissions (${rate(ours).toFixed(0)} a second, bare ${rate(bare).toFixed(0)})`,
      rate(ours) / rate(bare),
      budgets.loadThroughput,
    ),
  ];
  for (const percent of [50, 95, 99]) {
    const [a, b] = [percentile(ours.latencies, percent), percentile(bare.latencies, percent)];
    rows.push(known(`latency, p${percent} (${a.toFixed(0)} ms, bare ${b.toFixed(0)} ms)`, a / b, '× bare'));
  }
  return { title: 'Against a bare Node server that writes the same items', rows };
}

function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}
