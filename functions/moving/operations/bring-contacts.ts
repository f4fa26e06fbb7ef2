import { conflict } from '#core/http/errors.ts';
import { sealPhone } from '#functions/people/seal-phone.ts';
import { planOf, refuseMore } from '#functions/subscriptions/plan.ts';
import { CONTACTS_AT_ONCE, CONTACTS_MOST } from '#shared/rules/people/contacts.ts';
import { peopleErrors } from '#text/people/errors.ts';
import { bringPart, type Bringing } from '../bring-part.ts';
import type { MovingOperation } from '../operation.ts';
import { ContactRecord } from '../records/contacts.ts';

type Context = Parameters<MovingOperation<'contacts', 'bringContacts'>>[0];

/** People without an account: each takes the room of a member, and connects a chat anew. */
export const bringContacts: MovingOperation<'contacts', 'bringContacts'> = (context, { body }) =>
  bringPart(context, body, {
    kind: 'contacts',
    record: ContactRecord,
    async write(lines, bringing) {
      const { repos, workspaceId } = context;
      const known = new Set((await repos.contacts.withBlocked(workspaceId)).map(({ id }) => id));
      const records = new Map(lines.map(({ record }) => [bringing.idOf(record.id), record]));
      for (const id of known) records.delete(id);
      const all = [...records];
      await requireRoom(all.length, bringing, context);
      for (let from = 0; from < all.length; from += CONTACTS_AT_ONCE) {
        await add(all.slice(from, from + CONTACTS_AT_ONCE), context);
      }
    },
  });

async function requireRoom(people: number, { workspace }: Bringing, { repos, now }: Context): Promise<void> {
  const plan = await planOf(repos, workspace.ownerId, now);
  const most = plan.limits.people ?? Infinity;
  if (workspace.memberCount + workspace.contactCount + people > most) refuseMore(plan, 'people');
}

async function add(some: readonly (readonly [string, ContactRecord])[], context: Context): Promise<void> {
  const { repos, workspaceId, vault } = context;
  const workspace = (await repos.workspaces.findConsistent(workspaceId)) ?? conflict(peopleErrors.contactsChanged);
  const contacts = await Promise.all(
    some.map(async ([id, record]) => ({
      id,
      workspaceId,
      firstName: record.first_name,
      lastName: record.last_name,
      team: record.team,
      language: record.language ?? workspace.language,
      phone: await sealPhone(record.phone, workspaceId, vault),
      createdAt: record.created_at,
      source: record.source,
      basis: record.basis,
      basisOn: record.basis_on,
      blocked: null,
      timesBlocked: 0,
    })),
  );
  const outcome = await repos.contacts.add(workspace, contacts, CONTACTS_MOST);
  if (outcome === 'full') conflict(peopleErrors.contactsFull(CONTACTS_MOST));
  if (outcome === 'changed') conflict(peopleErrors.contactsChanged);
}
