import { QUESTION_LIMIT } from '#shared/rules/question-limit.ts';
import type { Channel } from '#shared/channels/index.ts';
import type { FinanceAccess } from '#shared/rules/finance/access.ts';
import { DEFAULT_LANGUAGE, languageOf, type Language } from '#shared/rules/languages.ts';
import type { FactorRule } from '#shared/rules/second-factor.ts';
import type { ProviderRule } from '#shared/rules/sign-in.ts';
import type { ManagersView } from '#shared/rules/own-people.ts';
import type { QuietHours } from '#shared/rules/quiet-hours.ts';
import { USUAL_TELLING, type TellingOfSpace } from '#shared/rules/telling.ts';
import { tellingItem } from './telling-item.ts';
import { OWNER_ROLE, type Role } from '#shared/rules/roles.ts';
import { enrolment } from '#functions/automations/repositories/automations.ts';
import { jobItem } from '#data/job-item.ts';
import { failedCondition, unlessChanged } from '#data/conditions.ts';
import { keys, ranges } from '#data/keys.ts';
import { toFinanceAccess } from './member.ts';
import { membershipItems, type NewMember, type Place } from './membership.ts';
import type { PollCounts } from '#functions/polls/repositories/polls.ts';
import type { Item, Table } from '#data/table.ts';
import { giveWorkspaceBack, takeWorkspace } from '#functions/subscriptions/repositories/usage.ts';
import { insert, remove, update } from '#data/writes.ts';

export interface Workspace extends Place {
  readonly ownerId: string;
  /** How often it was handed over. */
  readonly ownerTerm: number;
  /** Exact: it changes in the transactions that let people in and out. */
  readonly memberCount: number;
  /** People without an account; as exact. */
  readonly contactCount: number;
  readonly pollCounts: PollCounts;
  /** When the first money of its own was saved; null while an example is shown. */
  readonly financeSince: string | null;
  /** Questions recurring runs may ask one person in 30 days; 0 for any number. */
  readonly questionLimit: number;
  /** What its managers see: the company, or their own teams alone. */
  readonly managersSee: ManagersView;
  /** In which all is named that is made for the whole of it and by nobody. */
  readonly language: Language;
  /** How its people are told of runs where they have not said it themselves. */
  readonly telling: TellingOfSpace;
}

/** A workspace as it is made, and changed. */
type NewWorkspace = Place & Pick<Workspace, 'language'>;

/** A workspace as one of its members sees it in their list. */
export interface Membership extends Place {
  readonly role: Role;
  /** What the owner has let them see of the money. */
  readonly financeAccess: FinanceAccess;
}

