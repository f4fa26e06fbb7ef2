/** The departments of the demo company, and how large each is beside the others. */
const SHARES = {
  management: 2,
  sales: 11,
  warehouse: 10,
  support: 6,
  purchasing: 4,
  finance: 4,
  marketing: 3,
  it: 3,
  hr: 3,
} as const;

export type Department = keyof typeof SHARES;

export const DEPARTMENT_KEYS = Object.keys(SHARES) as Department[];

/** So many places shared out by the departments' size, every department having one at least. */
export function shareOut(places: number): Department[] {
  const total = DEPARTMENT_KEYS.reduce((sum, key) => sum + SHARES[key], 0);
  // Each next place goes to whoever has least of what is due to them.
  const given = new Map(DEPARTMENT_KEYS.map((key) => [key, 0]));
  const order = [...DEPARTMENT_KEYS];
  for (const key of order) given.set(key, 1);
  while (order.length < places) {
    const next = DEPARTMENT_KEYS.reduce((best, key) => (due(key) < due(best) ? key : best));
    given.set(next, given.get(next)! + 1);
    order.push(next);
  }
  return order.slice(0, places);

  function due(key: Department): number {
    return (given.get(key)! * total) / SHARES[key];
  }
}
