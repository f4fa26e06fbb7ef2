import { keys } from '#data/keys.ts';
import type { Table } from '#data/table.ts';
import { put, remove, type Write } from '#data/writes.ts';

/** That a run has ballots, since its last opening. */
export interface Ballots {
  /** The first opening is 1. */
  readonly opening: number;
  /** Of the manifest of that opening, in base64url. */
  readonly fingerprint: string;
  /** The teams that have a key of their own, in the order of the keys; the first key is of no team. */
  readonly teams: readonly string[];
}

/** What an opening makes for the ballots of a run. */
export interface NewBallots {
  readonly ballots: Ballots;
  readonly manifest: string;
  /** The private halves of the keys in their order, each sealed by the vault. */
  readonly sealed: readonly string[];
}

/** What it takes that a run that is opened has ballots. */
export function ballotsWrites(runId: string, { ballots, manifest, sealed }: NewBallots): Write[] {
  return [
    put({ ...keys.ballots(runId, ballots.opening), type: 'ballots', manifest }),
    ...sealed.map((key, place) => put({ ...keys.ballotKey(runId, place), type: 'ballot-key', sealed: key })),
  ];
}

/** What it takes that nobody can sign a ballot of a run any more. */
export function endBallotsWrites(runId: string, { teams }: Ballots): Write[] {
  return Array.from({ length: teams.length + 1 }, (_, place) => remove(keys.ballotKey(runId, place)));
}

/** What everybody may know of the ballots of runs. */
export function createBallots(table: Table) {
  return {
    /** The manifest of an opening of a run. Throws where there is none. */
    async manifest(runId: string, opening: number): Promise<string> {
      const item =
        (await table.get(keys.ballots(runId, opening))) ??
        (await table.get(keys.ballots(runId, opening), { consistent: true }));
      if (!item) throw new Error(`The run ${runId} has no ballots of its opening ${opening}`);
      return String(item['manifest']);
    },
  };
}

/** The private halves of the keys of open runs, each sealed by the vault. */
export function createBallotKeys(table: Table) {
  return {
    /** Null when the run is closed. */
    async sealed(runId: string, place: number): Promise<string | null> {
      const item = await table.get(keys.ballotKey(runId, place), { consistent: true });
      return item && String(item['sealed']);
    },
  };
}
