import { Button, Modal, TextInput } from '@mantine/core';
import { lazy, useState } from 'react';
import type { MadeKiosk } from '#shared/models/kiosk.ts';
import { KIOSK_NAME_MAX_LENGTH } from '#shared/rules/kiosks.ts';
import { kiosksText as text } from '#text/asking/kiosks.ts';
import { commonText } from '#text/common/common.ts';
import { runsText } from '#text/asking/runs.ts';
import { fieldErrors } from '#web/lib/api-error.ts';
import { useAction } from '#web/lib/use-action.ts';
import { Arrival } from '#web/ui/arrival.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Actions, Stack } from '#web/ui/layout/layout.tsx';
import { useKioskActions } from '../kiosks-api.ts';
import type { AnsweredRun } from '../lib/answered-run.ts';
import { NeverShownStill } from './never-shown.tsx';

// It draws a code for cameras, which hardly anybody needs.
const MadeContent = lazy(() => import('./made-kiosk.tsx'));

interface KioskModalProps {
  readonly run: AnsweredRun;
  readonly onClose: () => void;
}

/** Makes a kiosk and shows its address, which is told here alone. */
export function KioskModal({ run: answered, onClose }: KioskModalProps) {
  const { make } = useKioskActions(answered);
  const { busy, error, run } = useAction();
  const [name, setName] = useState('');
  const [pin, setPin] = useState('');
  const [made, setMade] = useState<MadeKiosk | null>(null);
  const wrong = fieldErrors(error);
  const close = busy ? () => undefined : onClose;
  const words = text.dialog;

  if (made) {
    return (
      <Modal opened onClose={onClose} title={text.made.title}>
        <Arrival waiting={<p role="status">{runsText.qr.loading}</p>} failed={runsText.qr.loadFailed}>
          <MadeContent kiosk={made} onDone={onClose} />
        </Arrival>
      </Modal>
    );
  }
  return (
    <Modal opened onClose={close} title={words.title} withCloseButton={!busy}>
      <form
        noValidate
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          void run(() => make({ name, pin }), setMade);
        }}
      >
        <Stack gap="12" tone="ink-2" pretty>
          {answered.neverShown && <NeverShownStill />}
          <TextInput
            label={words.name}
            placeholder={words.namePlaceholder}
            autoComplete="off"
            data-autofocus
            maxLength={KIOSK_NAME_MAX_LENGTH}
            value={name}
            error={wrong['name']}
            disabled={busy}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <TextInput
            label={words.pin}
            description={words.pinHint}
            inputMode="numeric"
            autoComplete="off"
            maxLength={8}
            value={pin}
            error={wrong['pin']}
            disabled={busy}
            onChange={(event) => setPin(event.currentTarget.value.replaceAll(/\D/g, ''))}
          />
          {answered.state === 'draft' && <p>{words.draft}</p>}
          {error !== null && wrong['name'] === undefined && wrong['pin'] === undefined && (
            <FailureNote error={error} prefix={`${words.failed}: `} />
          )}
        </Stack>
        <Actions>
          <Button variant="default" onClick={close} disabled={busy}>
            {commonText.cancel}
          </Button>
          <Button type="submit" loading={busy}>
            {words.submit}
          </Button>
        </Actions>
      </form>
    </Modal>
  );
}
