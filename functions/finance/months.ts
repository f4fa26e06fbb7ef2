import { financeErrors } from '#text/finance/errors.ts';
import { notFound } from '#core/http/errors.ts';
import type { Identity } from '#core/tokens.ts';
import type { StoredMonths } from './repositories/money-months.ts';
import type { Repositories } from '#data/repositories.ts';
import type { Workspace } from '#functions/workspaces/repositories/workspaces.ts';
import type { DatasetInfo } from '#shared/models/finance/common.ts';
import type { MoneyMonth } from '#shared/models/finance/money.ts';
import { alreadyChanged, nameOf } from './names.ts';

interface Context {
  readonly repos: Pick<Repositories, 'members' | 'moneyMonths'>;
  readonly workspaceId: string;
  readonly actor: Identity;
  readonly now: Date;
}

/** What is known of the months, for people. */
export async function monthsHead(context: Context, stored: StoredMonths): Promise<DatasetInfo> {
  return {
    version: stored.version,
    rows: stored.months.length,
    file_name: stored.fileName,
    imported_at: stored.changedAt,
    imported_by: await nameOf(context, stored.changedBy),
    undoable: stored.undoable,
  };
}

/** Refuses with 409 whoever has not seen the months as they are. */
export async function requireSeen(context: Context, known: StoredMonths | null, seen: number | null): Promise<void> {
  if ((known?.version ?? null) !== seen) await monthsChanged(context, known);
}

/** Puts months in the place of those that were read; 409 when somebody was faster. */
export async function saveMonths(
  context: Context,
  workspace: Workspace,
  known: StoredMonths | null,
  { months, fileName }: { readonly months: readonly MoneyMonth[]; readonly fileName: string | null },
): Promise<StoredMonths> {
  const { repos, workspaceId, actor, now } = context;
  const change = {
    months: months.toSorted((a, b) => (a.month < b.month ? -1 : 1)),
    fileName,
    changedAt: now.toISOString(),
    changedBy: actor.userId,
  };
  switch (await repos.moneyMonths.save(workspace, known, change)) {
    case 'saved':
      return { ...change, version: (known?.version ?? 0) + 1, undoable: true };
    case 'changed':
      return monthsChanged(context, await repos.moneyMonths.find(workspaceId));
    case 'workspace gone':
      return notFound('workspace');
  }
}

/** 409: the months are not those the caller has seen; says who changed them. */
export function monthsChanged(context: Context, current: StoredMonths | null): Promise<never> {
  return alreadyChanged(context, financeErrors.changed.what.months(), current?.changedBy ?? null);
}
