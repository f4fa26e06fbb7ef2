import type { Severity } from '#shared/models/analysis.ts';

const SEVERITIES = ['low', 'medium', 'high', 'critical'] as const satisfies readonly Severity[];

/** The most severe of several; `low` of none. */
export function mostSevere(severities: readonly Severity[]): Severity {
  return SEVERITIES.findLast((severity) => severities.includes(severity)) ?? 'low';
}

/** Several lists as one, each id once. */
export function unionOf<T extends { readonly id: string }>(lists: readonly (readonly T[])[]): T[] {
  return [...new Map(lists.flat().map((entry) => [entry.id, entry])).values()];
}
