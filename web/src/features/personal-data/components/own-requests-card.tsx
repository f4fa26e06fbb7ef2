import { Button } from '@mantine/core';
import { useState } from 'react';
import { moscowDay } from '#shared/rules/working-days.ts';
import { ownRequestsText as text } from '#text/personal-data/own-requests.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { Caption, Inline, Stack } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';
import type { PersonalData } from '../lib/describe.ts';
import styles from '../personal-data.module.css';
import { SendRequest } from './send-request.tsx';

type OwnRequest = PersonalData['data_requests'][number];

/** What somebody has asked companies about their own data and what became of it, and a way to ask the one they are in. */
export function OwnRequestsCard({ data }: { readonly data: PersonalData }) {
  const { workspace } = useWorkspace();
  const [sending, setSending] = useState(false);
  const today = moscowDay(useNow());
  const block = data.memberships.find(({ workspace_id: id }) => id === workspace.id)?.block ?? null;
  const requests = data.data_requests;
  return (
    <Card title={text.title} lead={text.lead(workspace.name)}>
      <Stack gap="14" fit>
        {block && <Note tone="warning">{text.blocked(workspace.name, block.since, block.until)}</Note>}
        {requests.length > 0 && (
          <ul className={styles.list} aria-label={text.list}>
            {requests.map((request, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two of one kind may be of one day
              <li key={index}>
                <Request request={request} today={today} />
              </li>
            ))}
          </ul>
        )}
        <Inline gap="10">
          <Button variant="default" onClick={() => setSending(true)}>
            {text.send}
          </Button>
        </Inline>
      </Stack>
      {sending && (
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

function Request({ request, today }: { readonly request: OwnRequest; readonly today: string }) {
  const { kind, workspace, wish, state, due_on: due, closed_on: closed, closed_because: because } = request;
  const late = state === 'open' && today > due;
  return (
    <>
      <p className={styles.name}>{text.kinds[kind]}</p>
      <Caption>{text.to(workspace, request.received_on)}</Caption>
      {wish !== null && <p>{text.wish(wish)}</p>}
      {request.extended_because !== null && <Caption>{text.extended(request.extended_because)}</Caption>}
      {state === 'open' && <p className={late ? styles.late : undefined}>{late ? text.late(due) : text.open(due)}</p>}
      {closed !== null && <p>{state === 'refused' ? text.refused(closed) : text.answered(closed)}</p>}
      {because !== null && <p>{state === 'refused' ? text.reason(because) : text.answer(because)}</p>}
    </>
  );
}
