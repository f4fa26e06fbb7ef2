import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod/mini';

/** A small map of names to values that outlives the process: read once, written whole and atomically at each change. */
export interface Store<Value> {
  get(name: string): Value | undefined;
  set(name: string, value: Value): void;
  delete(name: string): void;
  /** In the order in which they were first set. */
  values(): IterableIterator<Value>;
}

/** Opens the map kept in `file`, or one in memory without a file. Throws when the file holds something else. */
export function openStore<Schema extends z.ZodMiniType>(
  file: string | undefined,
  schema: Schema,
): Store<z.infer<Schema>> {
  const read: unknown = file !== undefined && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const values = new Map(Object.entries(z.record(z.string(), schema).parse(read)));
  const save = (): void => {
    if (file === undefined) return;
    mkdirSync(dirname(file), { recursive: true });
    // Renaming is atomic: a kill in the middle leaves the old file or the new one, never half of one.
    writeFileSync(`${file}.new`, JSON.stringify(Object.fromEntries(values), null, 1), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  };
  return {
    get: (name) => values.get(name),
    set: (name, value) => {
      values.set(name, value);
      save();
    },
    delete: (name) => {
      if (values.delete(name)) save();
    },
    values: () => values.values(),
  };
}
