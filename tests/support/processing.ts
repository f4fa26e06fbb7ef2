import { randomUUID } from 'node:crypto';
import { keys } from '#data/keys.ts';
import { put } from '#data/writes.ts';
import { subjectSign } from '#functions/processing/subject-sign.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { OWNER_ROLE } from '#shared/rules/roles.ts';
import { PURPOSES } from '#shared/rules/processing.ts';
import { repos, table } from './factories.ts';

/** A register that says nothing of any legal basis. */
export const BASES = Object.fromEntries(PURPOSES.map((purpose) => [purpose, '']));

/** The first version of the register of a workspace, whatever was there. */
export async function makeRegister({ id }: Workspace): Promise<void> {
  const said = { company: 'ООО «Ромашка»', responsible: 'Отдел кадров', bases: BASES };
  const item = { ...keys.processingRegister(id), type: 'processing-register', ...said };
  await table.write(put({ ...item, version: 1, savedAt: new Date().toISOString() }));
}

/** The act of somebody who was deleted by the owner a moment ago. */
export async function makeAct({ id }: Workspace): Promise<void> {
  await repos.destructions.add(id, {
    id: randomUUID(),
    at: new Date().toISOString(),
    reason: 'decision',
    by: OWNER_ROLE,
    subject: subjectSign(id, randomUUID()),
    requestId: null,
    receivedOn: null,
    what: [{ kind: 'contact', count: 1 }],
  });
}
