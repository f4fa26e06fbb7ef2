import { openArchiveStore, type ArchiveStore } from './archive-store.ts';
import type { Vault } from '#core/clients/vault.ts';
import type { Config } from '#core/config.ts';
import { vaultOf } from '#functions/integrations/clients.ts';
import { SECTIONS } from './archive/sections/index.ts';
import { writeArchive } from './archive/write-archive.ts';

/**
 * What archives are made with and where they lie. Handed to jobs by the function that does slow ones: the worker behind
 * the stream has no leave for them, and letters to send.
 */
export interface Archives {
  readonly store: ArchiveStore;
  readonly vault: Vault;
  readonly write: typeof writeArchive;
  readonly sections: typeof SECTIONS;
}

/** Made once, when the function starts; fails there when it is given no bucket. */
export function createArchives(config: Config): Archives {
  return { store: openArchiveStore(config), vault: vaultOf(config), write: writeArchive, sections: SECTIONS };
}
