import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { DataRequest } from '#shared/models/data-request.ts';
import { WARNED_WORKING_DAYS } from '#shared/rules/data-requests.ts';
import { dataRequestsText as text } from '#text/personal-data/requests.ts';
import { paths } from '#web/lib/paths.ts';
import { readSiteFacts } from '#web/lib/read-site-facts.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Caption, Inline } from '#web/ui/layout/layout.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { readContact, readRecipients, useDataRequests } from './api.ts';
import { Block } from './components/block.tsx';
import { RequestChange, type Outcome } from './components/request-change.tsx';
import { describeContact } from './lib/describe.ts';
import { savePdf } from './lib/save-package.ts';
import styles from './personal-data.module.css';

/** What people have asked about their data, for those who answer. */
export function DataRequests() {
  const { workspace } = useWorkspace();
  const { data, error, mutate } = useDataRequests(workspace.id);
  return (
    <Card title={text.title} lead={text.lead}>
      {error !== undefined && !data && (
        <ErrorState title={text.loadFailed} error={error} onRetry={() => void mutate()} />
      )}
      {!data && error === undefined && <SkeletonCards count={1} lines={3} />}
      {data?.requests.length === 0 && (
        <EmptyState title={text.emptyTitle} action={<Link to={paths.section('employees')}>{text.toPeople}</Link>}>
          {text.emptyText}
        </EmptyState>
      )}
      {data && data.requests.length > 0 && (
        <ul className={styles.list} aria-label={text.list}>
          {data.requests.map((request) => (
            <li key={request.id}>
              <Request request={request} all={data.requests} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Kinds that end with nothing being kept of whoever asks. */
const REMOVING: ReadonlySet<DataRequest['kind']> = new Set(['erase', 'stop', 'unlawful']);

interface RequestProps {
  readonly request: DataRequest;
  /** Of the same person, too: their answer tells of all they have asked. */
  readonly all: readonly DataRequest[];
}

function Request({ request, all }: RequestProps) {
  const { workspace } = useWorkspace();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { busy, error, run } = useAction();
  const { name, contact_id: contactId, member_id: memberId, here } = request;
  const called = name === null ? text.gone : here ? name : text.hasLeft(name);
  const blocked = contactId !== null && all.some(({ contact_id: of, block }) => of === contactId && block !== null);
  // Whose data are blocked without an account has no page.
  const page = !here || blocked ? null : contactId === null ? `member-${memberId}` : `contact-${contactId}`;

  async function savePackage(of: string) {
    const [contact, facts, recipients] = await Promise.all([
      readContact(workspace.id, of),
      readSiteFacts(),
      readRecipients(workspace.id, workspace.name),
    ]);
    const requests = all.filter(({ contact_id: id }) => id === of);
    const whole = { contact, requests, workspace: workspace.name, facts, recipients, madeAt: new Date().toISOString() };
    await savePdf(describeContact(whole), text.packageName(called));
  }

  return (
    <>
      <p className={styles.name}>{page === null ? called : <Link to={paths.person(page)}>{called}</Link>}</p>
      <p>{text.kinds[request.kind]}</p>
      {request.wish !== null && <p>{text.wish(request.wish)}</p>}
      <Caption>
        {text.received(request.received_on)}
        {request.state === 'open' && (
          <>
            {', '}
            <Deadline request={request} />
          </>
        )}
      </Caption>
      {request.extended_because !== null && <Caption>{text.extended(request.extended_because)}</Caption>}
      {request.closed_on !== null && request.state !== 'open' && (
        <Caption>{text[request.state](request.closed_on)}</Caption>
      )}
      {request.closed_because !== null && (
        <Caption>
          {request.state === 'refused' ? text.because(request.closed_because) : text.did(request.closed_because)}
        </Caption>
      )}
      {memberId !== null && request.state === 'open' && <Caption pretty>{text.ofMember}</Caption>}
      {request.block !== null && (
        <Block block={request.block} contactId={contactId} memberId={memberId} name={called} />
      )}
      {memberId !== null && here && request.state === 'open' && REMOVING.has(request.kind) && (
        <Caption pretty>{text.ofMemberRemove}</Caption>
      )}
      {error !== null && <FailureNote error={error} fallback={text.packageFailed} />}
      <Inline gap="10" rowGap="8" above="8">
        {contactId !== null && (
          <Button
            variant="default"
            aria-label={text.packageOf(called)}
            disabled={busy}
            onClick={() => void run(() => savePackage(contactId))}
          >
            {busy ? text.making : text.package}
          </Button>
        )}
        {request.state === 'open' && (
          <>
            <Button variant="default" aria-label={text.answerOf(called)} onClick={() => setOutcome('answered')}>
              {text.answer}
            </Button>
            {request.extended_because === null && (
              <Button variant="default" aria-label={text.extendOf(called)} onClick={() => setOutcome('extended')}>
                {text.extend}
              </Button>
            )}
            <Button variant="subtle" aria-label={text.refuseOf(called)} onClick={() => setOutcome('refused')}>
              {text.refuse}
            </Button>
          </>
        )}
      </Inline>
      {outcome !== null && <RequestChange request={request} outcome={outcome} onClose={() => setOutcome(null)} />}
    </>
  );
}

/** How long there is for an answer; in colour from the day of the reminder on. */
function Deadline({ request }: { readonly request: DataRequest }) {
  const left = request.working_days_left ?? 0;
  const rest = left < 0 ? text.late : left === 0 ? text.lastDay : text.left(left);
  return (
    <span className={left <= WARNED_WORKING_DAYS ? styles.late : undefined}>
      {text.due(request.due_on)} ({rest})
    </span>
  );
}
