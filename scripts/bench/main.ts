import { cpus, loadavg } from 'node:os';
import { PRICES } from '#infra/costs.ts';
import { startDynamo } from '#scripts/local/dynamo.ts';
import { startKms } from '#scripts/local/kms.ts';
import { prepareEnvironment } from '#tests/support/environment.ts';
import { budgets } from './budgets.ts';
import { conclude, held, known, record, type Section } from './report.ts';
import { DEFAULT_LANGUAGE } from '#shared/rules/languages.ts';
import { speakUsually } from '#shared/text/current.ts';

/** A cheap phone against this machine. */
const SLOWDOWN = 4;
/** So many drags tell a task of the board's own from what else the machine does. */
const BOARD_DRAGS = 5;

const TRUTHS = '--truths';

const MEASURES = {
  counts,
  scale,
  surveys,
  tasks,
  pollList,
  finance,
  snapshot,
  bundles,
  truth,
  web,
  board,
  report,
  warm,
  login,
  cold,
  billed,
};
/** What a clock alone tells: measured where times count. */
const BY_CLOCK: readonly string[] = ['report', 'warm', 'login', 'cold', 'billed'];
/** Whose truths `npm test` holds. */
const OF_TESTS: readonly string[] = ['web', 'board'];

/**
 * Measures everything, or what the arguments name (`npm run bench -- cold web`), and prints one table; fails when a
 * budget is broken, with `--truths` only one that is the same in every run; what a clock alone tells, and what `npm test`
 * holds in the same way, is then left out.
 */
async function main(args: readonly string[]): Promise<void> {
  const truths = args.includes(TRUTHS);
  const names = args.filter((arg) => arg !== TRUTHS);
  const unknown = names.filter((name) => !(name in MEASURES));
  if (unknown.length > 0) {
    console.error(`There is no ${unknown.join(', ')} to measure: choose from ${Object.keys(MEASURES).join(', ')}`);
    process.exitCode = 1;
    return;
  }
  const start = performance.now();
  const [dynamo, kms] = await Promise.all([startDynamo(), startKms()]);
  const sections: Section[] = [];
  const logged = console.info;
  try {
    await prepareEnvironment({ dynamodbEndpoint: dynamo.endpoint, kmsEndpoint: kms.endpoint });
    // A function's log lines would stand between those of the table.
    console.info = () => {};
    const wanted = Object.keys(MEASURES).filter((name) => {
      if (names.length > 0) return names.includes(name);
      return !truths || ![...BY_CLOCK, ...OF_TESTS].includes(name);
    }) as (keyof typeof MEASURES)[];
    // Simulations are threads: they go on beside the rest where no clock counts.
    const simulated = truths && wanted.includes('truth') ? truth() : null;
    for (const name of wanted) {
      const found = await (name === 'truth' && simulated ? simulated : MEASURES[name]());
      record(name, { head: headOf(start), sections: found });
      sections.push(...found);
    }
  } finally {
    console.info = logged;
    await Promise.all([dynamo.stop(), kms.stop()]);
  }
  conclude(headOf(start), sections, { truths });
}

/** What machine it was, how busy, and how long it took since `start`. */
function headOf(start: number): string {
  const seconds = Math.round((performance.now() - start) / 1000);
  const load = loadavg()
    .map((value) => value.toFixed(1))
    .join(' ');
  return `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}, load ${load}, ${seconds} s`;
}

// What is measured reads its environment while it loads, so it is loaded only now.

async function truth(): Promise<Section[]> {
  const { truthSections } = await import('./truth/sections.ts');
  return truthSections();
}

async function counts(): Promise<Section[]> {
  const { countSections } = await import('./counts/sections.ts');
  return countSections();
}

async function scale(): Promise<Section[]> {
  const { scaleSections } = await import('./counts/sections.ts');
  return scaleSections();
}

