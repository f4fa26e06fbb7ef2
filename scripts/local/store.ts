import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { replaceFile } from './durable.ts';

/**
 * A small map of names to values that outlives the process, and a power cut: read once, written whole and atomically at
 * each change. A change that cannot be written, to a full disk say, throws and is none.
 */
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
  let values = new Map(Object.entries(z.record(z.string(), schema).parse(read)));
  const change = (by: (changed: typeof values) => unknown): void => {
    const changed = new Map(values);
    by(changed);
    if (file !== undefined) replaceFile(file, JSON.stringify(Object.fromEntries(changed), null, 1));
    values = changed;
  };
  return {
    get: (name) => values.get(name),
    set: (name, value) => change((changed) => changed.set(name, value)),
    delete: (name) => {
      if (values.has(name)) change((changed) => changed.delete(name));
    },
    values: () => values.values(),
  };
}
