import { useCallback, useMemo, useState } from 'react';
import type { TaskStatus } from '#shared/rules/tasks.ts';
import type { User } from '#shared/models/user.ts';
import { useMembers } from '#web/lib/use-members.ts';
import { useTaskActions } from '../../api.ts';
import { peopleOf } from '../../lib/people.ts';
import type { QuickAddSettings } from '../components/quick-add.tsx';

/** Adding tasks by their title alone: whom and until when are those of the last one, in whichever column. */
export function useQuickAdd(workspaceId: string, user: User) {
  const { createTask } = useTaskActions(workspaceId);
  const members = useMembers(workspaceId, { revalidateOnFocus: false }).data;
  const [chosen, setChosen] = useState({ responsibleId: user.id, deadline: '' });

  const people = useMemo(
    // Until the list is there, or where it cannot be read, a task can be one's own.
    () => (members ? peopleOf(members, user.id) : [{ id: user.id, name: nameOf(user) }]),
    [members, user],
  );
  const change: QuickAddSettings['change'] = useCallback((next) => setChosen((known) => ({ ...known, ...next })), []);
  const add = useCallback(
    async (title: string, status: TaskStatus) => {
      await createTask({
        workspace_id: workspaceId,
        title,
        status,
        responsible_id: chosen.responsibleId,
        deadline: endOfDay(chosen.deadline),
      });
    },
    [createTask, workspaceId, chosen],
  );
  return useMemo<QuickAddSettings>(() => ({ people, ...chosen, change, add }), [people, chosen, change, add]);
}

/** The last minute of a day by the calendar of whoever writes; null without a day. */
function endOfDay(day: string): string | null {
  return day === '' ? null : new Date(`${day}T23:59:00`).toISOString();
}

function nameOf({ first_name, last_name, email }: User): string {
  return `${first_name} ${last_name}`.trim() || email;
}
