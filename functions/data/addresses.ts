import { withAsciiDomain } from '#shared/rules/email-address.ts';
import { ranges } from './keys.ts';
import type { Table } from './table.ts';

/** By which addresses people are in workspaces; for who has to know all of them and nothing else of the people. */
export function createAddresses(table: Table) {
  return {
    /** In lower case, with ASCII domains. */
    async ofMembers(workspaceId: string): Promise<ReadonlySet<string>> {
      const range = ranges.memberAddresses(workspaceId);
      const items = await table.queryAll(range);
      return new Set(items.map(({ sk }) => withAsciiDomain(String(sk).slice(range.prefix.length))));
    },
  };
}
