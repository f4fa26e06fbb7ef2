import type { Budget } from '#shared/models/finance/money.ts';

/** What of the plan goes to a department, in roubles of the plan's period. */
interface Part {
  readonly department: string;
  readonly amount: number;
}

/** The departments that have a part of the plan. */
export function plannedParts({ departments }: Pick<Budget, 'departments'>): Part[] {
  return departments.flatMap(({ department, amount }) =>
    department === null || amount === null ? [] : [{ department, amount }],
  );
}

/** The parts with that of one department changed, whichever case its name is written in; 0 takes it away. */
export function withPart(parts: readonly Part[], department: string, amount: number): Part[] {
  const same = (other: string) => other.toLowerCase() === department.toLowerCase();
  const known = parts.find((part) => same(part.department));
  const others = parts.filter((part) => part !== known);
  return amount === 0 ? others : [...others, { department: known?.department ?? department, amount }];
}
