import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ChatConnection } from '#shared/models/chat.ts';
import { integrationsText } from '#text/integrations.ts';
import { formatDate } from '#web/lib/dates.ts';
import { paths } from '#web/lib/paths.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useChats } from '#web/lib/use-chats.ts';
import { Card } from '#web/ui/card.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Caption, Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';
import { useChatActions, type ChatLink } from '../chats-api.ts';
import styles from '../integrations.module.css';

const text = integrationsText.chats;

/** While a link waits to be opened elsewhere, it is asked whether it has been. */
const WAITING_MILLISECONDS = 3_000;

/** One's own chats with the bots of the workspace; nothing where it has none. */
export function OwnChatsCard({ workspaceId }: { readonly workspaceId: string }) {
  const [waiting, setWaiting] = useState(false);
  const stored = useChats(workspaceId, { refreshInterval: waiting ? WAITING_MILLISECONDS : 0 });
  const offered = stored.data?.chats.filter(({ bot }) => bot !== null) ?? [];
  if (offered.length === 0) return null;
  return (
    <Card title={text.own.title}>
      <Stack gap="16">
        <Text tone="ink-2" pretty>
          {text.own.purpose}
        </Text>
        <Text tone="ink-2" pretty>
          {text.own.consent} <a href={paths.consent}>{text.own.consentText}</a>
        </Text>
        {offered.map((chat) => (
          <OwnChat key={chat.channel} workspaceId={workspaceId} chat={chat} onWaiting={setWaiting} />
        ))}
      </Stack>
    </Card>
  );
}

interface OwnChatProps {
  readonly workspaceId: string;
  readonly chat: ChatConnection;
  readonly onWaiting: (waiting: boolean) => void;
}

function OwnChat({ workspaceId, chat: { channel, own_since: since }, onWaiting }: OwnChatProps) {
  const actions = useChatActions(workspaceId, channel);
  const action = useAction();
  const [link, setLink] = useState<ChatLink | null>(null);
  const name = text.names[channel];

  function change(work: () => Promise<void>) {
    void action.run(work);
  }
  const connect = () =>
    change(async () => {
      setLink(await actions.link());
      onWaiting(true);
    });
  const disconnect = () =>
    change(async () => {
      await actions.unlink();
      setLink(null);
      onWaiting(false);
    });

  return (
    <Stack gap="10" role="group" aria-label={name}>
      <Inline justify="between" gap="12">
        <div>
          <Text weight="600">{name}</Text>
          <Caption>{since === null ? text.own.off : text.own.since(formatDate(since))}</Caption>
        </div>
        {since === null ? (
          <Button variant="default" disabled={action.busy} onClick={connect}>
            {text.own.connect(name)}
          </Button>
        ) : (
          <Button variant="default" disabled={action.busy} onClick={disconnect}>
            {text.own.disconnect(name)}
          </Button>
        )}
      </Inline>
      {since === null && link !== null && (
        <Note tone="good">
          <a href={link.url} target="_blank" rel="noreferrer" className={styles.outside}>
            {text.own.open(name)}
          </a>{' '}
          {text.own.linkNote}
        </Note>
      )}
      {action.error !== null && <FailureNote error={action.error} prefix={text.own.failed} />}
    </Stack>
  );
}
