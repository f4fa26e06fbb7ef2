import type { Expense } from './months.ts';

/** Colours of what is not people, from the largest kind on. */
const SHADES = [
  'var(--passive)',
  'color-mix(in srgb, var(--ink-3) 55%, var(--surface))',
  'color-mix(in srgb, var(--honey) 60%, var(--surface))',
  'color-mix(in srgb, var(--field) 35%, var(--surface))',
  'color-mix(in srgb, var(--honey) 30%, var(--surface))',
  'color-mix(in srgb, var(--ink-3) 25%, var(--surface))',
  'var(--line)',
] as const;

/** The colour of a kind of expense in the ring and beside its name. */
export function shadeOf({ isPeople }: Expense, index: number): string {
  return isPeople ? 'var(--promoter)' : (SHADES[Math.max(0, index - 1) % SHADES.length] ?? 'var(--line)');
}
