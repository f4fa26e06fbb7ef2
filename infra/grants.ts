import grants from './grants.json' with { type: 'json' };

/** Leave to do these things with items whose partition key begins with one of these. */
export interface TableGrant {
  readonly actions: readonly string[];
  readonly prefixes: readonly string[];
}

/**
 * What a function may do with the table, from grants.json: what its tests have seen it do, written down by
 * `npm run grants`. Every test runs under these rights. One statement covers all prefixes of an action, since a batch
 * or a transaction is allowed only by a statement that covers all of its keys.
 */
export function grantsOf(name: string): TableGrant[] {
  const byPrefix = (grants as Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>)[name] ?? {};
  const actions = [...new Set(Object.values(byPrefix).flat())].toSorted();
  const prefixesOf = (action: string) => Object.keys(byPrefix).filter((prefix) => byPrefix[prefix]!.includes(action));
  const alike = Map.groupBy(actions, (action) => prefixesOf(action).join(' '));
  return [...alike.values()].map((those) => ({ actions: those, prefixes: prefixesOf(those[0]!) }));
}
