import type { Words } from '#shared/text/said.ts';
import type { Vault } from '#core/clients/vault.ts';
import type { Repositories } from '#data/repositories.ts';
import type { Workspace } from '#functions/workspaces/repositories/workspaces.ts';
import type { Cell } from '#shared/rules/export-cells.ts';

/** A row of a table, by the names of its columns. */
export type Row = Readonly<Record<string, Cell | boolean | null>>;

/** A table of any size: it is read page by page, once for its JSON and once for its CSV. */
export interface TableFile {
  readonly kind: 'table';
  /** Without its ending. */
  readonly path: string;
  /** What is in it, for the list of contents; null where a line before says it for all of its kind. */
  readonly about: string | null;
  /** The names of its columns and what they are called for people. */
  readonly columns: Readonly<Record<string, string>>;
  readonly pages: () => AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;
}

/** Something that is no table; small enough to be held. */
export interface DocumentFile {
  readonly kind: 'document';
  readonly path: string;
  readonly about: string | null;
  readonly value: unknown;
}

export type ArchiveFile = TableFile | DocumentFile;

/** What the repositories of the archive are called. */
type Names =
  | 'accessLog'
  | 'apiKeys'
  | 'analyses'
  | 'automationRules'
  | 'automations'
  | 'budgets'
  | 'chats'
  | 'expenses'
  | 'financeData'
  | 'dialogues'
  | 'runs'
  | 'initiatives'
  | 'integrations'
  | 'invitations'
  | 'members'
  | 'moneyMonths'
  | 'offerRequests'
  | 'contacts'
  | 'requestRecords'
  | 'destructions'
  | 'processingRegisters'
  | 'personJoins'
  | 'plans'
  | 'polls'
  | 'predictions'
  | 'results'
  | 'runReports'
  | 'surveys'
  | 'tasks'
  | 'taskEvents'
  | 'translations'
  | 'workspaces';

/** What an archive is made from. */
export interface ArchiveSource {
  readonly repos: Pick<Repositories, Names>;
  /** Opens what pay is sealed with. */
  readonly vault: Vault;
  readonly workspace: Workspace;
  readonly now: Date;
  /** What a member is called; null for who is none any more. */
  readonly nameOf: (userId: string | null) => string | null;
}

/** A part of the archive: what people are told is being written, and its files, one unit of work after another. */
export interface ArchiveSection {
  readonly title: Words;
  /** How many units there are; one where that is left out. */
  readonly count?: (source: ArchiveSource) => Promise<number>;
  readonly units: (source: ArchiveSource) => AsyncIterable<readonly ArchiveFile[]>;
}

/** A list that comes in pages with a cursor, page by page. */
export async function* pagesBy<T>(
  read: (cursor: string | null) => Promise<{ rows: readonly T[]; cursor: string | null }>,
): AsyncGenerator<readonly T[]> {
  let cursor: string | null = null;
  do {
    const page = await read(cursor);
    yield page.rows;
    cursor = page.cursor;
  } while (cursor !== null);
}

/** The number of a thing in the names of its folder: 01, 02, … 100. */
export function folderNumber(index: number): string {
  return String(index + 1).padStart(2, '0');
}
