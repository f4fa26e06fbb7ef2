import { randomUUID } from 'node:crypto';
import { newApiKey } from '#core/api-key.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { KEY_PERMISSIONS, type KeyPermission } from '#shared/rules/api-keys.ts';
import { repos, type Person } from './factories.ts';

interface Wanted {
  readonly permissions?: readonly KeyPermission[];
  readonly name?: string;
  readonly expiresAt?: string;
  readonly secondFactor?: boolean;
}

/** A key of a workspace that somebody has made; with every permission there is unless said otherwise. */
export async function makeApiKey(maker: Person, workspace: Pick<Workspace, 'id'>, wanted: Wanted = {}) {
  const now = new Date();
  const member = (await repos.members.find(workspace.id, maker.id))!;
  const { key: token, hash } = newApiKey(workspace.id);
  const made = await repos.apiKeys.add(
    {
      workspaceId: workspace.id,
      hash,
      id: randomUUID(),
      name: wanted.name ?? 'Отчёты',
      permissions: wanted.permissions ?? KEY_PERMISSIONS,
      makerId: maker.id,
      memberSince: member.joinedAt,
      proof: { provedAt: now.toISOString(), secondFactor: wanted.secondFactor ?? false, provider: null },
      createdAt: now.toISOString(),
      expiresAt: wanted.expiresAt ?? new Date(now.getTime() + 30 * 24 * 3_600_000).toISOString(),
    },
    [],
    now,
  );
  if (typeof made === 'string') throw new Error(`No key was made: ${made}`);
  return { id: made.id, number: made.number, name: made.name, token };
}
