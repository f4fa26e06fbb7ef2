import { ActionIcon, Button, TextInput } from '@mantine/core';
import { lazy, useState } from 'react';
import type { Survey } from '#shared/models/survey.ts';
import { copyText } from '#web/lib/clipboard.ts';
import { Arrival } from '#web/ui/arrival.tsx';
import { CheckIcon, CopyIcon, QrIcon } from '#web/ui/icons.tsx';
import { Inline } from '#web/ui/layout/layout.tsx';
import { linkText as text } from '#text/asking/list/survey.ts';
import styles from './link-dialog.module.css';

const AddressCode = lazy(() => import('./address-code.tsx'));

interface AddressProps {
  readonly survey: Survey;
  readonly label: string;
  readonly address: string;
  /** Focus begins at its copying. */
  readonly focused: boolean;
}

/** An address to copy, to open, or to show as a code for cameras. */
export function Address({ survey, label, address, focused }: AddressProps) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const [asCode, setAsCode] = useState(false);
  return (
    <>
      <Inline align="stretch" nowrap gap="8" className={styles.address}>
        <TextInput aria-label={label} value={address} readOnly onFocus={(event) => event.currentTarget.select()} />
        <ActionIcon
          variant="default"
          aria-label={text.copy}
          title={text.copy}
          {...(focused && { 'data-autofocus': true })}
          onClick={() => void copyText(address).then(setCopied)}
        >
          {copied ? <CheckIcon size={20} /> : <CopyIcon size={20} />}
        </ActionIcon>
      </Inline>
      <p className={styles.hint} role="status">
        {copied !== null && (copied ? text.copied : text.copyFailed)}
      </p>
      <Inline align="stretch" gap="8">
        <Button
          variant="subtle"
          leftSection={<QrIcon size={18} />}
          aria-expanded={asCode}
          onClick={() => setAsCode((shown) => !shown)}
        >
          {asCode ? text.hideQr : text.showQr}
        </Button>
        <Button component="a" href={address} target="_blank" rel="noreferrer" variant="subtle">
          {text.open}
        </Button>
      </Inline>
      {asCode && (
        <Arrival waiting={<p role="status">{text.qrLoading}</p>} failed={text.qrFailed}>
          <AddressCode survey={survey} address={address} />
        </Arrival>
      )}
    </>
  );
}
