import type { Factories } from './repositories.ts';
import type { Table } from './table.ts';

/** The repositories a function is built with: what it does not name is not in its bundle. */
export type SomeFactories = Partial<Factories>;

/** What the named factories make. */
export type Opened<Some extends SomeFactories> = {
  readonly [Name in keyof Some & keyof Factories]: ReturnType<Factories[Name]>;
};

/** Opens the named repositories over a table. */
export function openRepositories<Some extends SomeFactories>(table: Table, factories: Some): Opened<Some> {
  const opened = Object.entries(factories).map(([name, create]) => [name, create(table)]);
  return Object.fromEntries(opened) as Opened<Some>;
}
