import { guardsIn } from '../guard.ts';

/** A manager who sees their own teams alone: what keeps the company from them. */
export const guards = [
  guardsIn('functions/core/http/authorization.ts', 'tests/security/own-teams.long.test.ts', {
    'own teams: a route of the company is closed unless it narrows -> getSummary|getResults|listParticipants|createPoll':
      'if ([-tellsOfCompany(route)-]{+false+}) ownTeamsOnly();',
  }),
  guardsIn('functions/core/http/authorization.ts', 'tests/api/workspaces/managers-view.test.ts', {
    'own teams: what managers see is read with every request -> counts with the next request|can make nobody theirs':
      'return { ...member, ownTeamsOnly: [-seesOwnTeamsOnly(member.role, view)-]{+false+} };',
  }),
  guardsIn('shared/rules/own-people.ts', 'shared/rules/own-people.test.ts', {
    'own teams: a team of several managers is nobody’s -> are none of those in which somebody is led by another':
      'others.[-every-]{+some+}(({ userId }) => people.has(userId))',
    'own teams: nobody is their own -> and never themselves|lead each other in a circle':
      '[-  found.delete(managerId);-]',
    'own teams: a team is not theirs by standing in it alone -> not made by standing in a team alone':
      '[-others.length > 0 && -]others.every',
    'own teams: it is of managers alone -> is narrowed for managers alone': 'return [-role === MANAGER_ROLE && -]view',
  }),
  guardsIn('shared/rules/permissions.ts', 'shared/rules/permissions.test.ts', {
    'own teams: reading, asking and saying whose somebody is are kept -> may what any manager may':
      '[-!isOfCompany(asker, permission) && -]policy.can(',
    'own teams: no role is given that sees more -> gives no role that may more':
      '([-isOfCompany(by, right) ? 0 : -]policy.reach(by.role, right));',
  }),
  guardsIn('functions/workspaces/repositories/invitations.ts', 'tests/api/workspaces/managers-view.test.ts', {
    'own teams: an earlier invitation to a role that sees more is void -> has invited nobody for such a role':
      'ownTeamsOnly: [-seesOwnTeamsOnly(role, view)-]{+false+}, name',
  }),
  guardsIn('functions/tasks/operations/list-my-tasks.ts', 'tests/api/workspaces/managers-view.test.ts', {
    'own teams: the list of one’s tasks tells no figures of others -> is told of a task where it came from':
      'ownTeamsOnly: [-narrowed.has(task.workspaceId)-]{+false+}',
  }),
  guardsIn('functions/runs/team-results.ts', 'tests/api/polls/frame-teams.test.ts', {
    'own teams: rows of others are not told -> tells a manager who sees their own teams alone':
      'team !== null[- && reachesTeam(reach, team)-]);',
  }),
  guardsIn('functions/overview/signals/attention.ts', 'tests/api/overview/own-teams.test.ts', {
    'own teams: the first screen tells no decision of others -> holds their decisions':
      'known.decided[-.filter(({ team }) => reachesTeam(reach, team))-];',
    'own teams: the first screen tells the company’s load to nobody else -> takes no team of theirs for the company':
      'company: [-load.company-]{+whole!.company+} }',
  }),
  guardsIn('functions/overview/signals/within-reach.ts', 'tests/api/overview/own-teams.test.ts', {
    'own teams: the load of others is not told -> tells of their team what the owner':
      'load.teams[-.filter(({ team }) => reachesTeam(reach, team))-];',
    'own teams: the state of others is not told -> tells of their team what the owner':
      'states[-.filter(({ team }) => reachesTeam(reach, team))-];',
  }),
  guardsIn('functions/overview/operations/decide.ts', 'tests/api/overview/own-teams.test.ts', {
    'own teams: nobody decides about the team of another -> takes none about another team':
      'if ([-!reachesTeam(reach, body.team)-]{+false+}) ownTeamsOnly();',
  }),
  guardsIn('functions/notifications/send-digests.ts', 'tests/api/notifications/send-digests.long.test.ts', {
    'own teams: the letter of the week tells no answers of others -> of tasks, and nothing of answers':
      'return [-seesOwnTeamsOnly(role, managersSee)-]{+false+} ?',
  }),
  guardsIn('functions/automations/actions/write-letters.ts', 'tests/api/jobs/rule-letters-to-managers.test.ts', {
    'own teams: a rule writes to a manager of their teams alone -> go to the manager of the team alone|go to nobody of them':
      '[-    .filter((member) => mayKnow(member, all, execution))-]',
  }),
];
