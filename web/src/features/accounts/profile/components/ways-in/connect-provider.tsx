import { Button } from '@mantine/core';
import { lazy, useState } from 'react';
import { PORTAL_PROVIDER } from '#shared/rules/sign-in.ts';
import { waysInText } from '#text/accounts/ways-in.ts';
import { commonText } from '#text/common/common.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { paths } from '#web/lib/paths.ts';
import { useAction } from '#web/lib/use-action.ts';
import { Arrival } from '#web/ui/arrival.tsx';
import { Inline } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';
import { leaveToConnect, NothingKept, type ProviderButton } from '../../../sign-in/api.ts';
import { ProviderMark } from '../../../sign-in/components/provider-mark.tsx';
import { called } from '../../../sign-in/lib/called.ts';

const PortalForm = lazy(() => import('../../../sign-in/components/portal-form.tsx'));
const text = waysInText.providers;
const RETURN = { returnTo: paths.settingsProfile };

interface ConnectProviderProps {
  readonly providers: readonly ProviderButton[];
}

/** Connects one more way in. */
export function ConnectProvider({ providers }: ConnectProviderProps) {
  const { busy, error, run } = useAction();
  const [to, setTo] = useState<ProviderButton | null>(null);

  const [portals, setPortals] = useState<ProviderButton | null>(null);

  function connect(provider: ProviderButton, portal?: string) {
    if (provider.id === PORTAL_PROVIDER && portal === undefined) return setPortals(provider);
    setTo(provider);
    void run(() => leaveToConnect(provider, { ...RETURN, ...(portal !== undefined && { portal }) }));
  }

  return (
    <>
      <Inline align="stretch" gap="10">
        {providers.map((provider) => (
          <Button
            key={provider.id}
            variant="default"
            leftSection={<ProviderMark provider={provider.id} />}
            disabled={busy}
            onClick={() => connect(provider)}
          >
            {busy && to?.id === provider.id ? text.connecting : text.connect(called(provider))}
          </Button>
        ))}
      </Inline>
      {portals && (
        <Arrival waiting={null} failed={commonText.somethingFailed}>
          <PortalForm busy={busy} onPortal={(portal) => connect(portals, portal)} />
        </Arrival>
      )}
      {to !== null && error !== null && <Note tone="attention">{failureOf(error)}</Note>}
    </>
  );
}

function failureOf(error: unknown): string {
  return error instanceof NothingKept ? error.message : messageOf(error, text.connectFailed);
}
