import { Button, NativeSelect } from '@mantine/core';
import type { Task } from '#shared/models/task.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { sameId } from '#web/lib/identifiers.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { commonText } from '#text/common/common.ts';
import { useMembers } from '#web/lib/use-members.ts';
import { peopleOf } from '../../lib/people.ts';
import { taskFormText as text } from '#text/tasks/editing.ts';

interface ResponsibleFieldProps {
  readonly value: string;
  /** The task that is edited: whoever does it may have left the workspace. */
  readonly former: Task | null;
  /** What stands beside the field names it already. */
  readonly hideLabel?: boolean;
}

/** Who is to do the task: a member of the workspace, oneself first. */
export function ResponsibleField({ value, former, hideLabel = false, ...field }: ResponsibleFieldProps) {
  const { workspace, user } = useWorkspace();
  const { data, error, mutate } = useMembers(workspace.id, { revalidateOnFocus: false });
  const people = peopleOf(data ?? [], user.id).map(({ id, name, self }) => ({
    value: id,
    label: self ? text.you(name) : name,
  }));
  const known = people.some((person) => sameId(person.value, value));
  return (
    <div>
      <NativeSelect
        {...(hideLabel ? { 'aria-label': text.responsible } : { label: text.responsible })}
        data={[
          { value: '', label: data || error !== undefined ? text.noResponsible : commonText.loading },
          ...(value !== '' && !known ? [{ value, label: nameOf(former) }] : []),
          ...people,
        ]}
        value={value}
        {...field}
      />
      {error !== undefined && !data && (
        <p role="alert">
          {text.membersFailed}
          {messageOf(error)}{' '}
          <Button variant="subtle" size="sm" onClick={() => void mutate()}>
            {commonText.retry}
          </Button>
        </p>
      )}
    </div>
  );
}

function nameOf(task: Task | null): string {
  const { responsible } = task ?? {};
  return responsible ? `${responsible.name} ${responsible.lastname}`.trim() : text.formerMember;
}
