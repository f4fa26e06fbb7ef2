import { SECOND_MS } from '#shared/rules/durations.ts';

/** How far a part of the server is from being as it should be. */
export interface Check {
  readonly name: string;
  readonly ok: boolean;
  /** What was found, in the unit of its name. */
  readonly figures: Readonly<Record<string, number>>;
}

/** What is looked at. */
export interface Parts {
  /** Asks the table for anything; rejects where it does not answer. */
  askTable(): Promise<unknown>;
  readonly mail: () => { readonly waiting: number; readonly since: number | null };
  readonly streams: readonly { readonly function: string; behindSince(): number | null }[];
  readonly queues: readonly {
    readonly name: string;
    waiting(): { readonly count: number; readonly since: number | null };
  }[];
  /** What runs beside the server. */
  readonly besides: readonly { readonly check?: () => Check }[];
  readonly now: () => number;
}

/** From these on a part is not ready, seconds. */
export const LIMITS = { table: 2, mail: 900, stream: 300, queue: 1800 } as const;

/** Looks at every part. */
export async function checkParts({ askTable, mail, streams, queues, besides, now }: Parts): Promise<Check[]> {
  const secondsSince = (moment: number | null): number =>
    moment === null ? 0 : Math.max(0, Math.round((now() - moment) / SECOND_MS));
  const letters = mail();
  const oldestLetter = secondsSince(letters.since);
  return [
    await checkTable(askTable),
    {
      name: 'mail',
      ok: oldestLetter < LIMITS.mail,
      figures: { waiting: letters.waiting, oldestSeconds: oldestLetter },
    },
    ...streams.map((stream) => {
      const behindSeconds = secondsSince(stream.behindSince());
      return { name: `stream ${stream.function}`, ok: behindSeconds < LIMITS.stream, figures: { behindSeconds } };
    }),
    ...queues.map((queue) => {
      const { count, since } = queue.waiting();
      const oldestSeconds = secondsSince(since);
      return {
        name: `queue ${queue.name}`,
        ok: oldestSeconds < LIMITS.queue,
        figures: { waiting: count, oldestSeconds },
      };
    }),
    ...besides.flatMap(({ check }) => (check ? [check()] : [])),
  ];
}

async function checkTable(askTable: () => Promise<unknown>): Promise<Check> {
  const begun = performance.now();
  const late = Promise.withResolvers<false>();
  const timer = setTimeout(() => late.resolve(false), LIMITS.table * SECOND_MS);
  const ok = await Promise.race([
    askTable().then(
      () => true,
      () => false,
    ),
    late.promise,
  ]);
  clearTimeout(timer);
  return { name: 'table', ok, figures: { milliseconds: Math.round(performance.now() - begun) } };
}
