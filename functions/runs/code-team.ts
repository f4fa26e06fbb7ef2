import { pbkdf2Sync } from 'node:crypto';
import { filledUp, seal, unseal } from '#core/sealing.ts';

const KEY_BYTES = 32;

/** As slow as the hash of a code: what is sealed under it must not be the faster way to try all of them. */
const ROUNDS = 2000;

/** In which team an answer by a one-time code counts, and how its holder came by it. */
export interface CodeTeam {
  /** Null where it counts in none. */
  readonly team: string | null;
  /** It stands on a sheet, whose printer has seen it; else it was sent to one person. */
  readonly onSheet: boolean;
}

/**
 * Seals the team of a code under the code itself, of which the table has a slow hash: so whoever answers by it brings
 * along what opens it, and the table alone does not say of which team a code is, even where a team has one of them.
 */
export function sealCodeTeam({ team, onSheet }: CodeTeam, code: string, runId: string): Uint8Array {
  return seal(filledUp(JSON.stringify([team, onSheet])), keyOf(code, runId));
}

/** Throws for what was sealed under another code, or of another run. */
export function openCodeTeam(sealed: Uint8Array, code: string, runId: string): CodeTeam {
  const [team, onSheet] = JSON.parse(unseal(sealed, keyOf(code, runId)).toString()) as [string | null, boolean];
  return { team, onSheet };
}

function keyOf(code: string, runId: string): Buffer {
  return pbkdf2Sync(code, `team of a one-time code/${runId}`, ROUNDS, KEY_BYTES, 'sha256');
}
