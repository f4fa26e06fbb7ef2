import { ActionIcon, TextInput } from '@mantine/core';
import { useState } from 'react';
import { paths } from '#web/lib/paths.ts';
import { copyText } from '#web/lib/clipboard.ts';
import { workspacesText } from '../text.ts';
import { CopyIcon } from '#web/ui/icons.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from './invitations-card.module.css';

const text = workspacesText.invitations;

interface InvitationLinkProps {
  readonly email: string;
  readonly token: string;
}

/** The link of an invitation just sent, to be passed on by hand should the letter be lost; nobody sees it later. */
export function InvitationLink({ email, token }: InvitationLinkProps) {
  const address = window.location.origin + paths.invitation(token);
  const [denied, setDenied] = useState(false);

  async function copy() {
    const copied = await copyText(address);
    setDenied(!copied);
    if (copied) toast(text.linkCopied);
  }

  return (
    <div className={styles.link}>
      <div className={styles.address}>
        <TextInput
          aria-label={text.linkOf(email)}
          value={address}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <ActionIcon
          variant="default"
          aria-label={`${text.copyLink}: ${email}`}
          title={text.copyLink}
          onClick={() => void copy()}
        >
          <CopyIcon />
        </ActionIcon>
      </div>
      <p className={styles.note}>{denied ? text.copyByHand : text.linkNote}</p>
    </div>
  );
}
