import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { marshall } from '@aws-sdk/util-dynamodb';
import { costOfUse } from '#infra/costs.ts';
import { ranges } from '#data/keys.ts';
import { answers as answersFunction } from '#functions/lambdas/answers/function.ts';
import { counters as countersFunction } from '#functions/lambdas/counters/function.ts';
import { buildFunctions } from '#scripts/build/functions.ts';
import { createLambda, type Lambda } from '#scripts/local/lambda.ts';
import { answers } from '#shared/contract/answers.ts';
import { gatewayEvent } from '#tests/support/api.ts';
import { makeFrame, table } from '#tests/support/factories.ts';
import { makeCompany, questionnaire } from '../counts/company.ts';
import { measureStarts } from '../cold/starts.ts';
import { median } from '../median.ts';

const ANSWERS = 200;
const STARTS = 5;
/** Lambda gives a function of so many megabytes one whole processor, and others their share of it. */
const MB_OF_A_PROCESSOR = 1769;
const MB_A_GIGABYTE = 1024;
/** One invocation in so many meets an environment that has to begin: after a quiet night, say, and in a rush. */
export const INVOCATIONS_A_START = 50;

/** What one kind of invocation comes to on Lambda, milliseconds that are billed. */
interface Billed {
  readonly memory: number;
  /** What the processor does, stretched to the share that the memory brings, and what is waited for. */
  readonly invocation: number;
  /** Loading the code and the first request, by the processor: billed since August 2025. */
  readonly start: number;
}

/** What is billed for a thousand answers by a public link. */
export interface BilledAnswers {
  readonly page: Billed;
  readonly submit: Billed;
  readonly count: Billed;
  readonly gigabyteSeconds: number;
  readonly cents: number;
}

/**
 * The bundles of the functions that an answer passes, each answer by itself as they come in real life: the page, the
 * answers, the counters behind the stream. Sequences, so that nobody waits for an environment.
 */
export async function measureBilled(): Promise<BilledAnswers> {
  const folder = mkdtempSync(join(tmpdir(), 'tonus-billed-'));
  const names = [answersFunction.name, countersFunction.name];
  await buildFunctions(names, { outdir: folder });
  const open = ({ name, memory, timeout }: { name: string; memory: number; timeout: number }): Lambda =>
    createLambda({
      name,
      memoryMb: memory,
      timeoutSeconds: timeout,
      dir: join(folder, name),
      handler: 'index.handler',
      environment: process.env as Record<string, string>, // what prepareEnvironment has set
      log: () => {},
    });
  const [answering, counting] = [open(answersFunction), open(countersFunction)];
  try {
    const { owner, poll } = await makeCompany(1);
    const frame = await makeFrame(owner, poll);
    const link = { params: { token: frame.public_token } };
    const page = await timeAll(answering, () => gatewayEvent(answers.getPublicPoll, link));
    const submit = await timeAll(answering, (number) =>
      gatewayEvent(answers.takePublicPoll, {
        ...link,
        body: questionnaire(poll),
        sourceAddress: `203.0.113.${number % 250}`,
      }),
    );
    const stored = await table.queryAll(ranges.responses(frame.id), { consistent: true });
    const count = await timeAll(counting, (number) => ({ Records: [recordOf(stored[number]!, number)] }));
    const { functions } = await measureStarts({ processes: STARTS, only: names });
    const [ofAnswers, ofCounters] = [functions['answers']!.cpu, functions['counters']!.cpu];
    return summed({
      page: { memory: answersFunction.memory, invocation: stretched(page, answersFunction.memory), start: ofAnswers },
      submit: {
        memory: answersFunction.memory,
        invocation: stretched(submit, answersFunction.memory),
        start: ofAnswers,
      },
      count: {
        memory: countersFunction.memory,
        invocation: stretched(count, countersFunction.memory),
        start: ofCounters,
      },
    });
  } finally {
    await Promise.all([answering.stop(), counting.stop()]);
    rmSync(folder, { recursive: true });
  }
}

interface Times {
  readonly clock: number;
  readonly processor: number;
}

/** Milliseconds of one of so many invocations, one after another; the first ones, which warm it up, are left out. */
async function timeAll(lambda: Lambda, eventOf: (number: number) => unknown): Promise<Times> {
  const warming = ANSWERS / 10;
  const clock: number[] = [];
  let used = process.cpuUsage();
  for (let number = 0; number < ANSWERS; number++) {
    if (number === warming) used = process.cpuUsage();
    const start = performance.now();
    const result = (await lambda.invoke(eventOf(number))) as { statusCode?: number } | null;
    if ((result?.statusCode ?? 200) !== 200) throw new Error(`${lambda.name} answered ${JSON.stringify(result)}`);
    if (number >= warming) clock.push(performance.now() - start);
  }
  const { user, system } = process.cpuUsage(used);
  // The middle one: what else the machine does is in the long ones.
  return { clock: median(clock), processor: (user + system) / 1000 / clock.length };
}

/** The part of the time that a processor works takes longer on a share of one; waiting does not. */
function stretched({ clock, processor }: Times, memory: number): number {
  const waited = Math.max(0, clock - processor);
  return waited + processor * Math.max(1, MB_OF_A_PROCESSOR / memory);
}

function summed(billed: Pick<BilledAnswers, 'page' | 'submit' | 'count'>): BilledAnswers {
  const kinds = [billed.page, billed.submit, billed.count];
  const gigabyteSeconds = kinds.reduce(
    (sum, { memory, invocation, start }) => sum + (invocation + start / INVOCATIONS_A_START) * (memory / MB_A_GIGABYTE),
    0,
  );
  const dollars = costOfUse({ gigabyteSecond: gigabyteSeconds, invocation: kinds.length * 1000 });
  return { ...billed, gigabyteSeconds, cents: dollars * 100 };
}

function recordOf(item: Record<string, unknown>, number: number) {
  const { pk, sk } = item;
  return {
    eventName: 'INSERT',
    dynamodb: { Keys: marshall({ pk, sk }), NewImage: marshall(item), SequenceNumber: String(number + 1) },
  };
}