async function surveys(): Promise<Section[]> {
  const { surveySections } = await import('./counts/sections.ts');
  return surveySections();
}

async function tasks(): Promise<Section[]> {
  const { taskSections } = await import('./counts/sections.ts');
  return taskSections();
}

async function pollList(): Promise<Section[]> {
  const { pollListSections } = await import('./counts/sections.ts');
  return pollListSections();
}

async function finance(): Promise<Section[]> {
  const { financeSections } = await import('./finance/sections.ts');
  return financeSections();
}

async function snapshot(): Promise<Section[]> {
  const { measureSnapshots } = await import('./snapshot/measure.ts');
  const { first, changed, unchanged, refreshed, quiet, lively } = await measureSnapshots();
  const seconds = ({ milliseconds }: typeof first) => milliseconds / 1000;
  return [
    {
      title: 'A night of a portal with 2,300 people and 5,200 tasks',
      rows: [
        held('1 % changed, for each', changed.rowWrites / changed.changed, budgets.snapshotWrites),
        held('nothing changed', unchanged.rowWrites, budgets.snapshotIdleWrites),
        known(`limits and notes, for ${changed.requests} requests to the portal`, changed.otherWrites, 'write units'),
        held('memory of the process, everything new', first.peakBytes, budgets.snapshotMemory),
        held('memory of the process, 1 % changed', changed.peakBytes, budgets.snapshotMemory),
        known('reads, 1 % changed', changed.reads, 'read units'),
        known('everything new', seconds(first), 's'),
        known('1 % changed', seconds(changed), 's'),
      ],
    },
    {
      title: 'Its changes, ten minutes later',
      rows: [
        held('nothing changed, requests to the portal', quiet.requests, budgets.refreshRequests),
        held('nothing changed, reads', quiet.reads, budgets.refreshReads),
        held('nothing changed, rows', quiet.rowWrites, budgets.snapshotIdleWrites),
        known('nothing changed, limits and notes', quiet.otherWrites, 'write units'),
        known('five tasks and somebody new, reads', lively.reads, 'read units'),
        held('five tasks and somebody new, for each', lively.rowWrites / lively.changed, budgets.snapshotWrites),
        known('the first after a night, reads', refreshed.reads, 'read units'),
        known('nothing changed', seconds(quiet), 's'),
      ],
    },
  ];
}

async function bundles(): Promise<Section[]> {
  const [{ weighBundles }, { bundleSection }] = [
    await import('./counts/bundles.ts'),
    await import('./counts/sections.ts'),
  ];
  return [bundleSection(await weighBundles())];
}

async function web(): Promise<Section[]> {
  const { weighPages } = await import('./web/pages.ts');
  const { landing, app, poll, survey, verify } = await weighPages();
  return [
    {
      title: 'JavaScript of a page, as Chromium loads it',
      rows: [
        held('landing', landing.scriptBytes, budgets.landingScript),
        held('landing, everything', landing.bytes, budgets.landingBytes),
        held('landing, requests', landing.requests, budgets.landingRequests),
        held('app, first screen', app.scriptBytes, budgets.appScript),
        held('poll page', poll.scriptBytes, budgets.pollScript),
        held('survey page', survey.scriptBytes, budgets.surveyScript),
        held('verifier', verify.scriptBytes, budgets.verifyScript),
        held('poll page, everything', poll.bytes, budgets.pollBytes),
        held('poll page, requests until the form is there', poll.requests, budgets.pollRequests),
      ],
    },
  ];
}

async function report(): Promise<Section[]> {
  const { measureReport } = await import('./web/report.ts');
  const { pdf, pptx } = await measureReport();
  return [
    {
      title: 'A report of a year of 40 teams, from the replies of the API to the file',
      rows: [known('PDF, a screen', pdf, 'ms'), known('PowerPoint', pptx, 'ms')],
    },
  ];
}

