import { openRepositories } from './open-repositories.ts';
import { FACTORIES, type Repositories } from './repositories.ts';
import type { Table } from './table.ts';

/** All repositories, for tests and scripts; a Lambda is built with those it names. */
export function createRepositories(table: Table): Repositories {
  return openRepositories(table, FACTORIES);
}
