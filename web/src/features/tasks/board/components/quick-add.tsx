import { TextInput } from '@mantine/core';
import { useId, useState, type FormEvent, type KeyboardEvent } from 'react';
import type { TaskStatus } from '#shared/rules/tasks.ts';
import { fieldErrors, messageOf } from '#web/lib/api-error.ts';
import { useFocusOnArrival } from '#web/lib/use-focus-on-arrival.ts';
import { useAction } from '#web/lib/use-action.ts';
import { ClockIcon, PeopleIcon } from '#web/ui/icons.tsx';
import { PlanLink } from '#web/ui/failure-note.tsx';
import { Caption, Inline, Stack } from '#web/ui/layout/layout.tsx';
import { tasksText } from '#text/common/tasks.ts';
import { boardText } from '#text/tasks.ts';
import styles from './quick-add.module.css';

const text = boardText.quickAdd;

/** What the next task is given besides its title: the same as the last one, in whichever column it was added. */
export interface QuickAddSettings {
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly responsibleId: string;
  /** A day like 2026-11-24; empty for none. */
  readonly deadline: string;
  readonly change: (change: { readonly responsibleId?: string; readonly deadline?: string }) => void;
  /** Creates the task; the settings are those of this moment. */
  readonly add: (title: string, status: TaskStatus) => Promise<void>;
}

interface QuickAddProps {
  readonly status: TaskStatus;
  readonly settings: QuickAddSettings;
  readonly onClose: () => void;
}

/** Tasks one after another: Enter adds one, the field stays for the next, Escape closes it. */
export function QuickAdd({ status, settings, onClose }: QuickAddProps) {
  const [title, setTitle] = useState('');
  const [blank, setBlank] = useState(false);
  const field = useFocusOnArrival();
  const hintId = useId();
  const { busy, error, run } = useAction();

  function add(event: FormEvent) {
    event.preventDefault();
    setBlank(title.trim() === '');
    if (title.trim() === '') return;
    void run(
      () => settings.add(title, status),
      () => setTitle(''),
    );
  }
  function close(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  }

  const failure = error === null ? null : (fieldErrors(error)['title'] ?? messageOf(error));
  return (
    <Stack
      as="form"
      gap="8"
      className={styles.form}
      aria-label={text.label(boardText.statuses[status])}
      aria-busy={busy}
      onSubmit={add}
    >
      <TextInput
        ref={field}
        aria-label={text.title}
        aria-describedby={hintId}
        placeholder={text.title}
        value={title}
        readOnly={busy}
        error={blank ? text.blank : undefined}
        onKeyDown={close}
        onChange={({ currentTarget }) => {
          setTitle(currentTarget.value);
          setBlank(false);
        }}
      />
      {failure !== null && (
        <Caption tone="coral" role="alert">
          {tasksText.failed.create(failure)}
          <PlanLink error={error} />
        </Caption>
      )}
      <Inline align="stretch" gap="6">
        <label className={styles.chip}>
          <PeopleIcon size={15} />
          <span className="visually-hidden">{text.responsible}</span>
          <select
            value={settings.responsibleId}
            onChange={({ currentTarget }) => settings.change({ responsibleId: currentTarget.value })}
          >
            {settings.people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.chip}>
          <ClockIcon size={15} />
          <span className="visually-hidden">{text.deadline}</span>
          <input
            type="date"
            value={settings.deadline}
            onChange={({ currentTarget }) => settings.change({ deadline: currentTarget.value })}
          />
        </label>
      </Inline>
      <Inline justify="between" gap="8" rowGap="4">
        <span id={hintId} className={styles.hint}>
          {text.hint}
        </span>
        <button type="submit" className={styles.button} disabled={busy}>
          {busy ? text.adding : text.add}
        </button>
      </Inline>
    </Stack>
  );
}
