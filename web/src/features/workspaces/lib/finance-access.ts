import { teamKey } from '#shared/rules/team-key.ts';
import { LOCALE } from '#text/format.ts';

/** The departments of a payroll, each once in its first spelling, by name. */
export function departmentsOf(rows: readonly { readonly department: string | null }[]): string[] {
  const names = rows.map(({ department }) => department?.trim() ?? '').filter((name) => name !== '');
  return distinct(names).toSorted((a, b) => a.localeCompare(b, LOCALE));
}

/** What is offered: the departments there are and, behind them, those chosen which the payroll does not have. */
export function offeredOf(known: readonly string[], chosen: readonly string[]): string[] {
  return distinct([...known, ...chosen]);
}

/** So many are offered at once; of more, those chosen and the first that fit what is typed. */
export const OFFERED = 24;

/** What of it is shown while somebody looks for a department. */
export function shownOf(offered: readonly string[], chosen: readonly string[], typed: string): readonly string[] {
  if (offered.length <= OFFERED) return offered;
  const others = offered.filter((name) => !holds(chosen, name) && teamKey(name).includes(teamKey(typed)));
  return [...offered.filter((name) => holds(chosen, name)), ...others.slice(0, OFFERED)];
}

/** Whether a list has this department, however it is spelt. */
export const holds = (list: readonly string[], name: string): boolean =>
  list.some((one) => teamKey(one) === teamKey(name));

function distinct(names: readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const name of names) if (!first.has(teamKey(name))) first.set(teamKey(name), name);
  return [...first.values()];
}
