import { createHash } from 'node:crypto';
import { keys } from '#data/keys.ts';
import type { Table } from '#data/table.ts';
import { put, type Write } from '#data/writes.ts';
import type { ContactTeam } from './asked-people.ts';

const HASH_BYTES = 16;

/** Stands for somebody without an account in a team of one run; one way, as in the audience of members. */
function hashOf(runId: string, { id, team }: ContactTeam): string {
  return createHash('sha256')
    .update(`contact/${runId}/${id}/${team}`)
    .digest()
    .subarray(0, HASH_BYTES)
    .toString('base64url');
}

/** In which teams people without an account were when a run was first opened: that counts, wherever they go afterwards. */
export function createContactTeams(table: Table) {
  return {
    /** Tells the team of one of them; null for none that counts. Null itself where the run compares no teams of theirs. */
    async of(runId: string): Promise<((contactId: string) => string | null) | null> {
      const item = await table.get(keys.contactTeams(runId), { consistent: true });
      if (!item) return null;
      const hashes = new Set(item['people'] as readonly string[]);
      const teams = item['teams'] as readonly string[];
      return (id) => teams.find((team) => hashes.has(hashOf(runId, { id, team }))) ?? null;
    },
  };
}

/** What it takes to write down in which teams they are, by hashes whose order tells nothing; nothing for no teams. */
export function contactTeamsWrites(runId: string, people: readonly ContactTeam[]): Write[] {
  if (people.length === 0) return [];
  const teams = [...new Set(people.map(({ team }) => team))].toSorted();
  const hashes = people.map((one) => hashOf(runId, one)).toSorted();
  return [put({ ...keys.contactTeams(runId), type: 'contact-teams', teams, people: hashes })];
}
