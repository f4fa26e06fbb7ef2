import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { portalText } from '#text/common/portal.ts';
import { EmptyState } from '#web/ui/states.tsx';
import { boardText } from '#text/tasks.ts';
import type { PortalOnBoard } from '../lib/use-portal-on-board.ts';

interface EmptyBoardProps {
  readonly portal: PortalOnBoard;
  readonly onCreate: () => void;
}

/** No task yet: what the board is for, the first task, and the other way to fill it. */
export function EmptyBoard({ portal, onCreate }: EmptyBoardProps) {
  const { can } = useWorkspace();
  const mayConnect = can('integrations.manage');
  return (
    <EmptyState title={boardText.emptyTitle} action={<Button onClick={onCreate}>{boardText.create}</Button>}>
      <p>{boardText.emptyText}</p>
      {portal.connected === false && (
        <p>
          {boardText.emptyPortal}{' '}
          {mayConnect ? <Link to={paths.connect('bitrix24')}>{portalText.connect}</Link> : portalText.askLeader}
        </p>
      )}
    </EmptyState>
  );
}
