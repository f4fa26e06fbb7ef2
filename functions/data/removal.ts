import { unlessChanged } from './conditions.ts';
import { hashesOf } from '#functions/runs/repositories/code-sheets.ts';
import { contactHashesOf } from '#functions/runs/repositories/contact-codes.ts';
import { keys, type Key } from './keys.ts';
import { PARTITIONS, type Owner } from './partitions.ts';
import { toMember } from '#functions/workspaces/repositories/member.ts';
import { membershipKeys } from '#functions/workspaces/repositories/membership.ts';
import { toResponse, userOf } from '#functions/runs/repositories/responses.ts';
import { keepPathOf } from '#functions/surveys/repositories/share-paths.ts';
import type { Item, Table } from './table.ts';

const PAGE_SIZE = 500;

/**
 * Entries that stand elsewhere and are about an item, by the item's type; they go before it. `owner` is the id the
 * item's partition is named for.
 */
const ENTRIES: Readonly<Record<string, (item: Item, owner: string) => Key[]>> = {
  member: (item) => membershipKeys(toMember(item)).slice(1),
  invitation: ({ id, email }) => [keys.invited(String(email), String(id))],
  // Only the workspace that has proved a domain holds it.
  'own-domain': ({ domain, state }) => (state === 'proved' ? [keys.domainHolder(String(domain))] : []),
  'former-member': ({ userId }, workspaceId) => [keys.formerMembership(String(userId), workspaceId)],
  poll: ({ id, schedule }) => due('start-pulses', (schedule as { dueAt?: unknown } | null | undefined)?.dueAt, id),
  run: ({ id, deadline, remindAt, remindNowAt, workspaceId, createdAt, openedAt, shortCode }) => [
    ...due('close-runs', deadline, id),
    ...due('send-reminders', remindAt, id),
    ...due('send-reminders', remindNowAt, id),
    keys.asked(String(workspaceId), String(createdAt), String(id)),
    ...(typeof shortCode === 'string' ? [keys.shortLink(shortCode)] : []),
    keys.openRun(String(workspaceId), String(id)),
    ...(typeof openedAt === 'string' ? [keys.openedRun(String(workspaceId), openedAt, String(id))] : []),
  ],
  dialogue: ({ workspaceId, box }, runId) => [keys.begunDialogue(String(workspaceId), runId, String(box))],
  'code-sheet': (item) => hashesOf(item).map(keys.code),
  'contact-codes': (item) => contactHashesOf(item).map(keys.code),
  'data-request': ({ warnAt, id }) => due('warn-data-requests', warnAt, id),
  report: ({ workspaceId, runId }) => [keys.openReport(String(workspaceId), String(runId))],
  'webhooks-head': ({ dueAt }, workspaceId) => due('deliver-webhooks', dueAt, workspaceId),
  automations: ({ nightAt, digestAt }, workspaceId) => [
    ...due('run-automations', nightAt, workspaceId),
    ...due('send-digests', digestAt, workspaceId),
  ],
  'pack-plan': ({ dueAt }, workspaceId) => due('send-packs', dueAt, workspaceId),
  'stage-polls': ({ askAt }, workspaceId) => due('ask-newcomers', askAt, workspaceId),
  'people-source': ({ dueAt }, workspaceId) => due('read-people-sources', dueAt, workspaceId),
  'task-source': ({ dueAt }, workspaceId) => due('read-task-sources', dueAt, workspaceId),
  'portal-head': ({ dueAt, changesDueAt }, workspaceId) => [
    ...due('snapshot-portals', dueAt, workspaceId),
    ...due('refresh-portals', changesDueAt, workspaceId),
  ],
  response: (item, runId) => {
    const userId = userOf(toResponse(item));
    return userId === null ? [] : [keys.answered(userId, runId)];
  },
  task: ({ responsibleId, createdAt, id }) =>
    typeof responsibleId === 'string' ? [keys.assignment(responsibleId, String(createdAt), String(id))] : [],
  'task-event': ({ authorId }, taskId) => (typeof authorId === 'string' ? [keys.authorship(authorId, taskId)] : []),
  subscription: ({ userId, dueDate }) => due('expire-subscriptions', dueDate, userId),
  invoice: ({ createdAt, id }) => [keys.invoiceRef(String(createdAt), String(id))],
};

function due(kind: Parameters<typeof keys.due>[0], dueAt: unknown, id: unknown): Key[] {
  return typeof dueAt === 'string' ? [keys.due(kind, dueAt, String(id))] : [];
}

/** How things go for good. */
export function createRemoval(table: Table) {
  /**
   * Empties every partition of a workspace, a poll, a run or an account, and those of all that lies in them: a
   * workspace's polls, their runs, the answers. Whatever leads to something goes after it, so that a removal that died
   * half-way finds the rest when it is done again. Public paths of surveys are kept from others, as when one is deleted.
   */
  async function removeAllOf(owner: Owner, id: string, now: Date): Promise<void> {
    for (const pk of partitionsOf(owner, id)) {
      // From the beginning each time: what was written meanwhile goes, too.
      for (;;) {
        const { items } = await table.query({ pk, prefix: '' }, { limit: PAGE_SIZE, consistent: true });
        if (items.length === 0) break;
        for (const item of items) {
          const thing = thingBehind(item);
          if (thing !== null && !(thing.owner === owner && thing.id === id))
            await removeAllOf(thing.owner, thing.id, now);
        }
        for (const item of items) await keepPathsOf(item, now);
        await table.removeMany(items.flatMap((item) => ENTRIES[String(item['type'])]?.(item, id) ?? []));
        await table.removeMany(items as unknown as Key[]);
      }
    }
  }

  /** A path that leads elsewhere by now is left alone. */
  async function keepPathsOf({ type, id, workspaceId, customPath }: Item, now: Date): Promise<void> {
    if (type !== 'survey' || typeof customPath !== 'string') return;
    const survey = { id: String(id), workspaceId: String(workspaceId) };
    await unlessChanged(table.write(keepPathOf(survey, customPath, now)));
  }

  return { removeAllOf };
}

/** The partitions that are named for an owner. */
function partitionsOf(owner: Owner, id: string): string[] {
  const own = Object.entries(PARTITIONS).filter(([, whose]) => whose === owner);
  return own.map(([name]) => `${name}#${id}`);
}

/** Things whose partitions are those of another kind. */
const SAME_AS: Readonly<Record<string, Owner>> = { survey: 'poll' };

/** What an item leads to: it is the thing, or a reference to it. Null for one that has no partitions of its own. */
function thingBehind(item: Item): { owner: Owner; id: string } | null {
  const [, name = '', isRef] = /^(.+?)(-ref)?$/.exec(String(item['type'])) ?? [];
  const id = item[isRef ? `${name}Id` : 'id'];
  const owner = SAME_AS[name] ?? name;
  return (Object.values(PARTITIONS) as string[]).includes(owner) && typeof id === 'string'
    ? { owner: owner as Owner, id }
    : null;
}
