import fc, { type Scheduler } from 'fast-check';
import { request } from '#tests/support/api.ts';
import { streamed } from '#tests/support/table-stream.ts';
import { violations, type Done } from './model.ts';
import { READERS, readersOf } from './readers.ts';
import { FAULTS, scheduleTable, type Doing, type Weakening } from './scheduled-table.ts';
import { MOVES, setStage, type Asked, type Stage } from './stage.ts';

interface Step {
  /** Its place among what can be done: people first, then the readers of the stream. */
  readonly move: number;
  /** In which of two windows, so that one person does several things at once. */
  readonly window: number;
  readonly which: number;
  readonly fault: Doing['fault'];
}

export interface History {
  /** Whether the run asks for names. */
  readonly named: boolean;
  readonly steps: readonly Step[];
  readonly scheduler: Scheduler;
}

/** What is done of itself, so likely. */
const READERS_AMONG = Array.from({ length: 5 }, () => READERS).flat();
const STEPS = { minLength: 25, maxLength: 40 };
const fault = fc.option(fc.record({ call: fc.nat(8), kind: fc.constantFrom(...FAULTS) }), { freq: 3 });

/** What many do, each one thing after another, in an order that the scheduler decides; `wanted` tells of what alone. */
export function histories(wanted = /./): fc.Arbitrary<History> {
  const moves = MOVES.flatMap(([, what], index) => (wanted.test(what) ? [index] : []));
  const readers = READERS_AMONG.map((_, index) => MOVES.length + index);
  const step = fc.record({
    move: fc.constantFrom(...moves, ...readers),
    window: fc.nat(1),
    which: fc.nat(3),
    fault,
  });
  return fc.record({ named: fc.boolean(), steps: fc.array(step, STEPS), scheduler: fc.scheduler() });
}

/** Plays a history, lets all that follows from it be done, and says what could not have come about one after another. */
export async function playHistory({ named, steps, scheduler }: History, weakened: Weakening | null = null) {
  await streamed();
  const stage = await setStage(named);
  const before = await streamed();
  const table = scheduleTable(scheduler, weakened);
  const readers = readersOf(() => table.commits.flatMap(({ records }) => records));
  const done: Done[] = [];

  async function ask({ route, options, ...asked }: Asked, doing: Doing): Promise<void> {
    const from = table.done();
    const { status } = await table.as(doing, () => request(route, options));
    done.push({ asked: { route, options, ...asked }, doing, from, to: table.done(), status });
  }

  const clients = [
    ...Map.groupBy(
      steps.map((step, index) => actOf(step, index, stage)),
      ({ client }) => client,
    ).values(),
  ];
  const people = new Set(clients.filter(([first]) => first!.asked));
  await table.play(
    clients.map((acts) => async () => {
      for (const { doing, asked, reader, again } of acts) {
        if (asked) await ask(asked, doing);
        else {
          // Nobody who follows the stream is done with it while others write.
          do await scheduler.schedule(Promise.resolve(), doing.name);
          while (people.size > 0 && !readers.isBehind(reader));
          await table.as(doing, () => readers.follow(reader, again));
        }
      }
      people.delete(acts);
    }),
  );
  for (let round = 0; READERS.some(readers.isBehind); round++) {
    if (round > MOST_ROUNDS) throw new Error('What follows from a history does not get done');
    for (const reader of READERS) await readers.follow(reader, false);
    await table.note(null);
  }
  const wrong = violations(stage, before, table.commits, done);
  return { violations: wrong, done, requests: table.done(), clients: clients.length };
}

const MOST_ROUNDS = 20;

/** What is done by one step, and by whom. */
function actOf({ move, window, which, fault: wrong }: Step, index: number, stage: Stage) {
  const [who, what, askFor] = MOVES[move] ?? [];
  const reader = READERS[move % READERS.length]!;
  const doing: Doing = { name: `${index}. ${who ? `${who} ${what}` : reader}`, fault: wrong, calls: 0, failed: false };
  const asked = askFor?.(stage, which, `Слово ${index}`) ?? null;
  // Only one follows the stream for each of its readers, and is handed a batch again now and then.
  return { client: who ? `${who} ${window}` : reader, doing, asked, reader, again: which === 0 };
}
