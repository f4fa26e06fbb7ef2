import { type InTeam, teamsOf } from '#web/lib/audience.ts';
import { openingText } from '#text/common/launch.ts';
import { Caption, Stack } from '#web/ui/layout/layout.tsx';
import styles from './launch.module.css';

const text = openingText.teams;

interface TeamsSeenProps {
  /** Those who are asked. */
  readonly people: readonly InTeam[];
  /** From how many people on a team has figures of its own. */
  readonly smallest: number;
  /** Whether teams are told apart at all. */
  readonly compared: boolean;
}

/** Before anybody is asked: which teams can have figures of their own, and which never will. */
export function TeamsSeen({ people, smallest, compared }: TeamsSeenProps) {
  const teams = teamsOf(people);
  if (teams.length === 0) return null;
  if (!compared) return <Caption>{text.together}</Caption>;
  const shown = teams.filter(({ count }) => count >= smallest);
  const hidden = teams.filter(({ count }) => count < smallest);
  const without = people.filter(({ team }) => team === null).length;
  const inWords = (some: typeof teams) => some.map(({ team, count }) => text.group(team, count)).join(', ');
  return (
    <>
      <Stack as="dl" gap="4" size="small" className={styles.teams}>
        {shown.length > 0 && (
          <div>
            <dt>{text.shown}</dt>
            <dd>{inWords(shown)}</dd>
          </div>
        )}
        {hidden.length > 0 && (
          <div>
            <dt>{text.hidden(smallest)}</dt>
            <dd>{inWords(hidden)}</dd>
          </div>
        )}
      </Stack>
      {without > 0 && <Caption>{text.without(without)}</Caption>}
      {shown.length > 0 && <Caption>{text.few(smallest)}</Caption>}
    </>
  );
}
