import { conflict } from '#core/http/errors.ts';
import type { Repositories } from '#data/repositories.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import { sum } from '#shared/rules/sum.ts';
import { pollsErrors } from '#text/polls/errors.ts';
import type { CodeSheet } from './repositories/code-sheets.ts';
import type { ComparedTeam } from './repositories/compared-teams.ts';
import { wasOpened, type Run } from './repositories/run.ts';

/**
 * Refuses a sheet for a team whose answers would not count in one. The teams of sheets are settled at the first opening,
 * with all other teams, and are of people who are not in Tonus: whoever prints a sheet holds ballots, and with four of
 * them could read the fifth answer of a team whose members were told nothing of sheets.
 */
export async function requireSheetTeam(
  run: Run,
  team: string,
  { repos, workspaceId }: { readonly repos: Pick<Repositories, 'contacts' | 'members'>; readonly workspaceId: string },
): Promise<void> {
  if (!run.compareTeams) conflict(pollsErrors.sheetTeams.notCompared);
  if (wasOpened(run)) {
    if (!run.comparedTeams.some(({ name, people }) => name === team && people === null)) {
      conflict(pollsErrors.sheetTeams.settled);
    }
    return;
  }
  const [members, contacts] = await Promise.all([
    repos.members.all(workspaceId, { consistent: true }),
    repos.contacts.all(workspaceId, { consistent: true }),
  ]);
  if ([...members, ...contacts].some((one) => one.team === team)) conflict(pollsErrors.sheetTeams.hasPeople);
}

/** The teams of these sheets that are compared from the first opening on: with five codes or more, and nobody who is asked. */
export function teamsOfSheets(
  sheets: readonly Pick<CodeSheet, 'team' | 'count' | 'revoked'>[],
  asked: readonly { readonly team: string | null }[],
): ComparedTeam[] {
  const teams = Map.groupBy(
    sheets.filter(({ revoked }) => !revoked),
    ({ team }) => team,
  );
  return [...teams].flatMap(([name, own]) => {
    const codes = sum(own.map(({ count }) => count));
    if (name === null || codes < SMALLEST_GROUP || asked.some(({ team }) => team === name)) return [];
    return [{ name, people: null }];
  });
}
