import { unlessChanged } from '#data/conditions.ts';
import { keys, ranges } from '#data/keys.ts';
import type { Item, Table } from '#data/table.ts';
import { textOrNull } from '#data/text-or-null.ts';
import { check, insert, update } from '#data/writes.ts';
import { codeItem, type KnownCode } from './contact-codes.ts';
import { codeSecretWrites, hasCodes } from './run-secrets.ts';
import { countWrites } from './count-writes.ts';
import type { Run } from './run.ts';

/** A transaction takes a hundred writes; two of them look whether the sheet is still as it was printed. */
const CODES_AT_ONCE = 98;

/** A sheet of one-time codes. Of its codes only hashes are known. */
export interface CodeSheet {
  readonly id: string;
  readonly createdAt: string;
  readonly printedAt: string;
  /** How many codes were printed on it. */
  readonly count: number;
  readonly revoked: boolean;
  /** The team its answers count in, where that is compared; null for none. */
  readonly team: string | null;
  /** Those that answer. */
  readonly hashes: readonly string[];
  /** Those that were printed earlier and may not be gone yet. */
  readonly earlier: readonly string[];
  /** Grows with every change. */
  readonly round: number;
}

/** The sheets of a run and the codes on them. */
export function createCodeSheets(table: Table) {
  /** Makes codes lead to the run, as long as the sheet is as it is known; false where it is not. */
  async function addCodes(runId: string, { id, round }: CodeSheet, added: readonly KnownCode[]): Promise<boolean> {
    const unchanged = [
      check(keys.codeSheet(runId, id), { equals: { round } }),
      check(keys.run(runId), { exists: true }),
    ];
    for (let from = 0; from < added.length; from += CODES_AT_ONCE) {
      const codes = added.slice(from, from + CODES_AT_ONCE).map((code) => insert(codeItem(runId, code)));
      if (!(await unlessChanged(table.transact([...unchanged, ...codes])))) return false;
    }
    return true;
  }

  /** Puts a sheet in the place of the one that was read, with the run; the codes that are gone lead nowhere after it. */
  async function replace(run: Run, old: CodeSheet, changed: CodeSheet, now: Date): Promise<boolean> {
    const { id, round, ...rest } = changed;
    const writes = [
      ...countWrites(run, 'codes', changed.hashes.length - old.hashes.length, now),
      update(keys.codeSheet(run.id, id), { set: { ...rest, round } }, { equals: { round: old.round } }),
    ];
    if (!(await unlessChanged(table.transact(writes)))) return false;
    await table.removeMany(changed.earlier.map(keys.code));
    const gone = update(keys.codeSheet(run.id, id), { set: { earlier: [] } }, { equals: { round } });
    await unlessChanged(table.write(gone));
    return true;
  }

  return {
    /** All sheets of a run, the newest first; there are a hundred at most. */
    async list(runId: string): Promise<CodeSheet[]> {
      const items = await table.queryAll(ranges.codeSheets(runId), { consistent: true });
      return items.map(toSheet).toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
    },

    async find(runId: string, sheetId: string): Promise<CodeSheet | null> {
      const item = await table.get(keys.codeSheet(runId, sheetId), { consistent: true });
      return item && toSheet(item);
    },

    /** A sheet of a team, or of none, with these codes. Null when somebody changed the run meanwhile. */
    async make(
      run: Run,
      { id, team }: Pick<CodeSheet, 'id' | 'team'>,
      codes: readonly KnownCode[],
      now: Date,
    ): Promise<CodeSheet | null> {
      const at = now.toISOString();
      const count = codes.length;
      const hashes = codes.map(({ hash }) => hash);
      const sheet = { id, createdAt: at, printedAt: at, count, revoked: false, team, hashes, earlier: [], round: 1 };
      const writes = [
        ...countWrites(run, 'codes', count, now),
        insert({ ...keys.codeSheet(run.id, id), type: 'code-sheet', ...sheet }),
        // The marks of a run that is open already need a secret from now on.
        ...(!hasCodes(run) && run.published ? codeSecretWrites(run) : []),
      ];
      const made = (await unlessChanged(table.transact(writes))) && (await addCodes(run.id, sheet, codes));
      return made ? sheet : null;
    },

    /** The same sheet with other codes; those it had lead nowhere any more. Null when somebody was faster. */
    async reprint(run: Run, old: CodeSheet, codes: readonly KnownCode[], now: Date): Promise<CodeSheet | null> {
      const hashes = codes.map(({ hash }) => hash);
      const changed = { ...withoutCodes(old), printedAt: now.toISOString(), hashes };
      return (await replace(run, old, changed, now)) && (await addCodes(run.id, changed, codes)) ? changed : null;
    },

    /** From now on no code of the sheet leads anywhere. False when somebody was faster. */
    async revoke(run: Run, old: CodeSheet, now: Date): Promise<boolean> {
      return replace(run, old, { ...withoutCodes(old), revoked: true }, now);
    },

    /** The run that a code answers, by its hash, and its team as it is sealed. */
    async runOf(hash: string): Promise<{ readonly runId: string; readonly team: Uint8Array | null } | null> {
      const item = await table.get(keys.code(hash), { consistent: true });
      return item && { runId: String(item['runId']), team: (item['team'] as Uint8Array | undefined) ?? null };
    },
  };
}

function withoutCodes(sheet: CodeSheet): CodeSheet {
  return { ...sheet, earlier: [...sheet.earlier, ...sheet.hashes], hashes: [], round: sheet.round + 1 };
}

/** The hashes of all codes that may lead to the run of a stored sheet. */
export function hashesOf(item: Item): string[] {
  const { hashes, earlier } = toSheet(item);
  return [...hashes, ...earlier];
}

function toSheet(item: Item): CodeSheet {
  return {
    id: String(item['id']),
    createdAt: String(item['createdAt']),
    printedAt: String(item['printedAt']),
    count: Number(item['count']),
    revoked: item['revoked'] === true,
    team: textOrNull(item['team']),
    hashes: item['hashes'] as string[],
    earlier: item['earlier'] as string[],
    round: Number(item['round']),
  };
}
