import { Button } from '@mantine/core';
import { useState } from 'react';
import type { OfferRequest } from '#shared/models/offer.ts';
import { formatDate } from '#web/lib/dates.ts';
import { formatRubles } from '#text/format.ts';
import { Card } from '#web/ui/card.tsx';
import { ConfirmModal } from '#web/ui/confirm-modal.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { TableExport } from '#web/ui/table-export.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { toast } from '#web/ui/toast.ts';
import { useConfirmation } from '#web/ui/use-confirmation.ts';
import { useOfferRequests, useRequestActions } from '../api.ts';
import { requestsText as text } from '#text/offers.ts';
import { requestsTable } from '../lib/export-requests.ts';
import styles from './offers.module.css';

/** So many stand there before somebody asks for all. */
const SHOWN_AT_FIRST = 3;

/** What the company has asked of partners; nothing before the first request. */
export function Requests({ workspaceId }: { readonly workspaceId: string }) {
  const { data = [], error, mutate } = useOfferRequests(workspaceId);
  const [all, setAll] = useState(false);
  const [cancelled, setCancelled] = useState<OfferRequest | null>(null);
  if (error !== undefined && data.length === 0) {
    return <ErrorState title={text.loadFailed} error={error} onRetry={() => void mutate()} />;
  }
  if (data.length === 0) return null;
  return (
    <Card
      title={text.title}
      lead={text.how}
      aside={<TableExport name={text.title} collect={() => requestsTable(data)} />}
    >
      <ul className={styles.requests}>
        {(all ? data : data.slice(0, SHOWN_AT_FIRST)).map((request) => (
          <RequestRow key={request.id} request={request} onCancel={setCancelled} />
        ))}
      </ul>
      {!all && data.length > SHOWN_AT_FIRST && (
        <Button variant="subtle" onClick={() => setAll(true)}>
          {text.showAll(data.length)}
        </Button>
      )}
      {cancelled && <CancelDialog workspaceId={workspaceId} request={cancelled} onClose={() => setCancelled(null)} />}
    </Card>
  );
}

interface RequestRowProps {
  readonly request: OfferRequest;
  readonly onCancel: (request: OfferRequest) => void;
}

function RequestRow({ request, onCancel }: RequestRowProps) {
  const { offer, people, cost, planned_on: day, status, booked, requested_by: name } = request;
  return (
    <li className={styles.request}>
      <Stack gap="2" breaks className={styles.words}>
        <strong>{offer.title}</strong>
        <span className={styles.partner}>
          {offer.partner} · {text.people(people)} · {text.on(formatDate(`${day}T12:00:00`))} ·{' '}
          {name === null ? text.bySomebody : text.by(name)}
          {booked && ` · ${text.booked}`}
        </span>
      </Stack>
      <span className={styles.sum}>{formatRubles(cost)}</span>
      <Tag tone={status === 'sent' ? 'good' : 'calm'}>{text[status]}</Tag>
      {status === 'sent' && (
        <Button variant="subtle" onClick={() => onCancel(request)} aria-label={text.cancelOf(offer.title)}>
          {text.cancel}
        </Button>
      )}
    </li>
  );
}

interface CancelDialogProps {
  readonly workspaceId: string;
  readonly request: OfferRequest;
  readonly onClose: () => void;
}

function CancelDialog({ workspaceId, request, onClose }: CancelDialogProps) {
  const { cancel } = useRequestActions(workspaceId);
  const confirmation = useConfirmation({
    work: () => cancel(request.id),
    done: () => {
      onClose();
      toast(text.done);
    },
  });
  return (
    <ConfirmModal opened title={text.cancelTitle} action={text.cancelAction} danger onClose={onClose} {...confirmation}>
      {text.cancelText(request.offer.partner)} {request.booked && text.cancelBooked}
    </ConfirmModal>
  );
}
