import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { overviewText } from '#text/overview.ts';

/** Where nothing runs: that, and the way to a new poll for whoever may make one. */
export function NothingRunning() {
  const { can } = useWorkspace();
  return (
    <Card title={overviewText.running.title}>
      <Stack gap="14" align="start">
        <p>{overviewText.running.nothing}</p>
        {can('polls.create') && (
          <Button component={Link} to={paths.newAsking} variant="default">
            {overviewText.actions.create}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
