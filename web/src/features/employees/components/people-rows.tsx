import { Link } from 'react-router-dom';
import type { Employee } from '#shared/models/bitrix24.ts';
import { paths } from '#web/lib/paths.ts';
import { useNow } from '#web/lib/use-now.ts';
import { Tag } from '#web/ui/tag.tsx';
import { lastLoginInList } from '../lib/last-login.ts';
import { nameOf } from '../lib/people.ts';
import { employeesText as text } from '../text.ts';
import { Avatar } from './avatar.tsx';
import styles from './employee-list.module.css';

/** The rows of a list of people, each leading to the person. */
export function PeopleRows({ people }: { readonly people: readonly Employee[] }) {
  const now = useNow();
  return people.map((person) => <Row key={person.ID} person={person} now={now} />);
}

function Row({ person, now }: { readonly person: Employee; readonly now: Date }) {
  return (
    <li className={styles.row}>
      <Link to={paths.employee(person.ID)} className={styles.link}>
        <Avatar person={person} />
        <span className={styles.words}>
          <bdi className={styles.name}>{nameOf(person)}</bdi>
          <span className={styles.email}>{person.EMAIL || text.noEmail}</span>
        </span>
        <span className={styles.state}>
          {!person.ACTIVE && <Tag tone="warning">{text.inactive}</Tag>}
          {person.IS_ONLINE === 'Y' ? (
            <Tag tone="good">{text.lastLogin.online}</Tag>
          ) : (
            <span className={styles.login}>{lastLoginInList(person.LAST_LOGIN, now)}</span>
          )}
        </span>
      </Link>
    </li>
  );
}
