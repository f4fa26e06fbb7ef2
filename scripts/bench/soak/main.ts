import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildFunctions } from '#scripts/build/functions.ts';
import { buildWeb } from '#scripts/local/build.ts';
import { invitations } from '#shared/contract/invitations.ts';
import { budgets } from '../budgets.ts';
import { catchUp, compareAnswers } from '../load/compare.ts';
import { openCompany, type OpenCompany } from '../load/company.ts';
import { respond } from '../load/respondents.ts';
import { conclude, held, known, type Row, type Section } from '../report.ts';
import { lookAround } from './colleagues.ts';
import { lineThrough, surelyRises, type Line } from './line.ts';
import { heldBy, type Held } from './processes.ts';
import { startSoaked, type SoakedServer } from './server.ts';

/*
 * `npm run bench:soak -- --minutes 60`: a working day of a company on a server of one's own, minute by minute: a run is
 * opened, answered and closed, colleagues go through the screens, letters leave, backups are made. Memory of every
 * process and the 95th percentile of the requests are noted each minute; what surely grows in the second half is named,
 * and fails. A function has more execution environments, a thread each, where the processors are slow: what they take is
 * told from what grows by itself, and after a rest there must be no more of them than there were early. `--built` takes
 * what was built last.
 */

const RESPONDENTS = { desks: 40, pauseSeconds: 2, people: Infinity } as const;
const COLLEAGUES = { colleagues: 8, pauseSeconds: 1 } as const;
const SECONDS_A_MINUTE = 50;
/** What a process has at the least within a minute is what the collector could not take. */
const LOOK_MILLISECONDS = 2_000;
/** A login is good for fifteen. */
const SIGN_IN_EVERY_MINUTES = 10;
const INVITE_EVERY_MINUTES = 5;
/** From here on the band of the line is narrower than what it is held to. */
const TELLING_MINUTES = 45;
/** After so many minutes every function has been met. */
const FIRST_REST_AFTER = 5;
/** What runs the server. */
const SERVER = 'main.ts';
/** An environment that nobody needs is ended within a minute. */
const REST_MILLISECONDS = 90_000;
const MB = 1024 ** 2;

/** What one minute came to. */
interface Minute {
  /** When each process had the least memory. */
  readonly held: ReadonlyMap<string, Held>;
  readonly answering: number;
  readonly looking: number;
  readonly requests: number;
  readonly lost: number;
  readonly failures: readonly string[];
}

