import type { Guard } from '../guard.ts';

const MOVE = 'tests/api/tasks/move-task.test.ts';
const STATS = 'tests/api/tasks/get-task-stats.test.ts';
const EVENTS = 'tests/api/tasks/list-task-events.test.ts';
const EXPORT = 'tests/api/auth/export-me.test.ts';
const LEFT = 'tests/security/nothing-left.test.ts';
const RULES = 'shared/rules/permissions.ts';
const TASKS = 'functions/tasks/repositories/tasks.ts';
const COUNTS = 'functions/tasks/repositories/task-counts.ts';
const CHANGE = 'functions/tasks/change-task.ts';

/** Who may do what with tasks, that their figures are true, and that nothing of them stays. */
export const tasks: readonly Guard[] = [
  {
    name: 'tasks: an employee edits what is theirs alone',
    file: RULES,
    from: 'return task.responsibleId === userId || task.createdBy === userId;',
    to: 'return task.responsibleId !== userId || task.createdBy !== userId || true;',
    test: 'tests/api/tasks/update-task.test.ts',
    only: /an employee changes what is theirs/,
  },
  {
    name: 'tasks: an employee deletes what they have written alone',
    file: RULES,
    from: 'return createdBy === userId;',
    to: 'return createdBy === userId || true;',
    test: 'tests/api/tasks/delete-task.test.ts',
    only: /an employee deletes/,
  },
  {
    name: 'tasks: what was found is told to those who read results alone',
    file: 'functions/tasks/present.ts',
    from: 'READABLE_BY[kind].every((permission) => can(reader, permission))',
    to: 'READABLE_BY[kind].every((permission) => can(reader, permission) || true)',
    test: 'tests/security/task-sources.test.ts',
    only: /learns nothing of what was found, by one task/,
  },
  {
    name: 'tasks: whoever lost the task meanwhile does not change it',
    file: CHANGE,
    from: "if (!can(member, 'tasks.edit', task)) forbidden();",
    to: "void (member && 'tasks.edit' && can && forbidden);",
    test: MOVE,
    only: /lost the task meanwhile/,
  },
  {
    name: 'tasks: only a member is responsible',
    file: TASKS,
    from: "failsAs('responsible', check(keys.member(workspaceId, responsibleId), { exists: true })),",
    to: '',
    test: 'tests/api/tasks/create-task.test.ts',
    only: /member of another workspace/,
  },
  {
    name: 'tasks: a workspace that can only be read',
    file: CHANGE,
    from: 'const { workspace } = await requireWritable(context);',
    to: "const workspace = (await requireWritable(context).catch(() => null))?.workspace ?? { id: context.workspaceId, name: '' };",
    test: MOVE,
    only: /read-only/,
  },
  {
    name: 'tasks: two who change one task at once are counted once',
    file: TASKS,
    from: 'return { exists: true, equals: { version, countedOverdue } };',
    to: 'return { exists: true, equals: version && countedOverdue ? {} : {} };',
    test: MOVE,
    only: /two people move one card/,
  },
  {
    name: 'tasks: a version that was not seen is not overwritten',
    file: CHANGE,
    from: 'if (version === undefined || version === task.version) {',
    to: 'if (version === undefined || version !== null) {',
    test: 'tests/api/tasks/update-task.test.ts',
    only: /not the newest/,
  },
  {
    name: 'tasks: a deadline that passed is counted once',
    file: COUNTS,
    from: '...deadlines.map(({ pk, sk }) => remove({ pk: String(pk), sk: String(sk) }, { exists: true })),',
    to: '...deadlines.map(({ pk, sk }) => remove({ pk: String(pk), sk: String(sk) })),',
    test: STATS,
    only: /counted once however many/,
  },
  {
    name: 'tasks: a task that is closed is not late',
    file: 'shared/rules/tasks.ts',
    from: 'return deadline !== null && Date.parse(deadline) < now.getTime() && !isClosed(status);',
    to: 'return deadline !== null && Date.parse(deadline) < now.getTime() && status !== null;',
    test: STATS,
    only: /from the start/,
  },
  {
    name: 'tasks: the trail goes with the task',
    file: 'functions/tasks/record-task-changes.ts',
    from: "else if (change.old) await repos.removal.removeAllOf('task', toTask(change.old).id, now);",
    to: '',
    test: 'tests/api/tasks/delete-task.test.ts',
    only: /everything about it/,
  },
  {
    name: 'tasks: whose account is gone is not named by what the stream reports late',
    file: 'functions/tasks/repositories/task-events.ts',
    from: 'for (const userId of await unknownIn(workspaceId, [...people])) {',
    to: 'for (const userId of (await unknownIn(workspaceId, [...people])).slice(0, 0)) {',
    test: EVENTS,
    only: /reports late/,
  },
  {
    name: 'deletion: the name of a deleted account in the titles that rules gave',
    file: 'functions/tasks/repositories/task-events.ts',
    from: 'const set = { title: title.replaceAll(name, NAMELESS), about: null };',
    to: 'const set = { title, about: null };',
    test: 'tests/api/jobs/run-rules.test.ts',
    only: /name nobody in a task/,
  },
  {
    name: 'deletion: the name of a deleted account in tasks and their trail',
    file: 'functions/accounts/jobs/delete-account.ts',
    from: 'await repos.taskEvents.forgetPerson(workspaceId, userId);',
    to: '',
    test: LEFT,
    only: /whoever’s workspace/,
  },
  {
    name: 'deletion: the list of whoever is responsible for a deleted task',
    file: 'functions/data/removal.ts',
    from: "typeof responsibleId === 'string' ? [keys.assignment(responsibleId, String(createdAt), String(id))] : [],",
    to: "typeof responsibleId === 'string' && createdAt === id ? [] : [],",
    test: LEFT,
    only: /deleted by its owner/,
  },
  {
    name: 'deletion: that somebody was in a deleted workspace once',
    file: 'functions/data/removal.ts',
    from: "'former-member': ({ userId }, workspaceId) => [keys.formerMembership(String(userId), workspaceId)],",
    to: '',
    test: LEFT,
    only: /deleted by its owner/,
  },
  {
    name: 'deletion: that somebody wrote of a deleted task',
    file: 'functions/data/removal.ts',
    from: "(typeof authorId === 'string' ? [keys.authorship(authorId, taskId)] : []),",
    to: "(typeof authorId === 'string' && authorId === taskId ? [keys.authorship(authorId, taskId)] : []),",
    test: LEFT,
    only: /deleted by its owner/,
  },
  {
    name: 'deletion: that a deleted account changed a task, where the stream reports it late',
    file: 'functions/tasks/repositories/task-events.ts',
    from: 'await table.write(remove(keys.authorship(userId, taskId)));',
    to: '',
    test: EVENTS,
    only: /reports late/,
  },
  {
    name: 'deletion: several entries that lead to one key are one key',
    file: 'functions/data/table.ts',
    from: '[idOf({ pk, sk }), { pk, sk }]',
    to: '[{}, { pk, sk }]',
    test: LEFT,
    only: /deleted by its owner/,
  },
  {
    name: 'export: what others did to a task is not one’s own',
    file: 'functions/tasks/repositories/task-events.ts',
    from: '.filter(({ authorId }) => authorId === userId)',
    to: '',
    test: EXPORT,
    only: /changed in tasks/,
  },
  {
    name: 'export: who else was responsible for a task is not named',
    file: 'functions/accounts/operations/export-me.ts',
    from: "field !== 'responsible_id' || value === userId ? value : null",
    to: "field !== 'responsible_id' || userId !== '' ? value : null",
    test: EXPORT,
    only: /changed in tasks/,
  },
];
