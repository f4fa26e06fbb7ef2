import { Link } from 'react-router-dom';
import type { PeopleList, Person } from '#shared/models/people.ts';
import { stageOf } from '#shared/rules/people/stages.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { formatNumber } from '#text/format.ts';
import { paths } from '#web/lib/paths.ts';
import { useNow } from '#web/lib/use-now.ts';
import { Card } from '#web/ui/card.tsx';
import { Caption, Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { personPath } from '../components/person-row.tsx';
import { stageWords } from '../lib/day-words.ts';
import { listName } from '../lib/names.ts';
import { peopleText } from '#text/people.ts';
import styles from './newcomers-card.module.css';

const text = peopleText.newcomers;

/** Who has come within the last three months, and what comes next for them. */
export default function NewcomersCard({ newcomers: data }: { readonly newcomers: PeopleList }) {
  const today = moscowDay(useNow());
  return (
    <Card
      title={text.title(data.total)}
      label={text.label}
      aside={
        <Link to={paths.section('employees')} className={styles.more}>
          {text.all}
        </Link>
      }
    >
      <Stack as="ul" gap="10">
        {data.people.map((person) => (
          <Newcomer key={person.ref} person={person} today={today} />
        ))}
      </Stack>
      {data.total > data.people.length && (
        <Caption as="p" above="10">
          {text.more(formatNumber(data.total - data.people.length))}
        </Caption>
      )}
    </Card>
  );
}

function Newcomer({ person, today }: { readonly person: Person; readonly today: string }) {
  const hired = person.hired_on?.day ?? null;
  const stage = hired === null ? null : stageOf(hired, today);
  return (
    <Inline as="li" gap="12" rowGap="0" justify="between" align="baseline">
      <Text as="span" breaks dir="auto">
        <Link to={personPath(person)}>{listName(person)}</Link>{' '}
        <Caption as="span">{person.team?.name ?? text.noTeam}</Caption>
      </Text>
      {stage && (
        <Caption as="span" weight={stage.near ? '600' : '400'} tone={stage.near ? 'honey' : 'ink-2'}>
          {stageWords(stage, today)}
        </Caption>
      )}
    </Inline>
  );
}
