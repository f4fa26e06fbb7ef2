import type { QuestionKind } from '#shared/rules/surveys.ts';
import type { Answering, Fields } from './answering.ts';
import { USUAL_FIELDS } from './usual-fields.ts';

/** Kinds that few surveys ask, each a file of its own (the others of `fields.ts` are usual). */
const SELDOM: Readonly<Record<Exclude<QuestionKind, keyof typeof USUAL_FIELDS>, () => Promise<Answering>>> = {
  NUMBER: async () => (await import('./number/answering.tsx')).number,
  DATE: async () => (await import('./date/answering.tsx')).date,
  RANKING: async () => (await import('./ranking/answering.tsx')).ranking,
  MATRIX: async () => (await import('./matrix/answering.tsx')).matrix,
};

/** Those of the kinds that have to be fetched. */
export const seldomOf = (kinds: readonly QuestionKind[]) => kinds.filter((kind) => kind in SELDOM) as Seldom[];

type Seldom = keyof typeof SELDOM;

/** How questions are answered, those of the seldom kinds that are named included. */
export async function fetchFields(kinds: readonly Seldom[]): Promise<Fields> {
  const fetched = kinds.map(async (kind) => [kind, await SELDOM[kind]()] as const);
  return { ...USUAL_FIELDS, ...Object.fromEntries(await Promise.all(fetched)) };
}
