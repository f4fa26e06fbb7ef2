import { financeErrors } from '#text/finance/errors.ts';
import { AppError } from '#core/http/errors.ts';
import type { Vault } from '#core/clients/vault.ts';
import { OVERTAKEN, untilNotOvertaken } from '#data/attempts.ts';
import {
  nextVersion,
  type DatasetName,
  type Dataset,
  type VersionPlace,
  type Replaced,
  type SealedPart,
  type DatasetVersion,
} from './repositories/finance-data.ts';
import type { SavedIn } from './repositories/finance-since.ts';
import type { Repositories } from '#data/repositories.ts';
import { newDataKey, openRows, sealRows } from './sealed-rows.ts';

/** What whoever reads or changes the money of a workspace has. */
export interface FinanceContext {
  readonly repos: Pick<Repositories, 'financeData'>;
  readonly vault: Vault;
  readonly workspaceId: string;
}

/** Whoever changes something, besides. */
export interface FinanceChangeContext extends FinanceContext {
  readonly actor: { readonly userId: string };
  readonly now: Date;
}

/** Rows of one part are one page of a list. */
const PART_ROWS = 2_000;
/** An item of the table holds 400 kB. */
const PART_BYTES = 300_000;
/** A transaction holds 4 MB, with the dataset and the record of the request. */
const IMPORT_BYTES = 3_500_000;

/** What an import brings. */
export interface ImportedRows {
  readonly rows: readonly object[];
  readonly columns: readonly string[] | null;
  readonly fileName: string | null;
}

/** The key of a workspace's data, opened; null before its first import. */
export async function openDataKey({ repos, vault, workspaceId }: FinanceContext): Promise<Buffer | null> {
  const sealed = await repos.financeData.sealedKey(workspaceId);
  return sealed === null ? null : Buffer.from(await vault.open(sealed, contextOf(workspaceId)), 'base64');
}

const contextOf = (workspaceId: string) => ({ workspace: workspaceId, kind: 'finance' }) as const;

/** Some of the parts of a version, opened; null where the version has meanwhile made way for a newer one. */
export async function openParts<Row>(
  { repos, workspaceId }: FinanceContext,
  dataset: DatasetName,
  place: VersionPlace,
  indexes: readonly number[],
  key: Buffer,
): Promise<Row[][] | null> {
  const parts = await repos.financeData.parts(workspaceId, dataset, place, indexes);
  if (parts.some((part) => part === null)) return null;
  const { number: version } = place;
  return parts.map((part, at) => openRows<Row>(part!, key, { workspaceId, dataset, version, index: indexes[at]! }));
}

/** The parts of a version, in order. */
export const partsOf = ({ parts }: DatasetVersion): number[] => Array.from({ length: parts }, (_, index) => index);

/** A dataset with all of its rows, and the key they were sealed with; null for one that is not there. */
export async function readDataset<Row>(
  context: FinanceContext,
  dataset: DatasetName,
): Promise<{ head: Dataset; current: DatasetVersion; rows: Row[]; key: Buffer } | null> {
  return untilNotOvertaken('A dataset of finance', async () => {
    const [head, key] = await Promise.all([
      context.repos.financeData.dataset(context.workspaceId, dataset),
      openDataKey(context),
    ]);
    if (!head?.current || !key) return null;
    const parts = await openParts<Row>(context, dataset, head.current, partsOf(head.current), key);
    return parts ? { head, current: head.current, rows: parts.flat(), key } : OVERTAKEN;
  });
}

/** Puts rows in the place of a dataset, under the condition that `known` still stands there. */
export async function replaceDataset(
  context: FinanceChangeContext & { readonly workspace: SavedIn },
  dataset: DatasetName,
  known: Dataset | null,
  { rows, columns, fileName }: ImportedRows,
): Promise<Exclude<Replaced, 'key raced'>> {
  const { repos, vault, workspaceId, workspace, actor, now } = context;
  return untilNotOvertaken('The key of a workspace', async () => {
    const opened = await openDataKey(context);
    const key = opened ?? newDataKey();
    const newKey = opened ? null : await vault.seal(key.toString('base64'), contextOf(workspaceId));
    const place = { workspaceId, dataset, version: nextVersion(known) };
    const parts = sealInParts(rows, (some, index) => sealRows(some, key, { ...place, index }));
    const next = { parts, rows: rows.length, columns, fileName };
    const change = { workspaceId, workspace, userId: actor.userId, now };
    const replaced = await repos.financeData.replace(change, dataset, known, next, newKey);
    // Two first imports at once make a key each; the second takes the one that is there.
    return replaced === 'key raced' ? OVERTAKEN : replaced;
  });
}

/** Seals rows in parts that fit into an item each, and all of them into one transaction. */
function sealInParts(
  rows: readonly object[],
  seal: (rows: readonly object[], index: number) => Uint8Array,
): SealedPart[] {
  const parts: SealedPart[] = [];
  let bytes = 0;
  let size = PART_ROWS;
  for (let from = 0; from < rows.length;) {
    const some = rows.slice(from, from + size);
    const sealed = seal(some, parts.length);
    if (sealed.length > PART_BYTES && some.length > 1) {
      size = Math.ceil(some.length / 2);
      continue;
    }
    bytes += sealed.length;
    if (bytes > IMPORT_BYTES) {
      throw new AppError('too_large', financeErrors.tooMuchText);
    }
    parts.push({ index: parts.length, sealed });
    from += some.length;
  }
  return parts;
}
