import { Button, PasswordInput } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { NewChatBot, type ChatConnection } from '#shared/models/chat.ts';
import { BOT_TOKEN_MAX_LENGTH, type Messenger } from '#shared/rules/messengers.ts';
import { integrationsText } from '#text/integrations.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { formatDate } from '#web/lib/dates.ts';
import { paths } from '#web/lib/paths.ts';
import { mistakesOf } from '#web/lib/schema-validation.ts';
import { useChats } from '#web/lib/use-chats.ts';
import { useFocusOnArrival } from '#web/lib/use-focus-on-arrival.ts';
import { useForm } from '#web/lib/use-form.ts';
import { ConfirmModal } from '#web/ui/confirm-modal.tsx';
import { Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';
import { useChatActions } from '../chats-api.ts';
import styles from '../integrations.module.css';
import { wordsOf } from '../lib/connection-result.ts';
import { usePanel, type Panel } from '../lib/use-panel.ts';
import { DeliveredFact } from './delivered-fact.tsx';
import { Fact } from './fact.tsx';
import { ClosedPanel, PanelCard } from './panel-card.tsx';

const common = integrationsText;
const text = integrationsText.chats;

interface ChatPanelProps {
  readonly channel: Messenger;
  readonly workspaceId: string;
  /** Whether the person may manage integrations here. */
  readonly allowed: boolean;
}

/** The bot of a workspace in a messenger: its name, how many have a chat with it, whether it works. */
export function ChatPanel({ channel, workspaceId, allowed }: ChatPanelProps) {
  const stored = useChats(allowed ? workspaceId : null);
  const panel = usePanel();
  const title = text.names[channel];
  if (!allowed) return <ClosedPanel title={title}>{text.noRight}</ClosedPanel>;
  const of = ({ chats }: NonNullable<typeof stored.data>) => chats.find((chat) => chat.channel === channel)!;
  return (
    <PanelCard
      title={title}
      loadFailed={text.loadFailed}
      stored={stored}
      isConnected={(all) => of(all).bot !== null}
      panel={panel}
    >
      {(all) =>
        panel.mode === 'edit' ? (
          <BotForm workspaceId={workspaceId} channel={channel} known={of(all).bot !== null} panel={panel} />
        ) : (
          <BotView workspaceId={workspaceId} chat={of(all)} panel={panel} />
        )
      }
    </PanelCard>
  );
}

interface BotViewProps {
  readonly workspaceId: string;
  readonly chat: ChatConnection;
  readonly panel: Panel;
}

function BotView({ workspaceId, chat, panel }: BotViewProps) {
  const actions = useChatActions(workspaceId, chat.channel);
  const [confirming, setConfirming] = useState(false);
  if (chat.bot === null) {
    return (
      <>
        <Text tone="ink-2" pretty>
          {text.purpose}
        </Text>
        <Inline align="stretch" gap="10">
          <Button onClick={panel.edit}>{common.connect}</Button>
        </Inline>
      </>
    );
  }

  async function disconnect() {
    const removed = await panel.remove(async () => {
      await actions.disconnect();
      return text.disconnected;
    });
    if (removed) setConfirming(false);
  }

  return (
    <>
      {chat.problem !== null && <Note tone="warning">{chat.problem}</Note>}
      <dl className={styles.facts}>
        <Fact name={text.bot}>{`@${chat.bot}`}</Fact>
        {chat.connected_at !== null && <Fact name={text.connectedOn}>{formatDate(chat.connected_at)}</Fact>}
        {chat.people !== null && <Fact name={text.people}>{text.peopleCount(chat.people)}</Fact>}
        <DeliveredFact workspaceId={workspaceId} channel={chat.channel} />
      </dl>
      <Text size="note" tone="ink-2" pretty>
        {text.learns[chat.channel]}
      </Text>
      {chat.own_since === null && (
        <Link to={paths.settingsProfile} className={styles.link}>
          {text.tryFirst}
        </Link>
      )}
      <Inline align="stretch" gap="10">
        <Button
          variant="default"
          disabled={panel.busy}
          onClick={() => void panel.check(async () => wordsOf(await actions.check()))}
        >
          {common.check}
        </Button>
        {chat.own_since !== null && (
          <Button
            variant="default"
            disabled={panel.busy}
            onClick={() => void panel.check(async () => wordsOf(await actions.tryOut()))}
          >
            {text.tryOut}
          </Button>
        )}
        <Button variant="default" disabled={panel.busy} onClick={panel.edit}>
          {common.edit}
        </Button>
        <Button variant="default" color="red" disabled={panel.busy} onClick={() => setConfirming(true)}>
          {text.disconnect}
        </Button>
      </Inline>
      <ConfirmModal
        opened={confirming}
        title={text.confirmTitle(text.names[chat.channel])}
        action={text.disconnect}
        danger
        busy={panel.busy}
        error={
          panel.failure?.prefix === common.deleteFailed
            ? common.deleteFailed + messageOf(panel.failure.error, common.noAnswer)
            : null
        }
        onConfirm={() => void disconnect()}
        onClose={() => setConfirming(false)}
      >
        {text.confirmText}
      </ConfirmModal>
    </>
  );
}

interface BotFormProps {
  readonly workspaceId: string;
  readonly channel: Messenger;
  readonly known: boolean;
  readonly panel: Panel;
}

function BotForm({ workspaceId, channel, known, panel }: BotFormProps) {
  const actions = useChatActions(workspaceId, channel);
  const field = useFocusOnArrival();
  const form = useForm({ initialValues: { token: '' }, validate: (values) => mistakesOf(NewChatBot, values) });

  function submit({ token }: typeof form.values) {
    void panel.save(async () => {
      await actions.connect(token.trim());
      return text.connected;
    });
  }

  return (
    <Stack as="form" gap="14" onSubmit={form.onSubmit(submit, () => form.nodeOf('token')?.focus())} noValidate>
      <PasswordInput
        label={text.token}
        description={known ? text.replaceHint : text.tokenHint}
        autoComplete="off"
        maxLength={BOT_TOKEN_MAX_LENGTH}
        readOnly={panel.busy}
        visibilityToggleButtonProps={{ 'aria-label': text.showToken }}
        {...form.field('token')}
        ref={field}
      />
      <Inline align="stretch" gap="10">
        <Button type="submit" disabled={panel.busy}>
          {panel.busy ? common.saving : common.save}
        </Button>
        <Button variant="default" disabled={panel.busy} onClick={panel.cancel}>
          {common.cancel}
        </Button>
      </Inline>
      <Text size="note" tone="ink-2" pretty>
        {text.howTo[channel]}
      </Text>
    </Stack>
  );
}
