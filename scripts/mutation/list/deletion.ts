import { guardsIn } from '../guard.ts';

const LINKS = 'tests/api/workspaces/links-of-deleted-workspace.test.ts';

/** That a deletion leaves nothing, wherever it was put. */
export const guards = [
  guardsIn('functions/data/partitions.ts', 'tests/security/nothing-left.long.test.ts', {
    'deletion: every partition of a workspace -> deleted by': "CREDENTIALS: '[-workspace-]{+own code+}',",
    'deletion: every partition of an account -> whoever’s workspace': "USAGE: '[-account-]{+own code+}',",
  }),
  guardsIn('functions/data/removal.ts', 'tests/security/nothing-left.long.test.ts', {
    'deletion: what lies under the things of a workspace -> deleted by its owner':
      '[-await removeAllOf(thing.owner, thing.id, now)-]{+void thing+};',
    'deletion: what is due of a run -> deleted by its owner': "[-...due('close-runs', deadline, id),-]",
    'deletion: reminders of a run that are due -> deleted by its owner': "[-...due('send-reminders', remindAt, id),-]",
    'deletion: reminders of a run that somebody asked for -> deleted by its owner':
      "[-...due('send-reminders', remindNowAt, id),-]",
    'deletion: the nights of a workspace -> deleted by its owner':
      "[-...due('run-automations', nightAt, workspaceId),-]",
    'deletion: the way from an account to its answers -> deleted by its owner':
      'return [-userId === null ? [] : [keys.answered(userId, runId)]-]{+void userId ?? []+};',
    'deletion: entries of the operator’s lists -> whoever’s workspace':
      '[-invoice: ({ createdAt, id }) => [keys.invoiceRef(String(createdAt), String(id))],-]',
  }),
  guardsIn('functions/workspaces/operations/delete-workspace.ts', LINKS, {
    'deletion: open runs of a workspace take no answers from then on -> from the moment it is deleted':
      '[-await repos.contents.closeRuns(workspaceId);-]',
  }),
  guardsIn('functions/workspaces/jobs/delete-workspace.ts', LINKS, {
    'deletion: the job closes runs before all else -> stopped behind its first step':
      '[-await contents.closeRuns(workspaceId);-]',
  }),
  guardsIn('functions/answers/run-of-kiosk.ts', LINKS, {
    'deletion: a kiosk of what is being deleted leads nowhere -> from the moment it is deleted':
      "if (!kiosk || !run[- || isBeingDeleted(run, now)-]{+ || now.getTime() < 0+}) return notFound('kiosk');",
  }),
  guardsIn('functions/integrations/repositories/chats.ts', LINKS, {
    'deletion: no chat of somebody without an account is connected -> connects no chat by a slip':
      "...(whose === 'contact' ? [[-check(keys.workspace(workspaceId), { exists: true })-]] : []),",
  }),
  guardsIn('functions/accounts/jobs/delete-account.ts', 'tests/security/nothing-left.long.test.ts', {
    'deletion: the sender of invitations to workspaces of others -> whoever’s workspace':
      '[-await repos.accountCleanup.forgetIn(workspaceId, userId);-]',
  }),
];
