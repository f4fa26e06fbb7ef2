import type { KeptPrediction, PredictionKind } from './repositories/predictions.ts';
import type { Repositories } from '#data/repositories.ts';
import type { TrackRecord } from '#shared/models/finance/predictions.ts';
import {
  countable,
  PROMISED,
  trackRecord,
  type CheckedPrediction,
  type Prediction,
} from '#shared/rules/predictions.ts';
import { moscowDay } from '#shared/rules/working-days.ts';

interface Context {
  readonly repos: Pick<Repositories, 'predictions'>;
  readonly workspaceId: string;
  readonly now: Date;
}

/** What a screen is about to say of a quantity to come. */
interface Said extends Prediction {
  readonly period: string;
}

interface Kind {
  readonly kind: PredictionKind;
  /** Which way of computing it is: what another one said is kept, and not held against this one. */
  readonly method: number;
}

/**
 * Everything of a kind that was said by this method, what is said now included: the first of each period is kept, and
 * only while its end lies ahead, since what is over cannot be predicted. One short query a look, one write a period.
 */
export async function keepPrediction(
  { repos, workspaceId, now }: Context,
  { kind, method }: Kind,
  said: Said | null,
): Promise<KeptPrediction[]> {
  const today = moscowDay(now);
  const kept = await repos.predictions.list(workspaceId, kind);
  if (said !== null && said.until > today && kept.every(({ period }) => period !== said.period)) {
    const made = { ...said, madeOn: today, promised: PROMISED, method };
    if (await repos.predictions.keep(workspaceId, kind, made)) kept.push(made);
  }
  return kept.filter((one) => one.method === method);
}

/** How predictions have done, as the API tells it: the newest first, each with what came and whether it is counted. */
export function presentRecord(
  predictions: readonly (CheckedPrediction & { readonly madeOn: string | null })[],
): TrackRecord {
  const counted = new Set(countable(predictions));
  const next = predictions.filter(({ came }) => came === null).map(({ until }) => until);
  return {
    ...trackRecord(predictions),
    promised: PROMISED,
    next_on: next.toSorted()[0] ?? null,
    predictions: predictions
      .map((one) => {
        const { madeOn, from, until, low, high, came } = one;
        return { made_on: madeOn, from, until, low, high, came, counted: counted.has(one) };
      })
      .toSorted((a, b) => (a.from < b.from ? 1 : -1)),
  };
}

/** «2026-Q4» of a day. */
export function quarterOf(day: string): string {
  return `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;
}
