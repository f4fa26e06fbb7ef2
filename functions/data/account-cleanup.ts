import { failedCondition } from './conditions.ts';
import { keys, ranges, type Key, type Range } from './keys.ts';
import { toMember } from './member.ts';
import { leaving, membershipKeys } from './membership.ts';
import type { Table } from './table.ts';
import { remove } from './writes.ts';

const ATTEMPTS = 5;

/** What a deleted account leaves behind outside its own items; each may be removed twice. */
export function createAccountCleanup(table: Table) {
  async function everythingIn(pk: string): Promise<Key[]> {
    const whole: Range = { pk, prefix: '' };
    const items = await table.queryAll(whole, { consistent: true });
    return items.map(({ pk: partition, sk }) => ({ pk: String(partition), sk: String(sk) }));
  }

  return {
    /** Takes somebody out of a workspace, whether or not it is still there. */
    async leave(userId: string, workspaceId: string): Promise<void> {
      for (let attempt = 1; ; attempt++) {
        const item = await table.get(keys.member(workspaceId, userId), { consistent: true });
        // The membership is what leads here: it goes last, or with the rest.
        if (!item) return void (await table.write(remove(keys.membership(userId, workspaceId))));
        const failed = await failedCondition(table, leaving(toMember(item)), 'member changed');
        if (failed === null) return;
        // No workspace to count in any more: only the items of the membership are left.
        if (failed === 'workspace gone') return table.removeMany(membershipKeys(toMember(item)));
        if (attempt === ATTEMPTS) throw new Error('The member is being changed again and again');
      }
    },

    /** Removes the subscription, the requests for invoices with their references, and what was counted of it. */
    async removePlan(userId: string): Promise<void> {
      const subscription = await table.get(keys.subscription(userId), { consistent: true });
      const plan = await everythingIn(keys.subscription(userId).pk);
      const invoices = plan.filter(({ sk }) => sk.startsWith('INVOICE#')).map(({ sk }) => sk.split('#'));
      const dueDate = subscription?.['dueDate'];
      await table.removeMany([
        ...invoices.map(([, createdAt = '', invoiceId = '']) => keys.invoiceRef(createdAt, invoiceId)),
        ...(typeof dueDate === 'string' ? [keys.due('expire-subscriptions', dueDate, userId)] : []),
        ...(await everythingIn(keys.ownedWorkspaces(userId).pk)),
      ]);
      await table.removeMany(plan);
    },

    /** Removes the records of the last day's requests; one on its way leaves its record for that long. */
    async removeRequests(userId: string): Promise<void> {
      await table.removeMany(await everythingIn(ranges.idempotency(userId).pk));
    },
  };
}
