import { ActionIcon } from '@mantine/core';
import { lazy } from 'react';
import { whenConnected } from '#web/lib/connection.ts';
import { useWaiting } from '#web/lib/use-waiting.ts';
import { useAccount } from '#web/lib/workspace-context.tsx';
import { appText } from '#text/common/app.ts';
import { Arrival } from '#web/ui/arrival.tsx';
import { BellIcon } from '#web/ui/icons.tsx';
import styles from './bell.module.css';
import { useLateDialog } from './use-late-dialog.ts';

const BellPanel = lazy(whenConnected(() => import('../bell/bell-panel.tsx')));

/** Opens what is new; marked where something waits for whoever is here. */
export function Bell() {
  const { workspace } = useAccount();
  const { data } = useWaiting(workspace?.id ?? null);
  const panel = useLateDialog();
  if (!workspace) return null;
  const waits = (data?.waiting.length ?? 0) > 0;
  const name = waits ? appText.bellWaits : appText.bell;
  return (
    <>
      <ActionIcon onClick={panel.open} aria-label={name} title={name} aria-haspopup="dialog" className={styles.bell}>
        <BellIcon />
        {waits && <span className={styles.mark} aria-hidden="true" />}
      </ActionIcon>
      <Arrival waiting={null} failed={appText.connection.partFailed}>
        {panel.wanted && <BellPanel opened={panel.opened} onClose={panel.close} />}
      </Arrival>
    </>
  );
}
