import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Directory } from '#shared/models/directory.ts';
import { DIRECTORY_TOKENS } from '#shared/rules/directory.ts';
import { directoryText as text } from '#text/integrations/directory.ts';
import { integrationsText as common } from '#text/integrations.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { formatDate, formatDateTime } from '#web/lib/dates.ts';
import { Copied } from '#web/ui/copied.tsx';
import { ConfirmModal } from '#web/ui/confirm-modal.tsx';
import { Caption, Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { LimitHint } from '#web/ui/limit-hint.tsx';
import { Note } from '#web/ui/note.tsx';
import { useDirectory, useDirectoryActions } from '../directory-api.ts';
import styles from '../integrations.module.css';
import { usePanel, type Panel } from '../lib/use-panel.ts';
import { Fact } from './fact.tsx';
import { PanelCard } from './panel-card.tsx';

/** By what the company's own directory brings people in and ends their access; for the owner. */
export function DirectoryPanel({ workspaceId }: { readonly workspaceId: string }) {
  const stored = useDirectory(workspaceId);
  const panel = usePanel();
  return (
    <PanelCard
      title={text.title}
      loadFailed={text.loadFailed}
      stored={stored}
      isConnected={({ tokens }) => tokens.length > 0}
      panel={panel}
    >
      {(directory) => <DirectoryView workspaceId={workspaceId} directory={directory} panel={panel} />}
    </PanelCard>
  );
}

interface DirectoryViewProps {
  readonly workspaceId: string;
  readonly directory: Directory;
  readonly panel: Panel;
}

function DirectoryView({ workspaceId, directory, panel }: DirectoryViewProps) {
  const actions = useDirectoryActions(workspaceId);
  const [fresh, setFresh] = useState<string | null>(null);
  const { tokens, problems } = directory;

  async function make() {
    await panel.change(async () => {
      setFresh(await actions.make());
      return text.fresh;
    });
  }

  return (
    <>
      <Text tone="ink-2" pretty>
        {text.purpose}
      </Text>
      {fresh !== null && (
        <Note tone="warning">
          <Stack gap="8">
            <Copied label={text.fresh} value={fresh} action={text.copyToken} said={text.tokenCopied} />
            {text.freshNote}
          </Stack>
        </Note>
      )}
      {tokens.length > 0 && (
        <>
          <Copied
            label={text.address}
            value={window.location.origin + directory.address}
            action={text.copyAddress}
            said={text.addressCopied}
          />
          <Tokens tokens={tokens} actions={actions} panel={panel} onRevoked={() => setFresh(null)} />
          <Counts directory={directory} />
        </>
      )}
      <LimitHint limit="people" />
      {problems.length > 0 && <Problems problems={problems} />}
      {tokens.length < DIRECTORY_TOKENS && (
        <Inline align="stretch" gap="10">
          <Button variant={tokens.length > 0 ? 'default' : 'filled'} disabled={panel.busy} onClick={() => void make()}>
            {tokens.length > 0 ? text.makeSecond : text.make}
          </Button>
        </Inline>
      )}
      <details className={styles.more}>
        <summary>{text.how}</summary>
        <Stack gap="10" className={styles.moreBody}>
          {[text.entra, text.okta, text.keycloak, text.rules].map((line) => (
            <Text key={line} size="note" tone="ink-2" pretty>
              {line}
            </Text>
          ))}
        </Stack>
      </details>
    </>
  );
}

interface TokensProps {
  readonly tokens: Directory['tokens'];
  readonly actions: ReturnType<typeof useDirectoryActions>;
  readonly panel: Panel;
  readonly onRevoked: () => void;
}

function Tokens({ tokens, actions, panel, onRevoked }: TokensProps) {
  const [revoking, setRevoking] = useState<number | null>(null);

  async function revoke(slot: number) {
    const revoked = await panel.remove(async () => {
      await actions.revoke(slot);
      return text.revoked;
    });
    if (!revoked) return;
    setRevoking(null);
    onRevoked();
  }

  return (
    <div>
      {tokens.map(({ slot, hint, created_at: made, last_used_at: used }) => (
        <Inline key={slot} gap="12" justify="between" className={styles.connection}>
          <div>
            <Text weight="600">{text.token(hint)}</Text>
            <Caption breaks>
              {`${text.made(formatDate(made))}, ${used === null ? text.neverUsed : text.used(formatDateTime(used))}`}
            </Caption>
          </div>
          <Button variant="default" color="red" disabled={panel.busy} onClick={() => setRevoking(slot)}>
            {text.revoke}
          </Button>
        </Inline>
      ))}
      <ConfirmModal
        opened={revoking !== null}
        title={text.revokeTitle}
        action={text.revoke}
        danger
        busy={panel.busy}
        error={panel.failure ? messageOf(panel.failure.error, common.noAnswer) : null}
        onConfirm={() => revoking !== null && void revoke(revoking)}
        onClose={() => setRevoking(null)}
      >
        {text.revokeText}
      </ConfirmModal>
    </div>
  );
}

/** How many people there are; what is none is not told, but for those who are always of interest. */
function Counts({ directory: { people, groups, last_change_at: last } }: { readonly directory: Directory }) {
  const rest = [
    [text.withoutAddress, people.without_address],
    [text.onLeave, people.on_leave],
    [text.gone, people.gone],
  ] as const;
  return (
    <dl className={styles.facts}>
      <Fact name={text.last} wide>
        {last === null ? text.noChange : formatDateTime(last)}
      </Fact>
      <Fact name={text.people}>{text.count(people.active)}</Fact>
      <Fact name={text.members}>{text.count(people.members)}</Fact>
      <Fact name={text.expected}>{text.count(people.expected)}</Fact>
      <Fact name={text.groups}>{text.count(groups)}</Fact>
      {rest.map(([name, count]) =>
        count > 0 ? (
          <Fact key={name} name={name}>
            {text.count(count)}
          </Fact>
        ) : null,
      )}
    </dl>
  );
}

function Problems({ problems }: { readonly problems: Directory['problems'] }) {
  return (
    <section aria-label={text.problemsTitle}>
      <Text as="h3" size="body" below="8">
        {text.problemsTitle}
      </Text>
      <Stack as="ul" gap="8">
        {problems.map(({ at, code, request, about, detail }, index) => (
          <li key={`${at} ${index}`}>
            <Text breaks>{text.about(about, text.problems[code])}</Text>
            <Caption breaks>{`${formatDateTime(at)}, ${request}. ${detail}`}</Caption>
          </li>
        ))}
      </Stack>
    </section>
  );
}
