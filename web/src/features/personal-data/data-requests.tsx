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

/** What people without an account have asked about their data, for those who answer. */
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

interface RequestProps {
  readonly request: DataRequest;
  /** Of the same person, too: their answer tells of all they have asked. */
  readonly all: readonly DataRequest[];
}

function Request({ request, all }: RequestProps) {
  const { workspace } = useWorkspace();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { busy, error, run } = useAction();
  const name = request.name ?? text.gone;
  const contactId = request.contact_id;
  const blocked = all.some(({ contact_id: of, block }) => of === contactId && block !== null);

  async function savePackage(of: string) {
    const [contact, facts, recipients] = await Promise.all([
      readContact(workspace.id, of),
      readSiteFacts(),
      readRecipients(workspace.id, workspace.name),
    ]);
    const requests = all.filter(({ contact_id: id }) => id === of);
    const whole = { contact, requests, workspace: workspace.name, facts, recipients, madeAt: new Date().toISOString() };
    await savePdf(describeContact(whole), text.packageName(name));
  }

  return (
    <>
      <p className={styles.name}>
        {contactId === null || blocked ? name : <Link to={paths.person(`contact-${contactId}`)}>{name}</Link>}
      </p>
      <p>{text.kinds[request.kind]}</p>
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
      {request.closed_on !== null && (
        <Caption>
          {request.state === 'refused' ? text.refused(request.closed_on) : text.answered(request.closed_on)}
        </Caption>
      )}
      {request.closed_because !== null && <Caption>{text.because(request.closed_because)}</Caption>}
      {request.block !== null && contactId !== null && (
        <Block block={request.block} contactId={contactId} name={name} />
      )}
      {error !== null && <FailureNote error={error} fallback={text.packageFailed} />}
      <Inline gap="10" rowGap="8" above="8">
        {contactId !== null && (
          <Button
            variant="default"
            aria-label={text.packageOf(name)}
            disabled={busy}
            onClick={() => void run(() => savePackage(contactId))}
          >
            {busy ? text.making : text.package}
          </Button>
        )}
        {request.state === 'open' && (
          <>
            <Button variant="default" aria-label={text.answerOf(name)} onClick={() => setOutcome('answered')}>
              {text.answer}
            </Button>
            {request.extended_because === null && (
              <Button variant="default" aria-label={text.extendOf(name)} onClick={() => setOutcome('extended')}>
                {text.extend}
              </Button>
            )}
            <Button variant="subtle" aria-label={text.refuseOf(name)} onClick={() => setOutcome('refused')}>
              {text.refuse}
            </Button>
          </>
        )}
      </Inline>
      {outcome !== null && <RequestChange requestId={request.id} outcome={outcome} onClose={() => setOutcome(null)} />}
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
