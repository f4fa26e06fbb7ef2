import { termsOf } from '#functions/retention/terms.ts';
import type { Opened } from '#data/open-repositories.ts';
import type { ProcessingRegister } from '#shared/models/processing.ts';
import type { Block } from '#shared/rules/data-requests.ts';
import { PURPOSES, type Purpose } from '#shared/rules/processing.ts';
import type { repositories } from './operation.ts';

/** The register of a workspace: what it has said, with its terms and its connections as they are now. */
export async function presentRegister(
  workspaceId: string,
  { automations, contacts, members, processingRegisters }: Opened<Omit<typeof repositories, 'destructions'>>,
): Promise<ProcessingRegister> {
  const [stored, found, connected, blocked] = await Promise.all([
    processingRegisters.find(workspaceId),
    automations.find(workspaceId),
    processingRegisters.connected(workspaceId),
    Promise.all([members.all(workspaceId), contacts.withBlocked(workspaceId)]).then(blockedOf),
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
    blocked,
  };
}

type Blockable = readonly { readonly blocked: Block | null }[];

/** How many of them are blocked, and since when the first of those is. */
function blockedOf([members, contacts]: readonly [Blockable, Blockable]): ProcessingRegister['blocked'] {
  const [ofMembers, ofContacts] = [members, contacts].map((some) => some.flatMap(({ blocked }) => blocked ?? []));
  const [since] = [...ofMembers!, ...ofContacts!].map((block) => block.since).toSorted();
  return since === undefined ? null : { members: ofMembers!.length, contacts: ofContacts!.length, since };
}
