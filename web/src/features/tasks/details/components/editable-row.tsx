import { Button } from '@mantine/core';
import { useRef, useState, type ChangeEvent, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import type { Task } from '#shared/models/task.ts';
import { commonText } from '#text/common/common.ts';
import { Inline, Stack } from '#web/ui/layout/layout.tsx';
import { formValuesOf, type TaskFormValues } from '../../editing/lib/task-form-values.ts';
import { taskFormText } from '#text/tasks/editing.ts';
import type { TaskSaving, Typed } from '../lib/use-task-saving.ts';
import { detailsText as text } from '#text/tasks/details.ts';
import { SaveFailure } from './save-failure.tsx';
import { Row } from './row.tsx';
import styles from './task-drawer.module.css';

type FieldName = keyof TaskFormValues;
type FieldElement = HTMLInputElement | HTMLSelectElement;

/** What a field of the editor is given. */
interface FieldProps {
  readonly value: string;
  readonly error?: string;
  readonly autoFocus?: boolean;
  readonly onChange: (event: ChangeEvent<FieldElement>) => void;
}

interface EditableRowProps {
  readonly task: Task;
  readonly saving: TaskSaving;
  readonly canEdit: boolean;
  readonly label: string;
  /** The fields of the form that are edited here. */
  readonly names: readonly FieldName[];
  readonly value: ReactNode;
  readonly renderEditor: (field: (name: FieldName) => FieldProps) => ReactNode;
}

/**
 * A fact that turns into its fields when it is pressed. A choice is saved at once, what is typed with Enter or on
 * leaving; Escape brings back what was there. What could not be saved stays in the field.
 */
export function EditableRow({ task, saving, canEdit, label, names, value, renderEditor }: EditableRowProps) {
  const [typed, setTyped] = useState<Typed | null>(null);
  const [mistake, setMistake] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const shown = formValuesOf(task);

  async function commit(values: Typed, from: HTMLElement) {
    const unreadable = [...from.querySelectorAll('input')].some((input) => input.validity.badInput);
    const wrong = unreadable ? taskFormText.incomplete : saving.mistakeOf(values);
    setMistake(wrong);
    if (wrong === null && (await saving.save(values))) close();
  }

  function close(withFocus = false) {
    setTyped(null);
    setMistake(null);
    // The button is there again only after the next drawing.
    if (withFocus) requestAnimationFrame(() => opener.current?.focus());
  }

  if (!canEdit || typed === null) {
    return (
      <Row label={label}>
        {canEdit ? (
          <button
            ref={opener}
            type="button"
            className={styles.value}
            title={text.change(label)}
            onClick={() => setTyped(Object.fromEntries(names.map((name) => [name, shown[name]])))}
          >
            {value}
          </button>
        ) : (
          <span className={styles.value}>{value}</span>
        )}
        <SaveFailure task={task} saving={saving} among={names} />
      </Row>
    );
  }

  const change = (name: FieldName) => (event: ChangeEvent<FieldElement>) => {
    const next = { ...typed, [name]: event.currentTarget.value };
    setTyped(next);
    setMistake(null);
    const box = event.currentTarget.closest('dd');
    if (event.currentTarget instanceof HTMLSelectElement && box) void commit(next, box);
  };
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Escape') {
      saving.dismiss();
      close(true);
    } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      void commit(typed ?? {}, event.currentTarget).then(() => opener.current?.focus());
    }
  }
  function onBlur(event: FocusEvent<HTMLDivElement>) {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    void commit(typed ?? {}, event.currentTarget);
  }

  return (
    <Row label={label}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the fields inside */}
      <Stack gap="8" className={styles.editor} role="group" onKeyDown={onKeyDown} onBlur={onBlur}>
        {renderEditor((name) => ({
          value: typed[name] ?? '',
          ...(mistake !== null && name === names.at(-1) && { error: mistake }),
          ...(name === names[0] && { autoFocus: true }),
          onChange: change(name),
          // Escape is for the field, not for the drawer around it.
          'data-mantine-stop-propagation': 'true',
        }))}
        <Inline align="stretch" gap="8">
          <Button size="sm" variant="default" onClick={() => close(true)}>
            {commonText.cancel}
          </Button>
        </Inline>
      </Stack>
      <SaveFailure task={task} saving={saving} among={names} />
    </Row>
  );
}
