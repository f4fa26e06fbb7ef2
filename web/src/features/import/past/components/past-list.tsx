import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { PastImport } from '#shared/models/past-import.ts';
import { formatDate } from '#web/lib/dates.ts';
import { paths } from '#web/lib/paths.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmModal } from '#web/ui/confirm-modal.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { pastText } from '#text/asking/past.ts';
import { usePastActions, usePastImports } from '../api.ts';

const text = pastText.list;

/** What was brought so far: when, by whom, and the way back. */
export function PastList({ workspaceId }: { readonly workspaceId: string }) {
  const { can } = useWorkspace();
  const { data } = usePastImports(workspaceId);
  const { undo } = usePastActions(workspaceId);
  const action = useAction();
  const [wanted, setWanted] = useState<PastImport | null>(null);
  if (data === undefined || data.imports.length === 0) return null;
  return (
    <Card title={text.title}>
      <Stack fit gap="16">
        {data.imports.map((one) => (
          <Stack fit gap="4" key={one.poll_id}>
            <Link to={paths.pollResults(one.poll_id)}>{one.title}</Link>
            <Text>{text.line(pastText.sources[one.source], one.runs, one.answers)}</Text>
            <Text>{text.who(formatDate(one.imported_at), one.imported_by_name)}</Text>
            {can('polls.delete') && (
              <Inline gap="12">
                <Button variant="default" onClick={() => setWanted(one)}>
                  {text.undo}
                </Button>
              </Inline>
            )}
          </Stack>
        ))}
        {action.error !== null && <FailureNote error={action.error} />}
      </Stack>
      <ConfirmModal
        opened={wanted !== null}
        title={text.undoTitle}
        action={text.undoYes}
        danger
        busy={action.busy}
        onClose={() => setWanted(null)}
        onConfirm={() =>
          void action.run(
            () => undo(wanted!),
            () => setWanted(null),
          )
        }
      >
        <p>{text.undoText}</p>
      </ConfirmModal>
    </Card>
  );
}
