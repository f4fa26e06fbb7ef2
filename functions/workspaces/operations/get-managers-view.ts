import { notFound } from '#core/http/errors.ts';
import { ownPeople, ownTeams, seesOwnTeamsOnly } from '#shared/rules/own-people.ts';
import { fullName } from '../people.ts';
import type { WorkspacesOperation } from '../operation.ts';
import { languageNow } from '#shared/text/current.ts';

/** What the managers of the workspace see, and which people and teams each of them would see of their own. */
export const getManagersView: WorkspacesOperation<'getManagersView'> = async ({ repos, workspaceId }) => {
  const [workspace, members] = await Promise.all([repos.workspaces.find(workspaceId), repos.members.all(workspaceId)]);
  const { managersSee } = workspace ?? notFound('workspace');
  const sizes = new Map([...Map.groupBy(members, ({ team }) => team)].map(([team, of]) => [team, of.length]));
  const managers = members
    .filter(({ role }) => seesOwnTeamsOnly(role, 'own_team'))
    .map((manager) => {
      const people = ownPeople(members, manager.userId);
      const teams = [...ownTeams(members, manager.userId, people)].toSorted((a, b) =>
        a.localeCompare(b, languageNow()),
      );
      return {
        id: manager.userId,
        full_name: fullName(manager),
        people: people.size,
        teams: teams.map((name) => ({ name, people: sizes.get(name)! })),
      };
    })
    .toSorted((a, b) => a.full_name.localeCompare(b.full_name, languageNow()));
  return { managers_see: managersSee, managers };
};
