import type { Guard } from '../guard.ts';

const MATRIX = 'tests/security/matrix.test.ts';
const FOREIGN = 'tests/security/foreign-ids.test.ts';
const GATE = 'functions/core/http/authorization.ts';
const HTTP = 'functions/core/http/serve.ts';
const ACCESS = 'functions/data/access.ts';
const RULES = 'shared/rules/permissions.ts';
const HALF = 'tests/security/half-deleted.test.ts';

/** Whether they may. */
export const authorisation: readonly Guard[] = [
  {
    name: 'authorisation step',
    file: HTTP,
    from: 'await authorization!.authorise(state.route!, state.identity, state.input!, services.repos)',
    to: 'await authorization!.authorise(state.route!, state.identity, state.input!, services.repos).catch(() => ({ actor: state.identity! }))',
    test: MATRIX,
    only: /getWorkspace: stranger, own/,
  },
  {
    name: 'membership',
    file: GATE,
    from: 'if (!member || Object.values(found).includes(null)) notFound(scope.kind);',
    to: 'if (!member) return { actor: identity, workspaceId: id, member: { role: "владелец", workspaceId: id } as never, ...found };',
    test: MATRIX,
    only: /stranger, own/,
  },
  {
    name: 'membership of a workspace is looked up',
    file: ACCESS,
    from: 'return { alive, member: item ? toMember(item) : null };',
    to: "return { alive, member: { ...toMember(item ?? {}), workspaceId, role: item ? toMember(item).role : 'владелец' } };",
    test: MATRIX,
    only: /(getWorkspace|createPoll): (owner, foreign|stranger, own)/,
  },
  {
    name: 'membership of a poll’s workspace is looked up',
    file: ACCESS,
    from: 'member: member ? toMember(member) : null, poll: poll ? toPoll(poll) : null',
    to: "member: { ...toMember(member ?? {}), workspaceId, role: 'владелец' }, poll: toPoll((await table.get(pollKey))!)",
    test: MATRIX,
    only: /(getPoll|deletePoll): (owner, foreign|stranger, own)/,
  },
  {
    name: 'membership of a run’s workspace is looked up',
    file: ACCESS,
    from: 'return { alive: true, member: member ? toMember(member) : null, frame };',
    to: "return { alive: true, member: { ...toMember(member ?? {}), workspaceId: frame.workspaceId, role: 'владелец' }, frame };",
    test: MATRIX,
    only: /(getResults|publishFrame): (owner, foreign|stranger, own)/,
  },
  {
    name: 'half-deleted things',
    file: GATE,
    from: 'if (!member || Object.values(found).includes(null)) notFound(scope.kind);',
    to: 'if (!member) notFound(scope.kind);',
    test: HALF,
    only: /the reference is left/,
  },
  {
    name: 'foreign things look missing',
    file: GATE,
    from: 'includes(null)) notFound(scope.kind);',
    to: 'includes(null)) forbidden();',
    test: FOREIGN,
    only: /to the byte/,
  },
  {
    name: 'foreign things look missing in words too',
    file: GATE,
    from: 'if (!member || Object.values(found).includes(null)) notFound(scope.kind);',
    to: "if (!member && Object.values(found).some(Boolean)) notFound('link'); if (!member || Object.values(found).includes(null)) notFound(scope.kind);",
    test: FOREIGN,
    only: /to the byte/,
  },
  {
    name: 'permission',
    file: GATE,
    from: 'requirePermission(member, route.permission);',
    to: '',
    test: MATRIX,
    only: /employee, own workspace: 403/,
  },
  {
    name: 'permission by role',
    file: GATE,
    from: 'if (permission === null || !can(member.role, permission)) forbidden();',
    to: "if (permission === null || !can('владелец', permission)) forbidden();",
    test: MATRIX,
    only: /employee, own workspace: 403/,
  },
  {
    name: 'right to create polls',
    file: RULES,
    from: "'polls.create': EDITORS",
    to: "'polls.create': EVERYONE",
    test: MATRIX,
    only: /createPoll: employee, own/,
  },
  {
    name: 'right to delete polls',
    file: RULES,
    from: "'polls.delete': LEADERS",
    to: "'polls.delete': EDITORS",
    test: MATRIX,
    only: /deletePoll: hr, own/,
  },
  {
    name: 'right to create runs',
    file: RULES,
    from: "'frames.create': EDITORS",
    to: "'frames.create': EVERYONE",
    test: MATRIX,
    only: /createFrame: employee, own/,
  },
  {
    name: 'right to publish runs',
    file: RULES,
    from: "'frames.publish': EDITORS",
    to: "'frames.publish': EVERYONE",
    test: MATRIX,
    only: /publishFrame: employee, own/,
  },
  {
    name: 'right to read results',
    file: RULES,
    from: "'results.read': EDITORS",
    to: "'results.read': EVERYONE",
    test: MATRIX,
    only: /getResults: employee, own/,
  },
  {
    name: 'deleted workspace',
    file: 'functions/workspaces/get-workspace.ts',
    from: "?? notFound('workspace')",
    to: '?? ({} as never)',
    test: HALF,
    only: /deletion has begun/,
  },
  {
    name: 'deleted poll under a run',
    file: 'functions/polls/publish-frame.ts',
    from: "poll ?? notFound('frame')",
    to: 'poll ?? ({ ...frame, version: 1 } as never)',
    test: HALF,
    only: /cannot be published any more/,
  },
];
