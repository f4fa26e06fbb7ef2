import { keys } from '#data/keys.ts';
import { put } from '#data/writes.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { PURPOSES } from '#shared/rules/processing.ts';
import { table } from './factories.ts';

/** A register that says nothing of any legal basis. */
export const BASES = Object.fromEntries(PURPOSES.map((purpose) => [purpose, '']));

/** The first version of the register of a workspace, whatever was there. */
export async function makeRegister({ id }: Workspace): Promise<void> {
  const said = { company: 'ООО «Ромашка»', responsible: 'Отдел кадров', bases: BASES };
  const item = { ...keys.processingRegister(id), type: 'processing-register', ...said };
  await table.write(put({ ...item, version: 1, savedAt: new Date().toISOString() }));
}
