import { Checkbox } from '@mantine/core';
import { Link } from 'react-router-dom';
import { stageOf } from '#shared/rules/people/stages.ts';
import type { Day } from '#shared/rules/working-days.ts';
import { paths } from '#web/lib/paths.ts';
import { CheckIcon } from '#web/ui/icons.tsx';
import type { ListedPerson, Presence } from '../api.ts';
import { stageWords, tenureWords } from '../lib/day-words.ts';
import { lastLoginInList } from '../lib/last-login.ts';
import { listName, shortName } from '../lib/names.ts';
import { peopleText as text } from '#text/people.ts';
import { Avatar } from './avatar.tsx';
import styles from './people-table.module.css';

interface PersonRowProps {
  readonly person: ListedPerson;
  readonly presence: Presence | undefined;
  readonly now: Date;
  readonly today: Day;
  /** Which columns there are for whoever reads. */
  readonly days: boolean;
  readonly pay: boolean;
  readonly chosen: boolean;
  /** Null for whoever may change nobody. */
  readonly onSelect: ((ref: string) => void) | null;
}

/** A person of the list; the whole row leads to them. */
export function PersonRow({ person, presence, now, today, days, pay, chosen, onSelect }: PersonRowProps) {
  const name = listName(person);
  const reached = person.email ?? (person.contact ? (person.contact.phone ?? text.inSource.contact) : text.noEmail);
  const about = [person.position, reached].filter(Boolean).join(' · ');
  const hired = person.hired_on?.day ?? null;
  const stage = hired === null ? null : stageOf(hired, today);
  return (
    <li className={styles.row} data-chosen={chosen || undefined}>
      {onSelect && (
        <span className={styles.check}>
          <Checkbox size="sm" aria-label={text.select(name)} checked={chosen} onChange={() => onSelect(person.ref)} />
        </span>
      )}
      <span className={styles.person}>
        <Avatar firstName={person.first_name} lastName={person.last_name} name={name} />
        <Link to={personPath(person)} className={styles.link} data-row={person.ref}>
          <bdi className={styles.name}>{name}</bdi>
        </Link>
        <span className={styles.about} title={about}>
          {person.position && <span>{person.position} · </span>}
          <span>{reached}</span>
        </span>
        {person.member?.blocked_since && <span className={styles.waits}>{text.blocked}</span>}
        {person.expected && <span className={styles.waits}>{text.expected}</span>}
        {person.portal?.active === false && (
          <span className={styles.warn}>{person.gone ? text.dismissed : text.inactive}</span>
        )}
      </span>
      <span className={styles.team}>{person.team?.name}</span>
      <span className={styles.manager}>{managerOf(person)}</span>
      {days && <span className={styles.tenure}>{hired !== null && hired <= today && tenureWords(hired, today)}</span>}
      {days && (
        <span className={`${styles.stage} ${stage?.near ? styles.warn : ''}`}>{stage && stageWords(stage, today)}</span>
      )}
      <Known is={person.member !== null} source="member" missed={isHere(person) && !person.expected} />
      <PortalCell person={person} presence={presence} now={now} />
      {pay && <Known is={Boolean(person.payroll)} source="payroll" missed={false} />}
    </li>
  );
}

/** Where a person is shown: those of the portal under its number. */
export function personPath({ ref, portal }: Pick<ListedPerson, 'ref' | 'portal'>): string {
  return portal ? paths.employee(portal.number) : paths.person(ref);
}

/** Where whoever leads somebody is shown. */
export function managerPath(ref: string): string {
  return ref.startsWith(PORTAL) ? paths.employee(ref.slice(PORTAL.length)) : paths.person(ref);
}

const PORTAL = 'portal-';

/** Guests, those who have left and people without an account are missing neither access nor a manager. */
function isHere({ member, portal, contact }: ListedPerson): boolean {
  if (contact) return false;
  return member !== null || !portal || (portal.active && !portal.guest);
}

function managerOf(person: ListedPerson) {
  if (person.manager) return shortName(person.manager);
  return person.is_top || !isHere(person) ? text.nothing : <span className={styles.warn}>{text.no}</span>;
}

interface KnownProps {
  readonly is: boolean;
  readonly source: 'member' | 'payroll';
  /** It is worth a word that they are not there. */
  readonly missed: boolean;
}

function Known({ is, source, missed }: KnownProps) {
  return (
    <span className={styles.known} data-source={source}>
      {is ? (
        <span role="img" aria-label={text.is[source]}>
          <CheckIcon size={16} />
        </span>
      ) : (
        <span className={missed ? styles.warn : ''} title={text.isNot[source]}>
          {missed ? text.no : text.nothing}
        </span>
      )}
    </span>
  );
}

/** When they were on the portal last: as the portal says now, else as it was when it was read. */
function PortalCell({
  person: { portal },
  presence,
  now,
}: {
  readonly person: ListedPerson;
  readonly presence: Presence | undefined;
  readonly now: Date;
}) {
  if (!portal) {
    return (
      <span className={styles.login} title={text.isNot.portal}>
        {text.nothing}
      </span>
    );
  }
  const live = presence?.of.get(portal.number);
  const isOnline = live?.IS_ONLINE === 'Y';
  const words = isOnline ? text.lastLogin.online : lastLoginInList(live?.LAST_LOGIN ?? portal.last_login, now);
  return (
    <span className={`${styles.login} ${isOnline ? styles.online : ''}`} title={text.is.portal}>
      {words}
    </span>
  );
}
