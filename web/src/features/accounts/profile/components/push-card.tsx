import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { accountText } from '#text/accounts/profile.ts';
import { formatDate } from '#web/lib/dates.ts';
import { pushSupport } from '#web/lib/push.ts';
import { useAction } from '#web/lib/use-action.ts';
import { Card } from '#web/ui/card.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Caption, Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { usePushActions, usePushDevices, type PushDevices } from '../push-api.ts';
import styles from '../account.module.css';

const text = accountText.push;

/** Whether this device tells its person that a poll waits for them, and which others do. */
export function PushCard() {
  const stored = usePushDevices();
  return (
    <Card title={text.title}>
      <Stack gap="16">
        <Text tone="ink-2" pretty>
          {text.purpose}
        </Text>
        {stored.data ? (
          <Devices stored={stored.data} />
        ) : stored.error === undefined ? (
          <SkeletonCards count={1} lines={1} />
        ) : (
          <ErrorState title={text.loadFailed} error={stored.error} onRetry={() => void stored.mutate()} />
        )}
      </Stack>
    </Card>
  );
}

type Said = 'sent' | 'not sent' | 'refused';

function Devices({ stored: { public_key: publicKey, devices } }: { readonly stored: PushDevices }) {
  const actions = usePushActions();
  const action = useAction();
  const [said, setSaid] = useState<Said | null>(null);
  // Null while the browser has not been asked.
  const [subscribed, setSubscribed] = useState<boolean | null>(null);
  const support = pushSupport();
  const canBeTold = support === 'ready';
  const { isSubscribed } = actions;
  useEffect(() => {
    if (canBeTold) void isSubscribed().then(setSubscribed, () => setSubscribed(false));
  }, [canBeTold, isSubscribed]);
  // The server and the browser have to agree: a person may take back their leave in the settings of the browser.
  const own = subscribed === false ? undefined : devices.find(({ current }) => current);

  function change(work: () => Promise<Said | null>) {
    void action.run(async () => {
      setSaid(null);
      const outcome = await work();
      setSubscribed(await isSubscribed());
      setSaid(outcome);
    });
  }

  return (
    <>
      {canBeTold ? (
        <Inline justify="between" gap="12" rowGap="10">
          <Text weight="600">{own ? text.on : text.off}</Text>
          <Inline gap="10" rowGap="10">
            {own && (
              <Button variant="default" disabled={action.busy} onClick={() => change(actions.tryOut)}>
                {text.tryOut}
              </Button>
            )}
            {own ? (
              <Button variant="default" disabled={action.busy} onClick={() => change(() => actions.turnOff(own))}>
                {text.turnOff}
              </Button>
            ) : (
              <Button
                disabled={action.busy || subscribed === null}
                onClick={() => change(() => actions.turnOn(publicKey))}
              >
                {text.turnOn}
              </Button>
            )}
          </Inline>
        </Inline>
      ) : (
        <Note tone="warning">{text.support[support]}</Note>
      )}
      {said !== null && <Note tone={said === 'sent' ? 'good' : 'attention'}>{text.said[said]}</Note>}
      {action.error !== null && <FailureNote error={action.error} fallback={text.failed} />}
      {devices.length > 0 && (
        <Stack as="ul">
          {devices.map((one) => (
            <DeviceRow
              key={one.id}
              device={one}
              isOn={one === own}
              locked={action.busy}
              onRemove={() => change(() => actions.turnOff(one))}
            />
          ))}
        </Stack>
      )}
    </>
  );
}

interface DeviceRowProps {
  readonly device: PushDevices['devices'][number];
  /** Turned off above, where it can be tried out as well. */
  readonly isOn: boolean;
  readonly locked: boolean;
  readonly onRemove: () => void;
}

function DeviceRow({ device: { device, since, current }, isOn, locked, onRemove }: DeviceRowProps) {
  const name = device ?? text.unknownDevice;
  return (
    <Inline as="li" justify="between" gap="16" rowGap="4" className={styles.session}>
      <div>
        <Inline as="p" gap="10" rowGap="4" weight="560">
          {name} {current && <Tag tone="good">{text.current}</Tag>}
        </Inline>
        <Caption tone="ink-3">{text.since(formatDate(since))}</Caption>
      </div>
      {!isOn && (
        <Button variant="default" disabled={locked} aria-label={text.removeFrom(name)} onClick={onRemove}>
          {text.remove}
        </Button>
      )}
    </Inline>
  );
}
