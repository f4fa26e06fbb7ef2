import type { ReactNode } from 'react';
import type { Employee } from '#shared/models/bitrix24.ts';
import { useNow } from '#web/lib/use-now.ts';
import { peopleText } from '#text/people.ts';
import { Card } from '#web/ui/card.tsx';
import { lastLoginInDetail } from '../lib/last-login.ts';
import { formatDay } from '../lib/people.ts';
import styles from './person-page.module.css';

const text = peopleText.page;

/** What the portal knows of a person; what it does not is said so. */
export function PortalFacts({ person }: { readonly person: Employee }) {
  const now = useNow();
  const departments = person.departments.join(', ');
  return (
    <div className={styles.pair}>
      <Card title={text.personal}>
        <Facts>
          <Fact name={text.gender}>{text.genders[person.PERSONAL_GENDER] ?? text.notGivenHe}</Fact>
          <Fact name={text.birthday}>{formatDay(person.PERSONAL_BIRTHDAY, text.notGivenHe)}</Fact>
          <Fact name={text.timeZone}>{person.TIME_ZONE || text.notGivenHe}</Fact>
          <Fact name={text.employment}>{formatDay(person.UF_EMPLOYMENT_DATE, text.notGivenShe)}</Fact>
        </Facts>
      </Card>
      <Card title={text.system}>
        <Facts>
          <Fact name={text.registered}>{formatDay(person.DATE_REGISTER, text.notGivenIt)}</Fact>
          <Fact name={text.login}>{lastLoginInDetail(person.LAST_LOGIN, now)}</Fact>
          <Fact name={text.userType}>{(text.userTypes[person.USER_TYPE] ?? person.USER_TYPE) || text.notGivenHe}</Fact>
          <Fact name={text.departments}>{departments || text.notGivenThey}</Fact>
        </Facts>
      </Card>
    </div>
  );
}

function Facts({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

function Fact({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
