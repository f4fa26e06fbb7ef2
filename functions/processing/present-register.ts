import { termsOf } from '#functions/retention/terms.ts';
import type { Opened } from '#data/open-repositories.ts';
import type { ProcessingRegister } from '#shared/models/processing.ts';
import { PURPOSES, type Purpose } from '#shared/rules/processing.ts';
import type { repositories } from './operation.ts';

/** The register of a workspace: what it has said, with its terms and its connections as they are now. */
export async function presentRegister(
  workspaceId: string,
  { automations, processingRegisters }: Pick<Opened<typeof repositories>, 'automations' | 'processingRegisters'>,
): Promise<ProcessingRegister> {
  const [stored, found, connected] = await Promise.all([
    processingRegisters.find(workspaceId),
    automations.find(workspaceId),
    processingRegisters.connected(workspaceId),
  ]);
  const bases = Object.fromEntries(PURPOSES.map((purpose) => [purpose, stored?.bases[purpose] ?? '']));
  return {
    company: stored?.company ?? '',
    responsible: stored?.responsible ?? '',
    bases: bases as Record<Purpose, string>,
    version: stored?.version ?? 0,
    saved_at: stored?.savedAt ?? null,
    terms: termsOf(found),
    connected,
  };
}
