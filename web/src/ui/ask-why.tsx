import { Checkbox } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useLeaving } from '#web/lib/use-leaving.ts';
import { leavingText as text } from '#text/common/leaving.ts';

interface AskWhy {
  /** Whether those who are removed are to be asked. */
  readonly askWhy: boolean;
  /** The box to tick; nothing where the workspace asks nobody. */
  readonly field: ReactNode;
}

/** Whether those who are removed have left the company and are asked why: they are, unless somebody says otherwise. */
export function useAskWhy(workspaceId: string | null, people: number): AskWhy {
  const { asks } = useLeaving(workspaceId);
  const [chosen, setChosen] = useState(true);
  if (!asks) return { askWhy: false, field: null };
  return {
    askWhy: chosen,
    field: (
      <Checkbox
        mt={14}
        label={people === 1 ? text.one : text.several}
        description={text.note}
        checked={chosen}
        onChange={({ currentTarget }) => setChosen(currentTarget.checked)}
      />
    ),
  };
}
