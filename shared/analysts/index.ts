import type { AnalystDescription } from './analyst.ts';
import { builtin } from './builtin.ts';
import { gigachat } from './gigachat.ts';

/** Everybody who can prepare an analysis, in the order in which screens offer them. */
const DESCRIPTIONS = { builtin, gigachat } as const satisfies Readonly<Record<string, AnalystDescription>>;

export type Analyst = keyof typeof DESCRIPTIONS;

/** The names of the analysts, in the order in which screens offer them. */
export const ANALYSTS = Object.keys(DESCRIPTIONS) as [Analyst, ...Analyst[]];

/** How screens speak of an analyst, and what it needs. */
export function describeAnalyst(analyst: Analyst): AnalystDescription {
  return DESCRIPTIONS[analyst];
}

/** The analyst that asks the models of a provider; null where there is none. */
export function analystOf(provider: string): Analyst | null {
  return ANALYSTS.find((analyst) => DESCRIPTIONS[analyst].provider === provider) ?? null;
}
