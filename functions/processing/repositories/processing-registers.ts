import { unlessChanged } from '#data/conditions.ts';
import { keys } from '#data/keys.ts';
import type { Table } from '#data/table.ts';
import { check, insert, put, type Write } from '#data/writes.ts';
import type { Recipient } from '#shared/models/processing.ts';
import { CONNECTED_PROCESSORS, PROCESSOR_NAMES, type Purpose } from '#shared/rules/processing.ts';

/** What a company has said of its processing. */
export interface StoredRegister {
  readonly company: string;
  readonly responsible: string;
  readonly bases: Readonly<Partial<Record<Purpose, string>>>;
  readonly version: number;
  readonly savedAt: string;
}

/** What workspaces say of their processing, and whom they have connected. */
export function createProcessingRegisters(table: Table) {
  return {
    async find(workspaceId: string): Promise<StoredRegister | null> {
      const item = await table.get(keys.processingRegister(workspaceId), { consistent: true });
      if (!item) return null;
      const { company, responsible, bases, version, savedAt } = item as unknown as StoredRegister;
      return { company, responsible, bases, version, savedAt };
    },

    /** `known` is the version that was read, 0 for the first. False when somebody was faster, or the workspace is gone. */
    async save(workspaceId: string, register: StoredRegister, known: number): Promise<boolean> {
      const item = { ...keys.processingRegister(workspaceId), type: 'processing-register', ...register };
      const written: Write = known === 0 ? insert(item) : { ...put(item), condition: { equals: { version: known } } };
      return unlessChanged(table.transact([check(keys.workspace(workspaceId), { exists: true }), written]));
    },

    /** Whom a workspace has connected; of their secrets nothing leaves here, sealed or not. */
    async connected(workspaceId: string): Promise<Recipient[]> {
      const items = await table.getMany(
        CONNECTED_PROCESSORS.map((kind) =>
          kind === 'task_source' ? keys.taskSource(workspaceId) : keys.credentials(workspaceId, kind),
        ),
      );
      return CONNECTED_PROCESSORS.flatMap((kind, index) => {
        const item = items[index];
        if (!item) return [];
        const which = { ai: item['provider'], sms: item['gateway'], task_source: item['kind'] }[String(kind)];
        return [{ kind, name: PROCESSOR_NAMES[String(which)] ?? null }];
      });
    },
  };
}
