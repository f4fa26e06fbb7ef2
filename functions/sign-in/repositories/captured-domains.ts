import { OWNER_ROLE } from '#shared/rules/roles.ts';
import { keys } from '#data/keys.ts';
import type { Item, Table } from '#data/table.ts';

/** The workspace that has shown a domain to be its own. */
export interface DomainHolder {
  readonly workspaceId: string;
  readonly checkedAt: string;
  /** When the record was last seen. */
  readonly seenAt: string;
}

/** Whose the domains of addresses are; apart, since logging in by password asks for this alone. */
export function createCapturedDomains(table: Table) {
  return {
    /**
     * Whether somebody whose address is of this domain signs in by the provider of their company alone. The owner of the
     * workspace is let in all the same: else a provider that is down would shut out whoever could do without it.
     */
    async refusesPassword(domain: string, userId: string): Promise<boolean> {
      const item = await table.get(keys.domainHolder(domain));
      if (!item) return false;
      const { workspaceId } = toHolder(item);
      const [provider, membership] = await Promise.all([
        table.get(keys.ownProvider(workspaceId)),
        table.get(keys.membership(userId, workspaceId)),
      ]);
      const rules = provider?.['rules'] as { readonly only?: boolean } | undefined;
      return rules?.only === true && membership?.['role'] !== OWNER_ROLE;
    },
  };
}

/** The holder behind a stored item. */
export function toHolder(item: Item): DomainHolder {
  return {
    workspaceId: String(item['workspaceId']),
    checkedAt: String(item['checkedAt']),
    seenAt: String(item['seenAt']),
  };
}
