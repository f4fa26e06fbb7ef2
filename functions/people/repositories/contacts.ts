import { failedCondition, unlessChanged } from '#data/conditions.ts';
import { keys, ranges } from '#data/keys.ts';
import type { Item, Table } from '#data/table.ts';
import { textOrNull } from '#data/text-or-null.ts';
import { failsAs, insert, remove, update } from '#data/writes.ts';
import { chatKeysOf } from '#functions/integrations/repositories/chats.ts';
import type { Workspace } from '#functions/workspaces/repositories/workspaces.ts';
import { pollLanguageOf, type PollLanguage } from '#shared/rules/poll-languages.ts';

/** A person of the company without an account. */
export interface Contact {
  readonly id: string;
  readonly workspaceId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly team: string | null;
  readonly language: PollLanguage;
  /** Their phone number as the vault has sealed it, and what may be shown of it. */
  readonly phone: SealedPhone | null;
  readonly createdAt: string;
}

export interface SealedPhone {
  readonly sealed: string;
  readonly masked: string;
}

type Values = Omit<Contact, 'id' | 'workspaceId' | 'createdAt'>;

/** People of a workspace who have no account and no mailbox. */
export function createContacts(table: Table) {
  return {
    /** All of them, in no order that means anything. */
    async all(workspaceId: string, options: { consistent?: boolean } = {}): Promise<Contact[]> {
      return (await table.queryAll(ranges.contacts(workspaceId), options)).map(toContact);
    },

    async find(workspaceId: string, contactId: string): Promise<Contact | null> {
      const item = await table.get(keys.contact(workspaceId, contactId), { consistent: true });
      return item && toContact(item);
    },

    /**
     * Writes people down, all or none, with the count of the workspace that was read: `full` beyond `most`; `changed`
     * where people have come or gone meanwhile.
     */
    async add(
      { id: workspaceId, memberCount, contactCount }: Workspace,
      contacts: readonly Contact[],
      most: number,
    ): Promise<'added' | 'full' | 'changed'> {
      if (contactCount + contacts.length > most) return 'full';
      const counted = update(
        keys.workspace(workspaceId),
        { set: { contactCount: contactCount + contacts.length } },
        {
          exists: true,
          equals: { memberCount, ...(contactCount === 0 ? {} : { contactCount }) },
          // The first may find no count at all.
          ...(contactCount === 0 ? { below: { contactCount: 1 } } : {}),
        },
      );
      const items = contacts.map((contact) =>
        insert({ ...keys.contact(workspaceId, contact.id), type: 'contact', ...contact }),
      );
      return (await failedCondition(table, [failsAs('changed', counted), ...items])) ?? 'added';
    },

    /** False when they are gone. */
    async change(workspaceId: string, contactId: string, values: Values): Promise<boolean> {
      const write = update(keys.contact(workspaceId, contactId), { set: { ...values } }, { exists: true });
      return unlessChanged(table.write(write));
    },

    /** Takes somebody away with their chats and the links to them; false when they are gone. */
    async remove(workspaceId: string, contactId: string): Promise<boolean> {
      return unlessChanged(
        table.transact([
          remove(keys.contact(workspaceId, contactId), { exists: true }),
          update(keys.workspace(workspaceId), { add: { contactCount: -1 } }, { exists: true }),
          ...chatKeysOf(workspaceId, contactId).map((key) => remove(key)),
        ]),
      );
    },
  };
}

function toContact(item: Item): Contact {
  return {
    id: String(item['id']),
    workspaceId: String(item['workspaceId']),
    firstName: String(item['firstName']),
    lastName: String(item['lastName']),
    team: textOrNull(item['team']),
    language: pollLanguageOf(item['language']) ?? 'ru',
    phone: (item['phone'] as SealedPhone | null | undefined) ?? null,
    createdAt: String(item['createdAt']),
  };
}
