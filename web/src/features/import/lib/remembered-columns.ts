import { safeStorage } from '#web/lib/safe-storage.ts';
import { fieldOf, FIELDS } from './fields.ts';
import { fold, type Columns } from './guess-columns.ts';
import type { FieldKey, ImportKind } from './kinds.ts';

/** More columns than any file has are not remembered. */
const REMEMBERED_MAX = 400;

/**
 * What the columns of this head were last time; of a name that is new, what it is taken for, unless another column is
 * that. It is kept in the browser: the same person brings the next month in, and names of columns are nobody's data.
 */
export function recallColumns(
  workspaceId: string,
  kind: ImportKind,
  head: readonly string[],
  guessed: Columns,
): Columns {
  const known = read(workspaceId, kind);
  const names = head.map(fold);
  const taken = new Set(names.map((name) => known.get(name)));
  return names.map((name, column) => {
    const field = guessed[column] ?? null;
    if (known.has(name)) return known.get(name) ?? null;
    return field !== null && taken.has(field) && fieldOf(kind, field).several === undefined ? null : field;
  });
}

/** Remembers what the columns were when a file came in. */
export function rememberColumns(workspaceId: string, kind: ImportKind, head: readonly string[], columns: Columns) {
  const known = read(workspaceId, kind);
  for (const [column, name] of head.entries()) {
    const folded = fold(name);
    // Those of now are the newest ones.
    known.delete(folded);
    known.set(folded, columns[column] ?? null);
  }
  safeStorage.write(keyOf(workspaceId, kind), JSON.stringify([...known].slice(-REMEMBERED_MAX)));
}

function keyOf(workspaceId: string, kind: ImportKind): string {
  return `importColumns ${workspaceId} ${kind}`;
}

function read(workspaceId: string, kind: ImportKind): Map<string, FieldKey | null> {
  const fields = new Set<unknown>(FIELDS[kind].map(({ key }) => key));
  let entries: unknown;
  try {
    entries = JSON.parse(safeStorage.read(keyOf(workspaceId, kind)) ?? '[]');
  } catch {
    return new Map();
  }
  if (!Array.isArray(entries)) return new Map();
  const pairs = entries.filter(
    (entry): entry is [string, FieldKey | null] =>
      Array.isArray(entry) && typeof entry[0] === 'string' && (entry[1] === null || fields.has(entry[1])),
  );
  return new Map(pairs);
}
