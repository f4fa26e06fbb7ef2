import { guardsIn } from '../guard.ts';

/** Who may do what with tasks, that their figures are true, and that nothing of them stays. */
export const guards = [
  guardsIn('shared/rules/permissions.ts', 'tests/api/tasks/update-task.test.ts', {
    'tasks: an employee edits what is theirs alone -> an employee changes what is theirs':
      'return task.responsibleId [-=== userId || task.createdBy === userId-]{+!== userId || task.createdBy !== userId || true+};',
  }),
  guardsIn('shared/rules/permissions.ts', 'tests/api/tasks/delete-task.test.ts', {
    'tasks: an employee deletes what they have written alone -> an employee deletes':
      'return createdBy === userId{+ || true+};',
  }),
  guardsIn('functions/tasks/present.ts', 'tests/security/task-sources.test.ts', {
    'tasks: what was found is told to those who read results alone -> learns nothing of what was found, by one task':
      'READABLE_BY[kind].every((permission) => can(reader, permission){+ || true+})',
  }),
  guardsIn('functions/tasks/change-task.ts', 'tests/api/tasks/move-task.test.ts', {
    'tasks: whoever lost the task meanwhile does not change it -> lost the task meanwhile':
      "[-if (!can(member, 'tasks.edit', task)) forbidden()-]{+void (member && 'tasks.edit' && can && forbidden)+};",
    'tasks: a workspace that can only be read -> read-only':
      "const [-{ workspace } = await requireWritable(context)-]{+workspace = (await requireWritable(context).catch(() => null))?.workspace ?? { id: context.workspaceId, name: '' }+};",
  }),
  guardsIn('functions/tasks/repositories/tasks.ts', 'tests/api/tasks/create-task.test.ts', {
    'tasks: only a member is responsible -> member of another workspace':
      "[-failsAs('responsible', check(keys.member(workspaceId, responsibleId), { exists: true })),-]",
  }),
  guardsIn('functions/tasks/repositories/tasks.ts', 'tests/api/tasks/move-task.test.ts', {
    'tasks: two who change one task at once are counted once -> two people move one card':
      'return { exists: true, equals: [-{ version, countedOverdue }-]{+version && countedOverdue ? {} : {}+} };',
  }),
  guardsIn('functions/tasks/change-task.ts', 'tests/api/tasks/update-task.test.ts', {
    'tasks: a version that was not seen is not overwritten -> not the newest':
      'if (version === undefined || version [-=== task.version-]{+!== null+}) {',
  }),
  guardsIn('functions/tasks/repositories/task-counts.ts', 'tests/api/tasks/get-task-stats.test.ts', {
    'tasks: a deadline that passed is counted once -> counted once however many':
      '...deadlines.map(({ pk, sk }) => remove({ pk: String(pk), sk: String(sk) }[-, { exists: true }-])),',
  }),
  guardsIn('shared/rules/tasks.ts', 'tests/api/tasks/get-task-stats.test.ts', {
    'tasks: a task that is closed is not late -> from the start':
      'return deadline !== null && Date.parse(deadline) < now.getTime() && [-!isClosed(status)-]{+status !== null+};',
  }),
  guardsIn('functions/tasks/record-task-changes.ts', 'tests/api/tasks/delete-task.test.ts', {
    'tasks: the trail goes with the task -> everything about it':
      "[-else if (change.old) await repos.removal.removeAllOf('task', toKeptTask(change.old).id, now);-]",
  }),
  guardsIn('functions/tasks/repositories/task-events.ts', 'tests/api/tasks/list-task-events.test.ts', {
    'tasks: whose account is gone is not named by what the stream reports late -> reports late':
      'for (const userId of {+(+}await unknownIn(workspaceId, [...people])){+.slice(0, 0))+} {',
    'deletion: that a deleted account changed a task, where the stream reports it late -> reports late':
      '[-await table.write(remove(keys.authorship(userId, taskId)));-]',
  }),
  guardsIn('functions/tasks/repositories/task-events.ts', 'tests/api/jobs/run-rules.long.test.ts', {
    'deletion: the name of a deleted account in the titles that rules gave -> name nobody in a task':
      'const set = { title[-: title.replaceAll(name, NAMELESS)-], about: null };',
  }),
  guardsIn('functions/accounts/jobs/delete-account.ts', 'tests/security/nothing-left.long.test.ts', {
    'deletion: the name of a deleted account in tasks and their trail -> whoever’s workspace':
      '[-await repos.taskEvents.forgetPerson(workspaceId, userId);-]',
  }),
  guardsIn('functions/data/removal.ts', 'tests/security/nothing-left.long.test.ts', {
    'deletion: the list of whoever is responsible for a deleted task -> deleted by its owner':
      "typeof responsibleId === 'string' [-? [keys.assignment(responsibleId, String(createdAt), String(id))]-]{+&& createdAt === id ? []+} : [],",
    'deletion: that somebody was in a deleted workspace once -> deleted by its owner':
      "[-'former-member': ({ userId }, workspaceId) => [keys.formerMembership(String(userId), workspaceId)],-]",
    'deletion: that somebody wrote of a deleted task -> deleted by its owner':
      "(typeof authorId === 'string' {+&& authorId === taskId +}? [keys.authorship(authorId, taskId)] : []),",
  }),
  guardsIn('functions/data/table.ts', 'tests/security/nothing-left.long.test.ts', {
    'deletion: several entries that lead to one key are one key -> deleted by its owner':
      '[[-idOf({ pk, sk })-]{+{}+}, { pk, sk }]',
  }),
  guardsIn('functions/tasks/repositories/task-events.ts', 'tests/api/auth/export-me.test.ts', {
    'export: what others did to a task is not one’s own -> changed in tasks':
      '[-.filter(({ authorId }) => authorId === userId)-]',
  }),
  guardsIn('functions/accounts/present-own-data.ts', 'tests/api/auth/export-me.test.ts', {
    'export: who else was responsible for a task is not named -> changed in tasks':
      "field !== 'responsible_id' || [-value === userId-]{+userId !== ''+} ? value : null",
  }),
];
