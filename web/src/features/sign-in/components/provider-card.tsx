import { Button } from '@mantine/core';
import { useState } from 'react';
import { signInSettingsText } from '#text/sign-in/settings.ts';
import { formatDate } from '#web/lib/dates.ts';
import { Card } from '#web/ui/card.tsx';
import { ConfirmModal } from '#web/ui/confirm-modal.tsx';
import { Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { toast } from '#web/ui/toast.ts';
import { useConfirmation } from '#web/ui/use-confirmation.ts';
import { useSignInActions, type OwnProvider, type SignInSettings } from '../api.ts';
import { useIssuerCheck } from '../lib/use-issuer-check.ts';
import styles from '../sign-in.module.css';
import { IssuerSaid } from './issuer-said.tsx';
import { OurAddresses } from './our-addresses.tsx';
import { ProviderForm } from './provider-form.tsx';

const text = signInSettingsText.provider;

interface ProviderCardProps {
  readonly workspaceId: string;
  readonly settings: SignInSettings;
}

/** The workspace's own provider: what it is for, what is to be entered where, and whether it answers. */
export function ProviderCard({ workspaceId, settings }: ProviderCardProps) {
  const [editing, setEditing] = useState(false);
  const { provider } = settings;
  return (
    <Card
      title={text.title}
      aside={<Tag tone={provider === null ? 'calm' : 'good'}>{provider === null ? text.off : text.on}</Tag>}
    >
      <Stack gap="16">
        {editing ? (
          <ProviderForm workspaceId={workspaceId} settings={settings} onClose={() => setEditing(false)} />
        ) : provider === null ? (
          <>
            <Text tone="ink-2" pretty measure>
              {text.purpose}
            </Text>
            <Inline gap="10">
              <Button onClick={() => setEditing(true)}>{text.connect}</Button>
            </Inline>
          </>
        ) : (
          <Connected
            workspaceId={workspaceId}
            settings={settings}
            provider={provider}
            onEdit={() => setEditing(true)}
          />
        )}
      </Stack>
    </Card>
  );
}

interface ConnectedProps extends ProviderCardProps {
  readonly provider: OwnProvider;
  readonly onEdit: () => void;
}

function Connected({ workspaceId, settings, provider, onEdit }: ConnectedProps) {
  const actions = useSignInActions(workspaceId);
  const check = useIssuerCheck(workspaceId);
  const [removing, setRemoving] = useState(false);
  const removal = useConfirmation({
    work: actions.remove,
    done: () => {
      setRemoving(false);
      toast(text.removed);
    },
  });
  const facts = [
    [text.name, provider.name],
    [text.issuer, provider.issuer],
    [text.clientId, provider.client_id],
    [text.since, formatDate(provider.connected_at)],
  ] as const;
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={name === text.issuer ? styles.wide : undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <OurAddresses settings={settings} />
      <IssuerSaid check={check} />
      <Inline gap="10" rowGap="8">
        <Button variant="default" disabled={check.busy} onClick={() => check.ask(provider.issuer)}>
          {check.busy ? text.checking : text.checkAgain}
        </Button>
        <Button variant="default" onClick={onEdit}>
          {text.edit}
        </Button>
        <Button variant="default" color="red" onClick={() => setRemoving(true)}>
          {text.remove}
        </Button>
      </Inline>
      <ConfirmModal
        opened={removing}
        title={text.removeTitle}
        action={text.removeAction}
        danger
        {...removal}
        onClose={() => setRemoving(false)}
      >
        {text.removeText}
      </ConfirmModal>
    </>
  );
}
