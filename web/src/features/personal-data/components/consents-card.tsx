import { Button } from '@mantine/core';
import { useState } from 'react';
import { OWNER_ROLE } from '#shared/rules/roles.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { quoted } from '#text/format.ts';
import { integrationsText } from '#text/integrations.ts';
import { personalDataText as text } from '#text/personal-data.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { formatDate } from '#web/lib/dates.ts';
import { paths } from '#web/lib/paths.ts';
import { useAction } from '#web/lib/use-action.ts';
import { Card } from '#web/ui/card.tsx';
import { ConfirmModal } from '#web/ui/confirm-modal.tsx';
import { Caption, Inline } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';
import { toast } from '#web/ui/toast.ts';
import { useWithdrawal } from '../api.ts';
import type { PersonalData } from '../lib/describe.ts';
import styles from '../personal-data.module.css';

const words = text.consents;
const { names } = integrationsText.chats;

type Consent = PersonalData['consents'][number];

interface ConsentsCardProps {
  readonly data: PersonalData;
  readonly workspaces: readonly Workspace[];
}

/** What somebody agreed to, the newest text of each; each is withdrawn after it was said what follows. */
export function ConsentsCard({ data, workspaces }: ConsentsCardProps) {
  const [asked, setAsked] = useState<Consent | null>(null);
  const account = data.consents.findLast(({ kind }) => kind === 'account');
  const chats = data.consents.filter(({ kind }) => kind === 'chat');
  const shown = [...(account ? [account] : []), ...chats];
  return (
    <Card title={words.title} lead={shown.length > 0 ? words.lead : undefined}>
      {account === undefined && <Caption>{words.none}</Caption>}
      <ul className={styles.list}>
        {shown.map((consent) => (
          <li key={`${consent.kind} ${consent.workspace_id} ${consent.channel}`}>
            <Inline justify="between" gap="16" rowGap="8">
              <div>
                <p className={styles.name}>{nameOf(consent)}</p>
                <Caption>
                  {words.given(
                    consent.version && formatDate(consent.version),
                    formatDate(consent.given_at),
                    words.how[consent.how],
                  )}
                </Caption>
              </div>
              <Inline gap="10">
                <a href={paths.consent}>{words.read}</a>
                <Button
                  variant="default"
                  aria-label={words.withdrawNamed(nameOf(consent))}
                  onClick={() => setAsked(consent)}
                >
                  {words.withdraw}
                </Button>
              </Inline>
            </Inline>
          </li>
        ))}
      </ul>
      <AccountWithdrawal
        opened={asked?.kind === 'account'}
        owned={workspaces.filter(({ user_role: role }) => role === OWNER_ROLE)}
        onClose={() => setAsked(null)}
      />
      <ChatWithdrawal consent={asked?.kind === 'chat' ? asked : null} onClose={() => setAsked(null)} />
    </Card>
  );
}

function nameOf({ kind, channel, workspace }: Consent): string {
  return kind === 'account' || channel === null ? words.account : words.chat(names[channel], workspace ?? '');
}

interface AccountWithdrawalProps {
  readonly opened: boolean;
  readonly owned: readonly Workspace[];
  readonly onClose: () => void;
}

/** What follows from a withdrawal for the account: there is no other ground to keep it. */
function AccountWithdrawal({ opened, owned, onClose }: AccountWithdrawalProps) {
  const said = text.withdrawAccount;
  const { account } = useWithdrawal();
  const { busy, error, run } = useAction();
  return (
    <ConfirmModal
      opened={opened}
      title={said.title}
      action={said.action}
      danger
      ready={owned.length === 0}
      busy={busy}
      error={error === null ? null : said.failed(messageOf(error))}
      onConfirm={() => void run(account, () => toast(said.done))}
      onClose={onClose}
    >
      {owned.length > 0 && <Note tone="warning">{said.owned(owned.map(({ name }) => quoted(name)))}</Note>}
      <p className={styles.name}>{said.atOnce}</p>
      <ul className={styles.points}>
        {said.atOnceList.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <p className={styles.name}>{said.stays}</p>
      <ul className={styles.points}>
        {said.staysList.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <p className={styles.name}>{said.company}</p>
      <p>{said.companyText}</p>
    </ConfirmModal>
  );
}

function ChatWithdrawal({ consent, onClose }: { readonly consent: Consent | null; readonly onClose: () => void }) {
  const said = text.withdrawChat;
  const { chat } = useWithdrawal();
  const { busy, error, run } = useAction();
  const [id, channel] = [consent?.workspace_id ?? null, consent?.channel ?? null];
  const withdraw = () =>
    id !== null &&
    channel !== null &&
    run(
      () => chat(id, channel),
      () => {
        toast(said.done);
        onClose();
      },
    );
  return (
    <ConfirmModal
      opened={consent !== null}
      title={said.title}
      action={said.action}
      danger
      busy={busy}
      error={error === null ? null : said.failed(messageOf(error))}
      onConfirm={() => void withdraw()}
      onClose={onClose}
    >
      {channel !== null && said.text(names[channel], consent?.workspace ?? '')}
    </ConfirmModal>
  );
}
