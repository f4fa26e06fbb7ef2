import type { KeyPermission } from '#shared/rules/api-keys.ts';

/** What of people a key tells. */
export type Told = 'answers' | 'pay' | 'people';

const BY: Readonly<Record<Told, readonly KeyPermission[]>> = {
  answers: ['results.read'],
  pay: ['finance.read', 'finance.read_departments', 'finance.manage'],
  people: ['members.list', 'employees.read', 'contacts.manage'],
};

/** Which personal data whoever has a key with these rights sees. */
export function toldBy(rights: readonly KeyPermission[]): Told[] {
  return (Object.keys(BY) as Told[]).filter((told) => BY[told].some((right) => rights.includes(right)));
}