async function board(): Promise<Section[]> {
  const { measureBoard } = await import('./web/board.ts');
  const figures = await measureBoard(SLOWDOWN, BOARD_DRAGS);
  return [
    {
      title: `The board of 1,000 tasks, on a processor ${SLOWDOWN} times slower`,
      rows: [
        held('from the reply to the first cards', figures.firstRender, budgets.boardFirstRender),
        held('cards in the document', figures.cards, budgets.boardCards),
        held('longest task while a card is dragged', figures.longestTask, budgets.boardLongestTask),
        known('longest task by the clock of this machine', figures.longestByClock, 'ms'),
        held('from a move of the mouse to its paint, p95', figures.dragP95, budgets.boardDragP95),
        held('cards changed while another is dragged over them', figures.cardsTouched, budgets.boardCardsTouched),
      ],
    },
  ];
}

async function warm(): Promise<Section[]> {
  const { measureWarm } = await import('./warm/requests.ts');
  const { me, take, login: hashing } = await measureWarm();
  return [
    {
      title: 'Warm request without its database: CPU against a hand-written one with the same log line',
      rows: [
        held(`me (${me.ours.toFixed(1)} µs, floor ${me.floor.toFixed(1)} µs)`, me.ours / me.floor, budgets.warmRequest),
        held(
          `take (${take.ours.toFixed(1)} µs, floor ${take.floor.toFixed(1)} µs)`,
          take.ours / take.floor,
          budgets.warmRequest,
        ),
        held('login: share of the hash', (hashing.floor / hashing.ours) * 100, budgets.hashShare),
        held('login: CPU of the hash', hashing.floor / 1000, budgets.hashTime),
      ],
    },
  ];
}

async function login(): Promise<Section[]> {
  const { measureLoginGap } = await import('./login/enumeration.ts');
  const gap = await measureLoginGap();
  return [
    {
      title: `Login: is an address known? ${gap.pairs} pairs by turns`,
      rows: [held('gap by the clock', gap.clock, budgets.loginGap), held('gap by CPU', gap.cpu, budgets.loginGap)],
    },
  ];
}

async function cold(): Promise<Section[]> {
  const { measureStarts } = await import('./cold/starts.ts');
  const { naive, functions } = await measureStarts();
  return [
    {
      title: `Cold start: load and first DynamoDB call over TLS, against the naive stack (${naive.total.toFixed(0)} ms, loads in ${naive.load.toFixed(0)})`,
      rows: Object.entries(functions).flatMap(([name, { load, total, cpu }]) => {
        const budget = name === 'answers' ? budgets.coldStartOfAnswers : budgets.coldStart;
        return [
          held(`${name} (${total.toFixed(0)} ms, loads in ${load.toFixed(0)})`, total / naive.total, budget),
          held(`${name}, by CPU`, cpu / naive.cpu, budget),
        ];
      }),
    },
  ];
}

async function billed(): Promise<Section[]> {
  const { INVOCATIONS_A_START, measureBilled } = await import('./billed/measure.ts');
  const { page, submit, count, gigabyteSeconds, cents } = await measureBilled();
  const { day } = PRICES;
  return [
    {
      title: `Billed for 1,000 answers by a link: functions alone, prices of ${day}, one start in ${INVOCATIONS_A_START} invocations`,
      rows: [
        known(`the page, an invocation of ${page.memory} MB`, page.invocation, 'ms'),
        known(`the answers, an invocation of ${submit.memory} MB`, submit.invocation, 'ms'),
        known(`the counters, an invocation of ${count.memory} MB for each answer`, count.invocation, 'ms'),
        known('a start of answers, which is billed as well', submit.start, 'ms'),
        known('a start of counters', count.start, 'ms'),
        known('all of it, by memory', gigabyteSeconds, 'gigabyte-seconds'),
        known('all of it', cents, 'cents'),
      ],
    },
  ];
}

speakUsually(DEFAULT_LANGUAGE);
await main(process.argv.slice(2));
