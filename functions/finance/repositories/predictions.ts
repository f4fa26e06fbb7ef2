import { unlessChanged } from '#data/conditions.ts';
import { keys, ranges } from '#data/keys.ts';
import type { Item, Table } from '#data/table.ts';
import { check, insert } from '#data/writes.ts';
import type { Prediction } from '#shared/rules/predictions.ts';

/** What is predicted of money and leaving: how many leave, what will have been spent. */
export const PREDICTION_KINDS = ['leaving', 'budget'] as const;
export type PredictionKind = (typeof PREDICTION_KINDS)[number];

/** A prediction as it was made; it says nothing of one person. */
export interface KeptPrediction extends Prediction {
  /** One is kept of each: a quarter, or a month. */
  readonly period: string;
  /** The day it was shown. */
  readonly madeOn: string;
  /** How often such an interval is to hold. */
  readonly promised: number;
  /** Of the way it was computed: what another one said is not held against this one. */
  readonly method: number;
}

/** What was predicted, so that it can be compared with what came. Nothing changes it any more. */
export function createPredictions(table: Table) {
  return {
    /** All of a kind, the oldest period first. */
    async list(workspaceId: string, kind: PredictionKind): Promise<KeptPrediction[]> {
      return (await table.queryAll(ranges.predictions(workspaceId, kind))).map(toPrediction);
    },

    /** Keeps the first of a period; false where there is one, or the workspace is gone. */
    async keep(workspaceId: string, kind: PredictionKind, prediction: KeptPrediction): Promise<boolean> {
      const there = check(keys.workspace(workspaceId), { exists: true });
      const item = { ...keys.prediction(workspaceId, kind, prediction.period), type: 'prediction', kind };
      return unlessChanged(table.transact([there, insert({ ...item, ...prediction })]));
    },
  };
}

function toPrediction(item: Item): KeptPrediction {
  return {
    period: String(item['period']),
    madeOn: String(item['madeOn']),
    from: String(item['from']),
    until: String(item['until']),
    low: Number(item['low']),
    high: Number(item['high']),
    promised: Number(item['promised']),
    method: Number(item['method']),
  };
}
