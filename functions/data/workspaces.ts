import type { Role } from '#shared/models/workspace.ts';
import { keys, ranges } from './keys.ts';
import { memberItem, type Member } from './members.ts';
import type { Item, Table } from './table.ts';
import { insert } from './writes.ts';

export interface Workspace {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

/** A workspace as one of its members sees it in their list. */
export interface Membership extends Workspace {
  readonly role: Role;
}

/** Workspaces and who sees which. */
export function createWorkspaces(table: Table) {
  return {
    /** The workspace and its first member, all or nothing. */
    async create(workspace: Workspace, owner: Member, now: Date): Promise<void> {
      const createdAt = now.toISOString();
      await table.transact([
        insert({ ...keys.workspace(workspace.id), type: 'workspace', ...workspace, createdAt, updatedAt: createdAt }),
        insert(memberItem(owner, now)),
        insert({
          ...keys.membership(owner.userId, workspace.id),
          type: 'membership',
          ...workspace,
          role: owner.role,
          createdAt,
          updatedAt: createdAt,
        }),
      ]);
    },

    async find(workspaceId: string): Promise<Workspace | null> {
      const [item] = await table.getMany([keys.workspace(workspaceId)], { sure: true });
      return item ? toWorkspace(item) : null;
    },

    /** The workspaces of a person, oldest first; the plan bounds how many there are. */
    async listOf(userId: string): Promise<Membership[]> {
      const items = await table.queryAll(ranges.memberships(userId));
      return items
        .toSorted((a, b) => String(a['createdAt']).localeCompare(String(b['createdAt'])))
        .map((item) => ({ ...toWorkspace(item), role: item['role'] as Role }));
    },
  };
}

function toWorkspace(item: Item): Workspace {
  return { id: String(item['id']), name: String(item['name']), description: String(item['description']) };
}
