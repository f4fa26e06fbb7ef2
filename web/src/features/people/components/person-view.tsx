import '@mantine/core/styles/Tabs.css';
import { Tabs } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { requireWorkspaceId } from '#web/lib/identifiers.ts';
import { formatNumber } from '#text/format.ts';
import { useNow } from '#web/lib/use-now.ts';
import { usePortalTasks } from '#web/lib/use-portal.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { PortalAgeNote } from '#web/ui/portal-age-note.tsx';
import { PortalFailure } from '#web/ui/require-portal.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { useOwnTasks, type PersonDetails } from '../api.ts';
import type { usePortalEmployee } from '../lib/use-portal-employee.ts';
import { peopleText } from '#text/people.ts';
import { CostPart } from './cost-part.tsx';
import { NotesPart } from './notes-part.tsx';
import { OwnTasks } from './own-tasks.tsx';
import { PersonHead } from './person-head.tsx';
import styles from './person-page.module.css';
import { PortalFacts } from './portal-facts.tsx';
import { PortalTasks } from './portal-tasks.tsx';
import { PrivacyPart } from './privacy-part.tsx';
import { SourcesPart } from './sources-part.tsx';
import { StagePart } from './stage-part.tsx';
import { TasksPart } from './tasks-part.tsx';

const text = peopleText.page;

interface PersonViewProps {
  /** Null for somebody whom the portal alone knows, before it has been read whole. */
  readonly details: PersonDetails | null;
  readonly portal: ReturnType<typeof usePortalEmployee>;
  readonly onChanged: () => void;
}

/** A person: who it is, and two tabs, of which the address knows the second. */
export function PersonView({ details, portal, onChanged }: PersonViewProps) {
  const { workspace } = useWorkspace();
  const workspaceId = requireWorkspaceId(workspace.id);
  const now = useNow();
  const [params, setParams] = useSearchParams();
  const mode = params.get('mode');
  const tab = mode === 'tasks' ? 'tasks' : 'info';
  const { employee } = portal;
  const person = details?.person ?? null;
  const userId = person?.member?.id ?? null;
  const number = Number(employee?.ID ?? Number.NaN);
  // Any other mode is about something else than tasks: they are not asked for.
  const wanted = mode === null || mode === 'tasks';
  const suite = usePortalTasks(workspaceId, wanted && Number.isSafeInteger(number) ? { responsible_id: number } : null);
  const own = useOwnTasks(workspaceId, wanted ? userId : null);
  const onPortal = employee !== undefined || Boolean(person?.portal);
  const known = (own.data?.length ?? 0) + (suite.data?.total ?? 0);
  const counted = suite.error === undefined && (suite.data !== undefined || (!onPortal && own.data !== undefined));

  function show(next: string | null) {
    setParams(next === 'tasks' ? { mode: 'tasks' } : {}, { replace: true });
  }

  return (
    <>
      <PersonHead details={details} employee={employee} now={now} onChanged={onChanged} />
      <PortalAgeNote snapshotAt={portal.snapshotAt ?? suite.data?.snapshot_at} />
      <Tabs value={tab} onChange={show} color="var(--pine)">
        <Tabs.List aria-label={text.tabList}>
          <Tabs.Tab value="info" className={styles.tab}>
            {text.tabs.info}
          </Tabs.Tab>
          <Tabs.Tab value="tasks" className={styles.tab}>
            {text.tabs.tasks}
            {counted && (
              <span className={styles.count}>
                <Tag>{formatNumber(known)}</Tag>
              </span>
            )}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="info" className={styles.panel}>
          <div className={styles.sides}>
            <div className={styles.side}>
              {person?.hired_on !== undefined && (
                <StagePart hiredOn={person.hired_on} leave={person.leave ?? null} now={now} />
              )}
              {counted && <TasksPart own={own.data ?? []} suite={suite.data} workspaceId={workspaceId} now={now} />}
              {person && !person.ref.startsWith('contact-') && !person.member?.blocked_since && (
                <NotesPart key={person.ref} person={person} now={now} />
              )}
              {portal.error !== undefined && (
                <PortalFailure
                  error={portal.error}
                  title={text.errorTitle}
                  words={text.failed}
                  onRetry={portal.retry}
                />
              )}
              {employee && <PortalFacts person={employee} />}
            </div>
            <div className={styles.side}>
              <PrivacyPart />
              {details && <CostPart pay={details.pay} />}
              {details && <SourcesPart details={details} onChanged={onChanged} />}
            </div>
          </div>
        </Tabs.Panel>
        <Tabs.Panel value="tasks" className={styles.panel}>
          {tab === 'tasks' && userId !== null && <OwnTasks reading={own} now={now} />}
          {tab === 'tasks' && onPortal && <PortalTasks workspaceId={workspaceId} reading={suite} />}
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