const { values: options } = parseArgs({
  options: { minutes: { type: 'string', default: '60' }, built: { type: 'boolean', default: false } },
});
const MINUTES = Number(options.minutes);
if (!options.built) {
  await buildWeb();
  await buildFunctions();
}
const folder = mkdtempSync(join(tmpdir(), 'tonus-soak-'));
try {
  const server = await startSoaked(folder);
  try {
    const company = await openCompany(server.port);
    const minutes: Minute[] = [];
    const rests: Held[] = [];
    for (let number = 0; number < MINUTES; number++) {
      if (number === FIRST_REST_AFTER) rests.push(await rest(server.pid));
      const minute = await workFor(server, company, number);
      minutes.push(minute);
      console.log(lineOf(minute, number));
    }
    rests.push(await rest(server.pid));
    const load = loadavg().map((value) => value.toFixed(1));
    const head = `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}, load ${load.join(' ')}\n`;
    const isLong = MINUTES >= TELLING_MINUTES;
    conclude(head, [...sectionsOf(minutes, server.letters()), afterRest(rests)], {
      truths: false,
      ...(isLong ? { keptAs: 'soak' } : {}),
    });
    if (!isLong) console.log(`Under ${TELLING_MINUTES} minutes it tells too little to be kept as a proof.`);
  } finally {
    await server.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** One minute of work, and a look at what it has left. */
async function workFor(server: SoakedServer, company: OpenCompany, number: number): Promise<Minute> {
  if (number % SIGN_IN_EVERY_MINUTES === 0) await company.signIn();
  if (number % INVITE_EVERY_MINUTES === 0) await invite(company, number);
  const run = await company.openRun();
  const watch = watchLeast(server.pid);
  const [outcome, looks] = await Promise.all([
    respond(run.target, { ...RESPONDENTS, seconds: SECONDS_A_MINUTE }),
    lookAround({ ...COLLEAGUES, port: server.port, company, run, seconds: SECONDS_A_MINUTE }),
  ]);
  const least = watch.end();
  const found = await run.firstAnswers();
  const { off } = await catchUp(run, found.length);
  await run.close();
  const { lost, twice, stale } = compareAnswers(outcome.expected, found);
  return {
    held: least,
    answering: p95(outcome.latencies),
    looking: p95(looks.latencies),
    requests: outcome.latencies.length + looks.latencies.length,
    lost: lost + twice + stale + off,
    failures: [...outcome.failures, ...looks.failures],
  };
}

async function invite({ call, token, workspaceId: id }: OpenCompany, number: number): Promise<void> {
  const body = { email: `worker-${number}@romashka.example`, role: 'сотрудник' } as const;
  // One of three people at most may be invited to a free workspace; what matters is that letters leave.
  await call(invitations.inviteMember, { token: token(), params: { id }, body }).catch(() => undefined);
}

/** What each process has had when it had the least memory until the end. */
function watchLeast(pid: number): { end(): Map<string, Held> } {
  const least = new Map<string, Held>();
  const look = (): void => {
    for (const [name, now] of heldBy(pid)) if (now.bytes < (least.get(name)?.bytes ?? Infinity)) least.set(name, now);
  };
  look();
  const timer = setInterval(look, LOOK_MILLISECONDS);
  return {
    end: () => {
      clearInterval(timer);
      return least;
    },
  };
}

/** What the server itself has left after a while in which nobody asks it for anything. */
async function rest(pid: number): Promise<Held> {
  await delay(REST_MILLISECONDS);
  return heldBy(pid).get(SERVER)!;
}

function lineOf({ held: all, answering, looking, requests, failures }: Minute, number: number): string {
  const processes = [...all].map(
    ([name, { bytes, threads }]) => `${name} ${(bytes / MB).toFixed(0)} MB in ${threads} threads`,
  );
  const times = `p95 of answers ${answering.toFixed(0)} ms, of screens ${looking.toFixed(0)} ms`;
  return `${String(number + 1).padStart(3)} min: ${requests} requests, ${times}; ${processes.join(', ')}${failures.length > 0 ? `; ${failures.length} failed` : ''}`;
}

function sectionsOf(minutes: readonly Minute[], letters: number): Section[] {
  const second = minutes.slice(Math.floor(minutes.length / 2));
  // What does not live all the time is no series: a backup comes and goes.
  const lasting = [...minutes.at(-1)!.held.keys()].filter((name) => second.every((one) => one.held.has(name)));
  const failures = minutes.flatMap((one) => one.failures);
  for (const failure of new Set(failures)) console.error(`failed: ${failure}`);
  const requests = minutes.reduce((sum, one) => sum + one.requests, 0);
  const ofAll = (one: Minute, of: keyof Held): number =>
    lasting.reduce((sum, name) => sum + one.held.get(name)![of], 0);
  return [
    {
      title: `${minutes.length} minutes of work, ${requests} requests, ${letters} letters`,
      rows: [
        held('requests that failed', failures.length, budgets.loadWrong),
        held(
          'answers lost, there twice, stale or counted wrong',
          minutes.reduce((sum, { lost }) => sum + lost, 0),
          budgets.loadWrong,
        ),
      ],
    },
    {
      title: `What surely grows in the last ${second.length} minutes`,
      rows: [
        ...lasting.flatMap((name) =>
          growth(
            name,
            second.map((one) => one.held.get(name)!.bytes / MB),
            'MB',
            second.map((one) => one.held.get(name)!.threads),
          ),
        ),
        ...growth(
          'all of them',
          second.map((one) => ofAll(one, 'bytes') / MB),
          'MB',
          second.map((one) => ofAll(one, 'threads')),
        ),
        known('threads, at the least', Math.min(...second.map((one) => ofAll(one, 'threads'))), 'threads'),
        known('threads, at the most', Math.max(...second.map((one) => ofAll(one, 'threads'))), 'threads'),
        ...growth(
          'p95 of answers',
          second.map(({ answering }) => answering),
          'ms',
        ),
        ...growth(
          'p95 of screens',
          second.map(({ looking }) => looking),
          'ms',
        ),
      ],
    },
  ];
}

/** What the server has left after a rest at the end, and early where it rested then. */
function afterRest(rests: readonly Held[]): Section {
  const [first, last] = [rests[0]!, rests.at(-1)!];
  return {
    title: `After ${REST_MILLISECONDS / 1000} s in which nobody asked for anything`,
    rows: [
      known(`${SERVER}, after ${FIRST_REST_AFTER} minutes of work`, first.bytes / MB, 'MB'),
      known(`${SERVER}, at the end`, last.bytes / MB, 'MB'),
      known('threads, at the end', last.threads, 'threads'),
      held('threads more than early', Math.max(0, last.threads - first.threads), budgets.soakThreads),
    ],
  };
}

/** What there is in the middle of the time, and by how much it rises at the least, whatever threads explain. */
function growth(name: string, values: readonly number[], unit: 'MB' | 'ms', threads: readonly number[] = []): Row[] {
  const line = lineThrough(values, threads);
  const middle = values.reduce((sum, value) => sum + value, 0) / values.length;
  const budget = unit === 'MB' ? budgets.soakMemory : budgets.soakLatency;
  return [known(name, middle, unit), held(`${name}, ${inWords(line)}: surely`, surelyRises(line), budget)];
}

function inWords({ percentAnHour, uncertainty }: Line): string {
  const rise = `${percentAnHour < 0 ? '−' : '+'}${Math.abs(percentAnHour).toFixed(1)}`;
  return Number.isFinite(uncertainty) ? `${rise} ± ${uncertainty.toFixed(1)} % an hour` : 'too few minutes to tell';
}

function p95(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;
}
