import type { Severity } from '#shared/models/analysis.ts';

/** The first severity whose share is reached, else low. */
export function severityBy(share: number, from: Partial<Record<Exclude<Severity, 'low'>, number>>): Severity {
  const order = ['critical', 'high', 'medium'] as const;
  return order.find((severity) => share >= (from[severity] ?? Infinity)) ?? 'low';
}
