import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { ComponentProps } from 'react';
import { paths } from '#web/lib/paths.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { ownTeamsText as text } from '#text/common/own-teams.ts';
import { NoPermission } from './states.tsx';

/**
 * In the place of what tells of the company or asks it, for whoever may not. A manager who sees their own teams alone is
 * told that, and where these stand; `children` and the like are for everybody else.
 */
export function OfCompany(words: ComponentProps<typeof NoPermission>) {
  const { workspace } = useWorkspace();
  if (!workspace.own_teams_only) return <NoPermission {...words} />;
  return (
    <NoPermission
      title={text.title}
      action={
        <Button component={Link} to={paths.app} variant="default">
          {text.toTeams}
        </Button>
      }
    >
      {text.text}
    </NoPermission>
  );
}
