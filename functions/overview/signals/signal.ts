import type { TeamSignal } from '#shared/models/overview.ts';
import { ALERT } from './alerts.ts';

/** A signal of a team with how strong it is: the larger, the sooner it is told. */
export interface Signal extends TeamSignal {
  readonly strength: number;
}

/** So many teams are told at most: more would be none. */
const TEAMS_MAX = 3;
/** From a fifth of what an alert may be by chance on a difference is one to look at now; above it, before it grows. */
const SURE = ALERT / 5;

/** How strong a difference is that chance explains so rarely. */
export function strengthOf(p: number): number {
  return -Math.log10(Math.max(p, Number.MIN_VALUE));
}

/** How soon to look at a difference that chance explains so rarely. */
export function toneOf(p: number): TeamSignal['tone'] {
  return p <= SURE ? 'attention' : 'soon';
}

/** How sure such a difference is. */
export function sureOf(p: number): TeamSignal['sure'] {
  return p <= SURE ? 'almost' : 'likely';
}

/**
 * The teams with the strongest signals, those to look at now first. What else is known of a team stands with its
 * strongest signal, which says what to do next. And how many more teams there are, so that nobody calls them calm.
 */
export function strongest(signals: readonly Signal[]): { readonly told: TeamSignal[]; readonly others: number } {
  const inOrder = signals.toSorted(
    (a, b) => Number(b.tone === 'attention') - Number(a.tone === 'attention') || b.strength - a.strength,
  );
  const byTeam = [...Map.groupBy(inOrder, ({ team }) => team).values()];
  const told = byTeam.slice(0, TEAMS_MAX).map(([first, ...others]) => {
    const { strength: _, ...signal } = first!;
    const [next] = others.filter(({ source }) => source !== signal.source);
    if (!next) return signal;
    const evidence = [...signal.evidence, ...next.evidence];
    const comparisons = [...signal.comparisons, ...next.comparisons];
    return { ...signal, why: `${signal.why} ${next.why}`, evidence, comparisons };
  });
  return { told, others: byTeam.length - told.length };
}

/** Whether two figures are the same as they are shown, with one decimal. */
export function looksAlike(one: number, other: number): boolean {
  const [first, second] = [one, other].map((value) => value.toLocaleString('en', { maximumFractionDigits: 1 }));
  return first === second;
}
