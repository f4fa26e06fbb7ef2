import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Workspace } from '#shared/models/workspace.ts';
import { isBlocking } from '#shared/rules/data-requests.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { ownRequestsText as text } from '#text/personal-data/own-requests.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useNow } from '#web/lib/use-now.ts';
import { Card } from '#web/ui/card.tsx';
import { ConfirmModal } from '#web/ui/confirm-modal.tsx';
import { Caption, Inline, Stack } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';
import { toast } from '#web/ui/toast.ts';
import { useOwnRequests } from '../api.ts';
import type { PersonalData } from '../lib/describe.ts';
import styles from '../personal-data.module.css';
import { SendRequest } from './send-request.tsx';

type OwnRequest = PersonalData['data_requests'][number];

interface OwnRequestsCardProps {
  readonly data: PersonalData;
  /** The one that is looked at; null for whoever is in none. */
  readonly workspace: Workspace | null;
}

/** What somebody has asked companies about their own data and what became of it, and a way to ask the one they are in. */
export function OwnRequestsCard({ data, workspace }: OwnRequestsCardProps) {
  const [sending, setSending] = useState(false);
  const today = moscowDay(useNow());
  const block = data.memberships.find(({ workspace_id: id }) => id === workspace?.id)?.block ?? null;
  const requests = data.data_requests;
  if (!workspace && requests.length === 0) return null;
  return (
    <Card title={text.title} lead={workspace ? text.lead(workspace.name) : text.leadOfLeft}>
      <Stack gap="14" fit>
        {block && workspace && <Note tone="warning">{text.blocked(workspace.name, block.since, block.until)}</Note>}
        {requests.length > 0 && (
          <ul className={styles.list} aria-label={text.list}>
            {requests.map((request) => (
              <li key={request.id}>
                <Request
                  request={request}
                  today={today}
                  here={data.memberships.some(({ workspace_id: id }) => id === request.workspace_id)}
                />
              </li>
            ))}
          </ul>
        )}
        {workspace && (
          <Inline gap="10">
            <Button variant="default" onClick={() => setSending(true)}>
              {text.send}
            </Button>
          </Inline>
        )}
      </Stack>
      {workspace && sending && (
        <SendRequest
          waiting={requests
            .filter(({ workspace_id: id, state }) => id === workspace.id && state === 'open')
            .map(({ kind }) => kind)}
          onClose={() => setSending(false)}
        />
      )}
    </Card>
  );
}

interface RequestProps {
  readonly request: OwnRequest;
  readonly today: string;
  /** Whether they are in that workspace still. */
  readonly here: boolean;
}

function Request({ request, today, here }: RequestProps) {
  const { kind, workspace, wish, state, due_on: due, closed_on: closed, closed_because: because } = request;
  const late = state === 'open' && today > due;
  return (
    <>
      <p className={styles.name}>{text.kinds[kind]}</p>
      <Caption>{text.to(workspace, request.received_on, here)}</Caption>
      {wish !== null && <p>{text.wish(wish)}</p>}
      {request.extended_because !== null && <Caption>{text.extended(request.extended_because)}</Caption>}
      {state === 'open' && <p className={late ? styles.late : undefined}>{late ? text.late(due) : text.open(due)}</p>}
      {closed !== null && state !== 'open' && <p>{text[state](closed)}</p>}
      {because !== null && <p>{state === 'refused' ? text.reason(because) : text.answer(because)}</p>}
      {state === 'open' && <Withdrawal request={request} here={here} />}
    </>
  );
}

/** Takes back a request that nobody has answered; of whoever has left no data are blocked. */
function Withdrawal({ request, here }: Pick<RequestProps, 'request' | 'here'>) {
  const { id, workspace_id: workspaceId, kind } = request;
  const { withdraw } = useOwnRequests(workspaceId);
  const { busy, error, run } = useAction();
  const [asked, setAsked] = useState(false);
  const words = text.withdrawal;
  return (
    <Inline above="8">
      <Button variant="default" aria-label={words.of(text.kinds[kind])} onClick={() => setAsked(true)}>
        {words.action}
      </Button>
      <ConfirmModal
        opened={asked}
        title={words.title}
        action={words.action}
        busy={busy}
        error={error === null ? null : words.failed + messageOf(error)}
        onConfirm={() =>
          void run(
            () => withdraw(id),
            () => {
              setAsked(false);
              toast(words.done);
            },
          )
        }
        onClose={() => setAsked(false)}
      >
        {here && isBlocking(kind) ? words.textOfBlock : words.text}
      </ConfirmModal>
    </Inline>
  );
}