/** Workspaces and who sees which. */
export function createWorkspaces(table: Table) {
  return {
    /** The workspace and its first member, all or nothing; false when the owner has `limit` of them (null = no limit). */
    async create(workspace: NewWorkspace, owner: NewMember, limit: number | null, now: Date): Promise<boolean> {
      const createdAt = now.toISOString();
      const writes = [
        takeWorkspace(owner.userId, limit),
        insert({
          ...keys.workspace(workspace.id),
          type: 'workspace',
          ...workspace,
          ownerId: owner.userId,
          memberCount: 1,
          createdAt,
          updatedAt: createdAt,
        }),
        ...membershipItems(owner, workspace, now).map(insert),
        ...enrolment(workspace.id, now),
      ];
      return (await failedCondition(table, writes)) !== 'limit';
    },

    async find(workspaceId: string): Promise<Workspace | null> {
      const [item] = await table.getMany([keys.workspace(workspaceId)], { sure: true });
      return item ? toWorkspace(item) : null;
    },

    /** As it is at this moment. */
    async findConsistent(workspaceId: string): Promise<Workspace | null> {
      const item = await table.get(keys.workspace(workspaceId), { consistent: true });
      return item ? toWorkspace(item) : null;
    },

    /** A new name or language, and the job that brings the name to its copies; false when it changed since it was read. */
    async rename(old: Place, changed: NewWorkspace, jobId: string, now: Date): Promise<boolean> {
      const { name, description, language } = changed;
      return unlessChanged(
        table.transact([
          update(
            keys.workspace(old.id),
            { set: { name, description, language, updatedAt: now.toISOString() } },
            { exists: true, equals: { name: old.name, description: old.description } },
          ),
          insert(jobItem({ kind: 'rename-workspace', workspaceId: old.id }, jobId, now)),
        ]),
      );
    },

    /** False when the workspace is gone. */
    async setQuestionLimit(workspaceId: string, questionLimit: number): Promise<boolean> {
      return unlessChanged(
        table.write(update(keys.workspace(workspaceId), { set: { questionLimit } }, { exists: true })),
      );
    },

    /** How its people are told of runs where they have not said it themselves; what is left out stays. */
    async setTelling(workspaceId: string, telling: Partial<TellingOfSpace>): Promise<boolean> {
      const write = update(keys.workspace(workspaceId), { set: tellingItem(telling) }, { exists: true });
      return unlessChanged(table.write(write));
    },

    /** False when the workspace is gone. */
    async setManagersSee(workspaceId: string, managersSee: ManagersView): Promise<boolean> {
      return unlessChanged(
        table.write(update(keys.workspace(workspaceId), { set: { managersSee } }, { exists: true })),
      );
    },

    /** Of whom a second factor is demanded, and the job that tells all memberships; false when the workspace is gone. */
    async setFactorRule(workspaceId: string, factorRule: FactorRule | null, jobId: string, now: Date) {
      return unlessChanged(
        table.transact([
          update(keys.workspace(workspaceId), { set: { factorRule }, add: { entryRulesVersion: 1 } }, { exists: true }),
          insert(jobItem({ kind: 'copy-factor-rule', workspaceId }, jobId, now)),
        ]),
      );
    },

    /** What the managers of each of these workspaces see; those that are gone are left out. */
    async managersSeeIn(workspaceIds: readonly string[]): Promise<ReadonlyMap<string, ManagersView>> {
      const items = await table.getMany(
        workspaceIds.map((id) => keys.workspace(id)),
        { sure: true },
      );
      return new Map(
        items
          .filter((item) => item !== null)
          .map(toWorkspace)
          .map(({ id, managersSee }) => [id, managersSee]),
      );
    },

    /** Takes the workspace away and leaves all under it to a job; false when it is gone, or not this owner's. */
    async remove(workspaceId: string, ownerId: string, jobId: string, now: Date): Promise<boolean> {
      return unlessChanged(
        table.transact([
          remove(keys.workspace(workspaceId), { exists: true, equals: { ownerId } }),
          giveWorkspaceBack(ownerId),
          insert(jobItem({ kind: 'delete-workspace', workspaceId }, jobId, now)),
        ]),
      );
    },

    /** The workspaces that are this person's own, in the order in which a smaller plan leaves them: oldest first. */
    async listOwned(userId: string): Promise<Workspace[]> {
      const ids = (await this.listOf(userId)).filter(({ role }) => role === OWNER_ROLE).map(({ id }) => id);
      const items = await table.getMany(
        ids.map((id) => keys.workspace(id)),
        { sure: true },
      );
      return items.filter((item) => item !== null).map(toWorkspace);
    },

    /**
     * The workspaces of a person, oldest first; the plan bounds how many there are. None is asked for once more,
     * strongly: nobody is told that they have no workspace a moment after they made their first.
     */
    async listOf(userId: string): Promise<Membership[]> {
      const found = await table.queryAll(ranges.memberships(userId));
      const items = found.length > 0 ? found : await table.queryAll(ranges.memberships(userId), { consistent: true });
      return items
        .toSorted((a, b) => String(a['createdAt']).localeCompare(String(b['createdAt'])))
        .map((item) => ({
          ...toPlace(item),
          role: item['role'] as Role,
          financeAccess: toFinanceAccess(item),
        }));
    },
  };
}

/** The workspace behind a stored item. */
export function toWorkspace(item: Item): Workspace {
  const count = (name: keyof PollCounts): number => Number(item[name] ?? 0);
  return {
    ...toPlace(item),
    ownerId: String(item['ownerId']),
    ownerTerm: Number(item['ownerTerm'] ?? 0),
    memberCount: Number(item['memberCount']),
    contactCount: Number(item['contactCount'] ?? 0),
    pollCounts: {
      polls: count('polls'),
      enpsPolls: count('enpsPolls'),
      pulsePolls: count('pulsePolls'),
      pollQuestions: count('pollQuestions'),
    },
    financeSince: typeof item['financeSince'] === 'string' ? item['financeSince'] : null,
    questionLimit: Number(item['questionLimit'] ?? QUESTION_LIMIT),
    managersSee: item['managersSee'] === 'own_team' ? 'own_team' : 'company',
    telling: {
      order: (item['channelOrder'] as Channel[] | null | undefined) ?? USUAL_TELLING.order,
      quietHours: (item['quietHours'] as QuietHours | undefined) ?? USUAL_TELLING.quietHours,
      timeZone: (item['timeZone'] as string | undefined) ?? USUAL_TELLING.timeZone,
    },
    language: languageOf(item['language']) ?? DEFAULT_LANGUAGE,
  };
}

function toPlace(item: Item): Place {
  return {
    id: String(item['id']),
    name: String(item['name']),
    description: String(item['description']),
    factorRule: (item['factorRule'] as FactorRule | null | undefined) ?? null,
    entryRulesVersion: Number(item['entryRulesVersion'] ?? 0),
    providerRule: (item['providerRule'] as ProviderRule | null | undefined) ?? null,
  };
}
