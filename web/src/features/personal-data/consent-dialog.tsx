import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { CONSENT_VERSION } from '#shared/rules/consent.ts';
import type { User } from '#shared/models/user.ts';
import { personalDataText } from '#text/personal-data.ts';
import { paths } from '#web/lib/paths.ts';
import { endSession } from '#web/lib/session.ts';
import { useAction } from '#web/lib/use-action.ts';
import { ConfirmModal } from '#web/ui/confirm-modal.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Actions, Stack, Text } from '#web/ui/layout/layout.tsx';
import { readAccountPackage, useConsent, useWithdrawal } from './api.ts';
import { packageJson } from './lib/describe.ts';
import { saveJson } from './lib/save-package.ts';

const text = personalDataText.again;

interface ConsentDialogProps {
  readonly due: NonNullable<User['consent_due']>;
}

/** Asks for the new text of the consent: it can be put off until its day, and afterwards one can read out one's data and go. */
export default function ConsentDialog({ due }: ConsentDialogProps) {
  const [opened, setOpened] = useState(true);
  const [removing, setRemoving] = useState(false);
  const giveConsent = useConsent();
  const withdrawal = useWithdrawal();
  const { busy, error, run } = useAction();
  const deletion = useAction();
  const { overdue } = due;
  const later = () => setOpened(false);
  const download = async () => saveJson(packageJson(await readAccountPackage()), personalDataText.package.jsonName);
  return (
    <>
      <Modal
        opened={opened && !removing}
        onClose={overdue ? () => undefined : later}
        withCloseButton={!overdue}
        title={text.title}
      >
        <Stack gap="14">
          <Text pretty>{text.text(due.version)}</Text>
          <Text pretty>{overdue ? text.overdue : `${text.until(due.agreed_by)} ${text.after}`}</Text>
          <a href={paths.consent} target="_blank" rel="noreferrer">
            {text.read}
          </a>
          {error !== null && <FailureNote error={error} fallback={text.failed} />}
        </Stack>
        <Actions>
          {overdue ? (
            <>
              <Button variant="subtle" onClick={() => endSession()}>
                {text.leave}
              </Button>
              <Button variant="default" disabled={busy} onClick={() => void run(download)}>
                {text.download}
              </Button>
              <Button variant="default" color="red" disabled={busy} onClick={() => setRemoving(true)}>
                {text.remove}
              </Button>
            </>
          ) : (
            <Button variant="default" disabled={busy} onClick={later}>
              {text.later}
            </Button>
          )}
          <Button disabled={busy} onClick={() => void run(() => giveConsent(CONSENT_VERSION), later)}>
            {busy ? text.agreeing : text.agree}
          </Button>
        </Actions>
      </Modal>
      <ConfirmModal
        opened={removing}
        title={personalDataText.withdrawAccount.title}
        action={personalDataText.withdrawAccount.action}
        danger
        busy={deletion.busy}
        error={deletion.error === null ? null : personalDataText.withdrawAccount.failed('')}
        onConfirm={() => void deletion.run(withdrawal.account)}
        onClose={() => setRemoving(false)}
      >
        {personalDataText.withdrawAccount.atOnceList.join(' ')}
      </ConfirmModal>
    </>
  );
}
