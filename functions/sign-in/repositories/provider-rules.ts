import type { DomainState, ProviderRule } from '#shared/rules/sign-in.ts';
import { unlessChanged } from '#data/conditions.ts';
import { keys, ranges } from '#data/keys.ts';
import { pagesOf } from '#data/pages.ts';
import type { Table } from '#data/table.ts';
import { update } from '#data/writes.ts';

/** By which provider members come in alone, and the copies of that which requests read. */
export function createProviderRules(table: Table) {
  return {
    /** Of whom the workspace demands it at this moment; null of nobody. */
    async current(workspaceId: string): Promise<ProviderRule | null> {
      const provider = await table.get(keys.ownProvider(workspaceId), { consistent: true });
      const rules = provider?.['rules'] as { readonly only?: boolean } | undefined;
      if (rules?.only !== true) return null;
      const items = await table.queryAll(ranges.ownDomains(workspaceId), { consistent: true });
      const domains = items.filter((item) => (item['state'] as DomainState) === 'proved');
      return domains.length === 0 ? null : { domains: domains.map((item) => String(item['domain'])) };
    },

    /** The workspace first: whoever joins by what was read before it is refused, and whoever has joined by then is found. */
    async copy(workspaceId: string, providerRule: ProviderRule | null): Promise<void> {
      const change = { set: { providerRule }, add: { entryRulesVersion: 1 } };
      if (!(await unlessChanged(table.write(update(keys.workspace(workspaceId), change, { exists: true }))))) return;
      for await (const items of pagesOf(table, ranges.members(workspaceId))) {
        for (const { pk, sk } of items) {
          await unlessChanged(
            table.write(update({ pk: String(pk), sk: String(sk) }, { set: { providerRule } }, { exists: true })),
          );
        }
      }
    },
  };
}
