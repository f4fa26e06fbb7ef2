import { guardsIn } from '../guard.ts';

/** Whether they may. */
export const guards = [
  guardsIn('functions/core/http/serve.ts', 'tests/security/matrix.long.test.ts', {
    'authorisation step -> getWorkspace: stranger, own':
      'await authorization!.authorise(route!, identity, input!, services.repos, now){+.catch(() => ({ actor: identity }))+}',
  }),
  guardsIn('functions/core/http/authorization.ts', 'tests/security/matrix.long.test.ts', {
    'membership -> stranger, own':
      'if [-(!member || thing === null) notFound(scope.kind)-]{+(!member) return { actor: identity, workspaceId: id, member: { role: "владелец", workspaceId: id } as never }+};',
    'permission -> employee, own workspace: 403': '[-requirePermission(member, route.permission, thing);-]',
    'permission by role -> employee, own workspace: 403':
      "if (permission === null || !can([-member, permission as Permission-]{+{ ...member, role: 'владелец' }, permission+}, target)) forbidden();",
  }),
  guardsIn('functions/data/access.ts', 'tests/security/matrix.long.test.ts', {
    'membership of a workspace is looked up -> (getWorkspace|createPoll): (owner, foreign|stranger, own)':
      "return { session, member: [-item ? toMember(item) : null-]{+{ ...toMember(item ?? {}), workspaceId: id, role: item ? toMember(item).role : 'владелец' }+} };",
    'membership of a poll’s workspace is looked up -> (getPoll|deletePoll): (owner, foreign|stranger, own)':
      "if (!member) return { session, member: [-null-]{+{ ...toMember({}), workspaceId, role: 'владелец' }, thing: read((await certain(key))!)+} };",
    'membership of a run’s workspace is looked up -> (getResults|publishFrame): (owner, foreign|stranger, own)':
      "return { session, member: [-member ? toMember(member) : null-]{+{ ...toMember(member ?? {}), workspaceId: thing.workspaceId, role: 'владелец' }+}, thing };",
  }),
  guardsIn('functions/core/http/authorization.ts', 'tests/security/half-deleted.test.ts', {
    'half-deleted things -> the reference is left': 'if (!member[- || thing === null-]) notFound(scope.kind);',
  }),
  guardsIn('functions/core/http/authorization.ts', 'tests/security/foreign-ids.long.test.ts', {
    'foreign things look missing -> to the byte': 'thing === null) [-notFound(scope.kind)-]{+forbidden()+};',
    'foreign things look missing in words too -> to the byte':
      "{+if (!member && thing) notFound('link'); +}if (!member || thing === null) notFound(scope.kind);",
  }),
  guardsIn('functions/core/http/authorization.ts', 'functions/core/http/authorization.test.ts', {
    'permission by what it is asked about': 'requirePermission(member, route.permission, [-thing-]{+undefined+});',
  }),
  guardsIn('shared/rules/policy.ts', 'shared/rules/policy.test.ts', {
    'condition of a permission -> own task': '[-ruleOf(permission).if(asker, target)-]{+true+}',
    'no condition without a target -> no target is at hand':
      '[-return target !== undefined && target !== null &&-]{+if (target === undefined) return true; return+} ruleOf',
  }),
  guardsIn('shared/rules/permissions.ts', 'tests/security/matrix.long.test.ts', {
    'right to create polls -> createPoll: employee, own': "'polls.create': [-EDITORS-]{+EVERYONE+}",
    'right to delete polls -> deletePoll: hr, own': "'polls.delete': [-LEADERS-]{+EDITORS+}",
    'right to create runs -> createFrame: employee, own': "'runs.create': [-EDITORS-]{+EVERYONE+}",
    'right to publish runs -> publishFrame: employee, own': "'runs.publish': [-EDITORS-]{+EVERYONE+}",
    'right to read results -> getResults: employee, own': "'results.read': [-EDITORS-]{+EVERYONE+}",
  }),
  guardsIn('functions/workspaces/operations/get-workspace.ts', 'tests/security/half-deleted.test.ts', {
    'deleted workspace -> deletion has begun': "?? [-notFound('workspace')-]{+({} as never)+}",
  }),
  guardsIn('functions/polls/operations/publish-frame.ts', 'tests/security/half-deleted.test.ts', {
    'deleted poll under a run -> cannot be published any more':
      "found ?? [-notFound('run')-]{+({ ...run, version: 1 } as never)+}",
  }),
];
