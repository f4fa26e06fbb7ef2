import '@mantine/core/styles/Tabs.css';
import { Tabs } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import type { Employee } from '#shared/models/bitrix24.ts';
import { useNow } from '#web/lib/use-now.ts';
import { usePortalTasks } from '#web/lib/use-portal.ts';
import { formatNumber } from '#web/lib/formatters.ts';
import { employeesText } from '../text.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PortalAgeNote } from '#web/ui/portal-age-note.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { lastLoginInDetail } from '../lib/last-login.ts';
import { nameOf } from '../lib/people.ts';
import { Avatar } from './avatar.tsx';
import { EmployeeFacts } from './employee-facts.tsx';
import styles from './employee-page.module.css';
import { EmployeeTasks } from './employee-tasks.tsx';

const text = employeesText.page;

interface EmployeeCardProps {
  readonly person: Employee;
  /** Of when the person is, where the portal does not answer. */
  readonly snapshotAt: string | null;
  readonly workspaceId: string;
}

/** A person: who it is, and two tabs, of which the address knows the second. */
export function EmployeeCard({ person, snapshotAt, workspaceId }: EmployeeCardProps) {
  const now = useNow();
  const [params, setParams] = useSearchParams();
  const mode = params.get('mode');
  const tab = mode === 'tasks' ? 'tasks' : 'info';
  const number = Number(person.ID);
  // Any other mode is about something else than tasks: they are not asked for.
  const wanted = (mode === null || mode === 'tasks') && Number.isSafeInteger(number);
  const tasks = usePortalTasks(workspaceId, wanted ? { responsible_id: number } : null);

  function show(next: string | null) {
    setParams(next === 'tasks' ? { mode: 'tasks' } : {}, { replace: true });
  }

  return (
    <>
      <div className={styles.head}>
        <Avatar person={person} large />
        <div>
          <PageHeader title={nameOf(person)} />
          <p className={styles.line}>
            <Tag tone={person.ACTIVE ? 'good' : 'warning'}>
              {person.ACTIVE ? employeesText.active : employeesText.inactive}
            </Tag>
            <span>{person.IS_ONLINE === 'Y' ? text.lastLogin.online : lastLoginInDetail(person.LAST_LOGIN, now)}</span>
            {person.EMAIL === '' ? (
              <span>{employeesText.noEmail}</span>
            ) : (
              <a href={`mailto:${person.EMAIL}`}>{person.EMAIL}</a>
            )}
          </p>
        </div>
      </div>
      <PortalAgeNote snapshotAt={snapshotAt ?? tasks.data?.snapshot_at} />
      <Tabs value={tab} onChange={show} color="var(--pine)">
        <Tabs.List aria-label={text.tabList}>
          <Tabs.Tab value="info" className={styles.tab}>
            {text.tabs.info}
          </Tabs.Tab>
          <Tabs.Tab value="tasks" className={styles.tab}>
            {text.tabs.tasks}
            {tasks.data && tasks.error === undefined && (
              <span className={styles.count}>
                <Tag>{formatNumber(tasks.data.total)}</Tag>
              </span>
            )}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="info" className={styles.panel}>
          <EmployeeFacts person={person} />
        </Tabs.Panel>
        <Tabs.Panel value="tasks" className={styles.panel}>
          {tab === 'tasks' && <EmployeeTasks workspaceId={workspaceId} reading={tasks} />}
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
