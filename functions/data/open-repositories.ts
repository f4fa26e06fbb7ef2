import type { Factories, Repositories } from './repositories.ts';
import type { Table } from './table.ts';

/** The repositories a function is built with: what it does not name is not in its bundle. */
export type SomeFactories = Partial<Factories>;

/**
 * Opens the named repositories over a table. Operations are typed with all of them; one that is asked for without
 * being named fails at its first use, in the operation's own tests, which run the real handler.
 */
export function openRepositories(table: Table, factories: SomeFactories): Repositories {
  const opened = Object.entries(factories).map(([name, create]) => [name, create(table)]);
  return Object.fromEntries(opened) as Repositories;
}
