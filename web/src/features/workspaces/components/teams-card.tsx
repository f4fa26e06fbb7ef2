import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import { formatNumber } from '#text/format.ts';
import { paths } from '#web/lib/paths.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { Caption, Stack, Text } from '#web/ui/layout/layout.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { useMembersInOrder } from '../api.ts';
import { teamSizes } from '../lib/team-sizes.ts';
import { workspacesText } from '#text/workspaces.ts';
import styles from './teams-card.module.css';

const text = workspacesText.teams;
/** More teams than these are shown on demand: a large company has hundreds. */
const SHOWN = 12;

/** The teams of the workspace by size; those too small to be told apart say so. */
export function TeamsCard() {
  const { workspace, can } = useWorkspace();
  const { data, error, mutate } = useMembersInOrder(workspace.id);
  const action = can('members.set_team') && (
    <Link to={paths.section('workspaces')} className={styles.link}>
      {text.manage}
    </Link>
  );
  return (
    <Card title={text.title} aside={action}>
      {data ? (
        <Teams {...teamSizes(data)} editor={can('members.set_team')} />
      ) : error === undefined ? (
        <SkeletonCards count={1} lines={3} />
      ) : (
        <ErrorState error={error} onRetry={() => void mutate()} />
      )}
    </Card>
  );
}

interface TeamsProps extends ReturnType<typeof teamSizes> {
  readonly editor: boolean;
}

function Teams({ teams, without, editor }: TeamsProps) {
  const [all, setAll] = useState(false);
  const largest = Math.max(1, ...teams.map(({ people }) => people));
  if (teams.length === 0) return <Caption pretty>{editor ? text.noneForEditor : text.none}</Caption>;
  return (
    <Stack align="start" gap="14">
      <ul className={styles.list}>
        {(all ? teams : teams.slice(0, SHOWN)).map(({ name, people }) => {
          const small = people < SMALLEST_GROUP;
          return (
            <li key={name} className={styles.row}>
              <Text as="span" breaks>
                {name}
              </Text>
              <span className={styles.track} aria-hidden="true">
                <span className={small ? styles.small : styles.bar} style={{ width: `${(100 * people) / largest}%` }} />
              </span>
              <span className={styles.people}>
                {formatNumber(people)}
                <span className="visually-hidden"> {text.unit(people)}</span>
              </span>
              {small && <span className={styles.hidden}>{text.hidden}</span>}
            </li>
          );
        })}
      </ul>
      {!all && teams.length > SHOWN && (
        <Button variant="subtle" onClick={() => setAll(true)}>
          {text.showAll(teams.length)}
        </Button>
      )}
      <Caption pretty>
        {without > 0 && `${text.without(without)} `}
        {text.rule}
      </Caption>
    </Stack>
  );
}
