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
    /** The workspace whose people are refused by password where their address is of this domain; null = nobody is. */
    async requiredProviderOf(domain: string): Promise<string | null> {
      const item = await table.get(keys.domainHolder(domain));
      if (!item) return null;
      const { workspaceId } = toHolder(item);
      const provider = await table.get(keys.ownProvider(workspaceId));
      return (provider?.['rules'] as { only?: boolean } | undefined)?.only === true ? workspaceId : null;
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
