import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { TotpConfirmation } from '#shared/models/factors.ts';
import { factorsText } from '#text/accounts/factors.ts';
import { drawQr } from '#web/lib/qr.ts';
import { mistakesOf } from '#web/lib/schema-validation.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useApiForm } from '#web/lib/use-api-form.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Caption, Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { useState } from 'react';
import styles from '../factors.module.css';
import { beginTotp, useFactorChanges } from '../api.ts';

const text = factorsText.setup;

interface TotpSetupProps {
  readonly onClose: () => void;
  /** With the recovery codes that come with a first factor. */
  readonly onAdded: (codes: readonly string[] | null) => void;
}

/** The key of an app for codes, to be scanned or typed, and the first code of it. */
export function TotpSetup({ onClose, onAdded }: TotpSetupProps) {
  const { error, run } = useAction();
  const [key, setKey] = useState<{ readonly secret: string; readonly uri: string } | null>(null);
  const begun = useRef(false);
  useEffect(() => {
    // Once, also where effects run twice: a second key would void the first.
    if (begun.current) return;
    begun.current = true;
    void run(beginTotp, setKey);
  }, [run]);
  if (error !== null) {
    return (
      <Stack gap="14">
        <FailureNote error={error} fallback={text.failed} />
        <Inline gap="10">
          <Button variant="default" onClick={onClose}>
            {text.cancel}
          </Button>
        </Inline>
      </Stack>
    );
  }
  return key ? <Confirmation {...key} onClose={onClose} onAdded={onAdded} /> : <SkeletonCards count={1} lines={4} />;
}

function Confirmation({
  secret,
  uri,
  onClose,
  onAdded,
}: TotpSetupProps & { readonly secret: string; readonly uri: string }) {
  const { addTotp } = useFactorChanges();
  const { busy, error, onSubmit, field } = useApiForm({
    initialValues: { code: '' },
    validate: (values) => mistakesOf(TotpConfirmation, values),
    submit: async ({ code }) => onAdded((await addTotp(code)).recovery_codes),
  });
  return (
    <Stack as="form" gap="14" onSubmit={onSubmit} noValidate>
      <Text tone="ink-2" pretty>
        {text.scan}
      </Text>
      <QrCode drawing={drawQr(uri, 'L')} label={text.qr} className={styles.qr} />
      <div>
        <Caption>{text.byHand}</Caption>
        <p className={styles.secret}>{groupsOf(secret)}</p>
      </div>
      <TextInput
        label={text.code}
        description={text.codeHint}
        autoComplete="one-time-code"
        inputMode="numeric"
        {...field('code')}
      />
      {error !== null && <FailureNote error={error} fallback={text.failed} />}
      <Inline gap="10">
        <Button type="submit" disabled={busy}>
          {busy ? text.adding : text.add}
        </Button>
        <Button variant="default" disabled={busy} onClick={onClose}>
          {text.cancel}
        </Button>
      </Inline>
    </Stack>
  );
}

/** In groups of four: so it is typed without losing one's place. */
function groupsOf(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ');
}
