import * as z from 'zod/mini';

/** One method of a batch and its parameters, nested as they need to be. */
export interface Command {
  readonly method: string;
  readonly params: Params;
}
type Value = string | number | boolean | Params | readonly Value[];
interface Params {
  readonly [name: string]: Value;
}

/** What one command came to; `result` is nobody's promise. */
export interface Outcome {
  readonly result: unknown;
  /** How many there are in all; null where Bitrix24 does not count, as for an empty list. */
  readonly total: number | null;
  readonly error: ErrorOf | null;
  /** Seconds this method has worked for the portal in ten minutes, this call included; 0 where Bitrix24 does not say. */
  readonly operating: number;
  /** When the first of them are forgotten, in seconds of Unix time. */
  readonly resetAt: number | null;
  /** What the portal's clock showed when it began with it, as it writes that; null where it does not say. */
  readonly clock: string | null;
}

/** An error as v2 writes it, or v3. */
export type ErrorOf = string | number | { readonly code: string };

const Reply = z.object({
  result: z.unknown(),
  result_error: z.optional(z.unknown()),
  result_total: z.optional(z.unknown()),
  result_time: z.optional(z.unknown()),
});
const Refusal = z.object({ error: z.union([z.string(), z.number()]) });
const Time = z.object({
  operating: z.number(),
  operating_reset_at: z.optional(z.number()),
  date_start: z.optional(z.unknown()),
});

/** The code of an error as Bitrix24 writes it. */
export function codeOf(error: ErrorOf): string {
  return String(typeof error === 'object' ? error.code : error);
}

/** A command as a batch wants it: the method and its parameters the way PHP reads a query. */
export function writeCommand({ method, params }: Command): string {
  const query = pairs('', params).map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  return `${method}?${query.join('&')}`;
}

function pairs(path: string, value: Value): [string, string][] {
  if (typeof value !== 'object') return [[path, String(value)]];
  return Object.entries(value).flatMap(([name, inner]: [string, Value]) =>
    pairs(path === '' ? name : `${path}[${name}]`, inner),
  );
}

/** What came of each command. Bitrix24 writes an empty map as a list, so nothing is expected to be an object. */
export function readBatch<Name extends string>(reply: unknown, names: readonly Name[]): Record<Name, Outcome> {
  const {
    result,
    result_error: errors,
    result_total: totals,
    result_time: times,
  } = z.safeParse(Reply, reply).data ?? {};
  const outcome = (name: Name): Outcome => {
    const refusal = z.safeParse(Refusal, entry(errors, name)).data;
    const time = z.safeParse(Time, entry(times, name)).data;
    const total = Number(entry(totals, name) ?? Number.NaN);
    return {
      result: entry(result, name),
      total: Number.isInteger(total) ? total : null,
      error: refusal ? refusal.error : null,
      operating: time?.operating ?? 0,
      resetAt: time?.operating_reset_at ?? null,
      clock: momentOf(time?.date_start),
    };
  };
  return Object.fromEntries(names.map((name) => [name, outcome(name)])) as Record<Name, Outcome>;
}

function momentOf(value: unknown): string | null {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null;
}

function entry(map: unknown, name: string): unknown {
  return typeof map === 'object' && map !== null ? (map as Record<string, unknown>)[name] : undefined;
}
