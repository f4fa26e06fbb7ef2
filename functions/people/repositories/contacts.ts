import { failedCondition, unlessChanged } from '#data/conditions.ts';
import { keys, ranges, type Key } from '#data/keys.ts';
import type { Item, Table } from '#data/table.ts';
import { textOrNull } from '#data/text-or-null.ts';
import { failsAs, insert, remove, update } from '#data/writes.ts';
import { chatKeysOf } from '#functions/integrations/repositories/chats.ts';
import type { Workspace } from '#functions/workspaces/repositories/workspaces.ts';
import type { Block } from '#shared/rules/data-requests.ts';
import type { Day } from '#shared/rules/working-days.ts';
import type { ContactBasis, ContactSource } from '#shared/rules/people/contacts.ts';
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
  /** How they were written down; null of those of whom it was not noted. */
  readonly source: ContactSource | null;
  /** On what ground they are kept, and since which day; null likewise. */
  readonly basis: ContactBasis | null;
  readonly basisOn: Day | null;
  /** Their data are blocked; null where they are not. */
  readonly blocked: Block | null;
  /** How often they have been. */
  readonly timesBlocked: number;
}

export interface SealedPhone {
  readonly sealed: string;
  readonly masked: string;
}

type Values = Omit<Contact, 'id' | 'workspaceId' | 'createdAt' | 'source' | 'blocked' | 'timesBlocked'>;

/**
 * People of a workspace who have no account and no mailbox. Whose data are blocked is not there for anybody who asks by
 * `all` or `find`: lists, runs, reminders, slips and bots process nothing of them. Only what answers their request, ends
 * the block or gives the company its own data asks for the blocked, too.
 */
export function createContacts(table: Table) {
  const withBlocked = async (workspaceId: string, options: { consistent?: boolean } = {}): Promise<Contact[]> =>
    (await table.queryAll(ranges.contacts(workspaceId), options)).map(toContact);
  const findWithBlocked = async (workspaceId: string, contactId: string): Promise<Contact | null> => {
    const item = await table.get(keys.contact(workspaceId, contactId), { consistent: true });
    return item && toContact(item);
  };

  return {
    /** All whose data are kept, the blocked among them, in no order that means anything. */
    withBlocked,

    /** One of them, blocked or not. */
    findWithBlocked,

    /** All of them whose data may be processed, in no order that means anything. */
    async all(workspaceId: string, options: { consistent?: boolean } = {}): Promise<Contact[]> {
      return (await withBlocked(workspaceId, options)).filter(({ blocked }) => blocked === null);
    },

    /** One of them whose data may be processed. */
    async find(workspaceId: string, contactId: string): Promise<Contact | null> {
      const contact = await findWithBlocked(workspaceId, contactId);
      return contact?.blocked === null ? contact : null;
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

    /**
     * Takes somebody away with their chats and the links to them, and writes the act of that; false when they are gone or
     * have been blocked since they were read.
     */
    async remove({ workspaceId, id: contactId, timesBlocked }: Contact, act: Item & Key): Promise<boolean> {
      const asRead = { exists: true, below: { timesBlocked: timesBlocked + 1 } };
      return unlessChanged(
        table.transact([
          remove(keys.contact(workspaceId, contactId), asRead),
          update(keys.workspace(workspaceId), { add: { contactCount: -1 } }, { exists: true }),
          ...chatKeysOf(workspaceId, contactId).map((key) => remove(key)),
          insert(act),
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
    source: (item['source'] as ContactSource | undefined) ?? null,
    basis: (item['basis'] as ContactBasis | undefined) ?? null,
    basisOn: (item['basisOn'] as Day | undefined) ?? null,
    blocked: (item['blocked'] as Block | null | undefined) ?? null,
    timesBlocked: Number(item['timesBlocked'] ?? 0),
  };
}
