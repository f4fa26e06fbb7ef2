import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Employee } from '#shared/models/bitrix24.ts';
import { dataRequestsText } from '#text/personal-data/requests.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { EmailAddress } from '#web/ui/email-address.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { toast } from '#web/ui/toast.ts';
import { usePeopleActions, type ListedPerson, type PersonDetails } from '../api.ts';
import { lastLoginInDetail } from '../lib/last-login.ts';
import { shortName, wholeName } from '../lib/names.ts';
import { nameOf } from '../lib/people.ts';
import { peopleText } from '#text/people.ts';
import { Avatar } from './avatar.tsx';
import styles from './person-page.module.css';
import { ContactMenu, ContactWays } from './contact-part.tsx';
import { managerPath } from './person-row.tsx';
import { RemovePeople } from './remove-people.tsx';
import { SetPeopleDialog, type Fact } from './set-people-dialog.tsx';

const text = peopleText.person;

interface PersonHeadProps {
  readonly details: PersonDetails | null;
  /** As the portal tells of them now. */
  readonly employee: Employee | undefined;
  readonly now: Date;
  readonly onChanged: () => void;
}

/** Who it is, where they belong, and what is to be done about their being known in one place alone. */
export function PersonHead({ details, employee, now, onChanged }: PersonHeadProps) {
  const { can } = useWorkspace();
  const person = details?.person ?? null;
  const name = person ? wholeName(person) : nameOf(employee!);
  const [first, last] = person
    ? [person.first_name, person.last_name]
    : [employee?.NAME ?? '', employee?.LAST_NAME ?? ''];
  const email = employee?.EMAIL || person?.email || null;
  const active = employee?.ACTIVE ?? person?.portal?.active;
  return (
    <>
      <div className={styles.head}>
        <Avatar firstName={first} lastName={last} name={name} large />
        <div>
          <PageHeader title={name}>
            {person && <Changes person={person} name={name} onChanged={onChanged} />}
            {person?.contact && can('contacts.manage') && (
              <ContactMenu contactId={person.contact.id} name={name} onChanged={onChanged} />
            )}
          </PageHeader>
          {details && <About details={details} />}
          <p className={styles.line}>
            {active !== undefined && (
              <Tag tone={active ? 'good' : 'warning'}>{active ? peopleText.active : peopleText.inactive}</Tag>
            )}
            {employee && (
              <span>
                {employee.IS_ONLINE === 'Y'
                  ? peopleText.page.lastLogin.online
                  : lastLoginInDetail(employee.LAST_LOGIN, now)}
              </span>
            )}
            {email === null ? (
              <span>{peopleText.noEmail}</span>
            ) : (
              <a href={`mailto:${email}`}>
                <EmailAddress address={email} />
              </a>
            )}
          </p>
        </div>
      </div>
      {person?.contact && can('contacts.manage') && <ContactWays contactId={person.contact.id} />}
      {person?.member?.blocked_since && (
        <p className={styles.notice}>{dataRequestsText.block.onPage(person.member.blocked_since)}</p>
      )}
      {person && !person.contact && <Access person={person} onChanged={onChanged} />}
    </>
  );
}

/** Position, team and manager, each with its source where that is not Tonus. */
function About({ details: { person, leads } }: { readonly details: PersonDetails }) {
  const { user } = useWorkspace();
  const { position, team, manager, is_top: isTop } = person;
  const parts: (readonly [string, ReactNode])[] = [];
  if (position) parts.push(['position', position]);
  if (team) parts.push(['team', withSource(team.name, text.from[team.from])]);
  if (manager) {
    const isMe = manager.ref === `member-${user.id}`;
    const words = isMe ? (
      text.yourManager
    ) : (
      <Link to={managerPath(manager.ref)}>{text.manager(shortName(manager))}</Link>
    );
    parts.push(['manager', withSource(words, text.from[manager.from])]);
  } else if (!isTop && person.member) parts.push(['manager', text.noManager]);
  if (leads > 0) parts.push(['leads', text.leads(leads)]);
  return (
    <p className={styles.about}>
      {parts.map(([key, words], index) => (
        <span key={key}>
          {index > 0 && ' · '}
          {words}
        </span>
      ))}
    </p>
  );
}

function withSource(words: ReactNode, source: string): ReactNode {
  return source === '' ? (
    words
  ) : (
    <>
      {words} <span className={styles.source}>({source})</span>
    </>
  );
}

interface PartProps {
  readonly person: ListedPerson;
  readonly onChanged: () => void;
}

/** What can be set of a member by those who may. */
function Changes({ person, name, onChanged }: PartProps & { readonly name: string }) {
  const { workspace, can } = useWorkspace();
  const actions = usePeopleActions(workspace.id);
  const [fact, setFact] = useState<Fact | null>(null);
  if (person.member === null || !can('people.set')) return null;
  return (
    <>
      <RowMenu
        label={`${text.change}: ${name}`}
        actions={(['team', 'manager', 'hiredOn'] as const).map((one) => ({
          label: peopleText.bulk[one],
          onSelect: () => setFact(one),
        }))}
      />
      {fact && (
        <SetPeopleDialog
          fact={fact}
          members={[person]}
          people={[person]}
          actions={actions}
          onClose={() => setFact(null)}
          onChanged={onChanged}
        />
      )}
    </>
  );
}

/** Dismissed on the portal and still here; or known and without access: who may, is offered the next step. */
function Access({ person, onChanged }: PartProps) {
  const { workspace, can } = useWorkspace();
  const actions = usePeopleActions(workspace.id);
  const [removing, setRemoving] = useState(false);
  const inviting = useAction();
  const { member, portal, email, team, gone, expected } = person;

  async function invite() {
    await inviting.run(
      () => actions.invite([{ email: email!, team: team?.name ?? null }]),
      ({ sent, others }) => {
        toast([peopleText.invited(sent), others[0]].filter(Boolean).join('. '), sent > 0 ? 'good' : 'attention');
        onChanged();
      },
    );
  }

  if (gone && can('people.set')) {
    return (
      <div className={styles.notice}>
        <p>{text.goneTitle}</p>
        {member?.is_me === false && can('members.remove') && (
          <Button size="sm" variant="default" onClick={() => setRemoving(true)}>
            {text.goneAction}
          </Button>
        )}
        {removing && (
          <RemovePeople people={[person]} actions={actions} onClose={() => setRemoving(false)} onRemoved={onChanged} />
        )}
      </div>
    );
  }
  const isHere = !portal || (portal.active && !portal.guest);
  if (member !== null || !isHere || !can('members.invite')) return null;
  return (
    <div className={styles.notice}>
      <p>
        {expected ? text.expected : text.noAccess} {text.notHere}
      </p>
      {email !== null && (
        <Button size="sm" variant="default" disabled={inviting.busy} onClick={() => void invite()}>
          {expected ? text.write : text.invite}
        </Button>
      )}
      {inviting.error !== null && <span role="alert">{messageOf(inviting.error)}</span>}
    </div>
  );
}
