import type { Route } from '#shared/contract/route.ts';
import { request, withKey, type RequestOptions } from '#tests/support/api.ts';
import { breakCall, type Break } from '#tests/support/broken-calls.ts';
import { changesBetween, knownIn, returnTo, takeState, type TableState } from '#tests/support/table-state.ts';
import { countAll, streamed } from '#tests/support/table-stream.ts';
import { brokenIn, miscountedRuns } from './invariants.ts';

/** How a piece of work has ended, as a caller sees it. */
export interface Outcome {
  readonly status: number;
  readonly body: { readonly detail?: unknown; readonly code?: unknown } | undefined;
}

/** What a sweep did. */
export interface Swept {
  /** How often the work was broken; never where it writes nothing. */
  readonly variants: number;
  /** What was wrong after a break: which call it was, how it was broken, what was seen. */
  readonly findings: readonly string[];
}

const BREAKS: readonly Break[] = ['refused', 'lost', 'killed'];

/**
 * What differs when a request is sent again, whatever it does: attempts and floods that were counted, that it was
 * carried out, who saw what, jobs that are there twice and safe to be done twice; how often a thing was changed; what
 * is drawn by lot.
 */
const NEVER_COMPARED = [
  /^. (?:THROTTLE|GUESSES|IDEMPOTENCY|SEEN|JOBS|DUE#run-automations)#?/,
  /^. RUN#\S+ RATE#/,
  / \.(?:version|\w+Version|round|keyId|hint|nightAt|rank)\./,
];

/**
 * Does a piece of work from the same state once for each of its calls of the table and each way to break that call,
 * then once more with nothing broken. The first reply must be whole, invariants must hold, and the second must lead to
 * what undisturbed work leads to, but for what is excused. What comes to the same as another variant is left out: a
 * reading changes nothing, and nobody sees the difference where no other call follows.
 */
export async function sweep(work: () => Promise<Outcome>, known: string, excused: RegExp = NOTHING): Promise<Swept> {
  const before = await takeState();
  const knownTokens = knownIn(JSON.stringify([...before.values()]), known);
  const plain = await breakCall(() => false, 'lost', work);
  const done = await takeState();
  const wanted = changes(before, done);
  if (wanted.length === 0) return { variants: 0, findings: [] };
  const isCounted = wanted.some((change) => /^. RUN#\S+ RESPONSE#/.test(change));
  await returnTo(before);
  if (isCounted) await countAll();
  const start = await takeState();
  const [brokenBefore, miscountedBefore] = [new Set(brokenIn(start)), new Set(miscountedRuns(start))];
  const findings = brokenIn(done).filter((one) => !brokenBefore.has(one));
  let variants = 0;
  for (let number = 0; number < plain.calls; number++) {
    for (const how of BREAKS) {
      const { result, calls, broken } = await breakCall((_, at) => at === number, how, work);
      if (broken === 'read' && how !== 'refused') break;
      variants++;
      const wrong = [...notWhole(result), ...(await wrongNow()), ...(await wrongWhenSentAgain())];
      findings.push(...wrong.map((what) => `call ${number + 1} of ${plain.calls} ${how}, ${result.status}: ${what}`));
      await putBack(start);
      if (how === 'lost' && calls === number + 1) break;
    }
  }
  return { variants, findings };

  async function wrongNow(): Promise<string[]> {
    const now = await takeState();
    const isKnown = [[], wanted].some((one) => one.join('\n') === changes(start, now).join('\n'));
    return isKnown ? [] : brokenIn(now).filter((one) => !brokenBefore.has(one));
  }

  async function wrongWhenSentAgain(): Promise<string[]> {
    const again = await work();
    const now = await takeState();
    const other = difference(wanted, changes(start, now)).filter((change) => !excused.test(change));
    if (isCounted) await countAll();
    const miscounted = isCounted ? miscountedRuns(await takeState()).filter((one) => !miscountedBefore.has(one)) : [];
    const broken = other.length === 0 ? [] : brokenIn(now).filter((one) => !brokenBefore.has(one));
    const failed = again.status >= 500 ? [`it answers ${again.status}`] : [];
    const wrong = [...notWhole(again), ...failed, ...broken, ...miscounted, ...other];
    return wrong.map((what) => `sent again, ${again.status}: ${what}`);
  }

  function changes(from: TableState, to: TableState): string[] {
    const all = changesBetween(from, to, knownTokens);
    return all.filter((change) => !NEVER_COMPARED.some((one) => one.test(change)));
  }

  /** What is put back has been counted already. */
  async function putBack(state: TableState): Promise<void> {
    await returnTo(state);
    if (isCounted) await streamed();
  }
}

const NOTHING = /(?!)/;

/** The same of a request to a route, under a key of its own where the route takes one. */
export function sweepRoute(route: Route, call: RequestOptions, excused?: RegExp): Promise<Swept> {
  const options = withKey(route, call);
  return sweep(() => request(route, options), JSON.stringify(options), excused);
}

function notWhole({ status, body }: Outcome): string[] {
  if (status < 400) return [];
  const isWhole = typeof body?.detail === 'string' && typeof body.code === 'string';
  return isWhole ? [] : ['the reply is not whole'];
}

/** What should have come about and has not, or has and should not, thing by thing. */
function difference(wanted: readonly string[], found: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const change of wanted) counts.set(change, (counts.get(change) ?? 0) - 1);
  for (const change of found) counts.set(change, (counts.get(change) ?? 0) + 1);
  const other = [...counts].filter(([, count]) => count !== 0);
  const byThing = Map.groupBy(other, ([change, count]) => {
    const [sign, pk, sk] = change.split(' ');
    return `${count < 0 ? 'missing' : 'more'} ${sign} ${pk} ${sk}`;
  });
  return [...byThing].map(([thing, parts]) => `${thing}: ${parts.map(([change]) => change.split(' ')[3]).join(' ')}`);
}
