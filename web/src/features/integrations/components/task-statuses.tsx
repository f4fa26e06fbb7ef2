import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { TaskSource } from '#shared/models/task-source.ts';
import { WORK_STATES } from '#shared/rules/task-sources.ts';
import { taskSourceText as text } from '#text/integrations/task-source.ts';
import { Stack, Text } from '#web/ui/layout/layout.tsx';
import type { Panel } from '../lib/use-panel.ts';
import type { useTaskSourceActions } from '../task-source-api.ts';

const STATES = WORK_STATES.map((value) => ({ value, label: text.states[value] }));
/** Those of most tasks come first: the rest is seldom looked at. */
const SHOWN_AT_FIRST = 5;

interface TaskStatusesProps {
  readonly statuses: TaskSource['statuses'];
  readonly actions: ReturnType<typeof useTaskSourceActions>;
  readonly panel: Panel;
}

/** What each status of a source counts as; a choice is kept at once. */
export function TaskStatuses({ statuses, actions, panel }: TaskStatusesProps) {
  const [all, setAll] = useState(false);
  const shown = all ? statuses : statuses.slice(0, SHOWN_AT_FIRST);

  function choose(status: string, value: string) {
    const state = WORK_STATES.find((one) => one === value)!;
    void panel.change(async () => {
      await actions.choose({ statuses: [{ status, state }] });
      return text.chosen;
    });
  }

  return (
    <Stack as="section" gap="8" aria-label={text.statuses}>
      <Text as="h3" size="body">
        {text.statuses}
      </Text>
      <Text size="note" tone="ink-2" pretty>
        {text.statusesHint}
      </Text>
      {shown.map(({ status, name, tasks, state }) => (
        <NativeSelect
          key={status}
          label={text.statusOf(name, tasks)}
          data={STATES}
          value={state}
          disabled={panel.busy}
          onChange={({ currentTarget }) => choose(status, currentTarget.value)}
        />
      ))}
      {shown.length < statuses.length && (
        <Button variant="subtle" onClick={() => setAll(true)}>
          {text.moreStatuses}
        </Button>
      )}
    </Stack>
  );
}
