import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ApiKey } from '#shared/models/api-key.ts';
import { apiKeysText as text } from '#text/api-keys.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmModal } from '#web/ui/confirm-modal.tsx';
import { Caption, Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toast.ts';
import { useApiKeyActions, useApiKeys } from './api.ts';
import { KeyRow } from './components/key-row.tsx';
import { MadeKeyModal } from './components/made-key-modal.tsx';
import { NewKeyModal } from './components/new-key-modal.tsx';

/** Keys by which programs use the API of this workspace; for whoever may make some. */
export default function ApiKeysCard() {
  const { workspace, can } = useWorkspace();
  return can('api_keys.manage') ? <Keys key={workspace.id} workspaceId={workspace.id} /> : null;
}

function Keys({ workspaceId }: { readonly workspaceId: string }) {
  const { data, error, mutate } = useApiKeys(workspaceId);
  const actions = useApiKeyActions(workspaceId);
  const [creating, setCreating] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  const revocation = useAction();
  const good = data?.keys.filter(({ state }) => state === 'good') ?? [];
  const older = data?.keys.filter(({ state }) => state !== 'good') ?? [];

  const revoke = ({ id }: ApiKey) =>
    void revocation.run(
      () => actions.revoke(id),
      () => {
        setRevoking(null);
        toast(text.revoked);
      },
    );

  return (
    <Card title={text.title}>
      <Stack gap="14">
        <Text tone="ink-2" pretty>
          {text.purpose} <a href="/api">{text.reference}</a>
        </Text>
        {data === undefined ? (
          error === undefined ? (
            <SkeletonCards count={1} />
          ) : (
            <ErrorState title={text.loadFailed} error={error} onRetry={() => void mutate()} />
          )
        ) : (
          <>
            {data.keys.length === 0 && <Caption>{text.empty}</Caption>}
            {good.length > 0 && (
              <Stack as="ul" gap="14">
                {good.map((key) => (
                  <KeyRow key={key.id} apiKey={key} onRevoke={() => setRevoking(key)} />
                ))}
              </Stack>
            )}
            {older.length > 0 && (
              <details>
                <summary>{text.older(older.length)}</summary>
                <Stack as="ul" gap="14" above="12">
                  {older.map((key) => (
                    <KeyRow key={key.id} apiKey={key} />
                  ))}
                </Stack>
              </details>
            )}
            <Inline gap="10">
              <Button variant={good.length > 0 ? 'default' : 'filled'} onClick={() => setCreating(true)}>
                {text.create}
              </Button>
            </Inline>
            {creating && (
              <NewKeyModal
                givable={data.givable}
                create={actions.create}
                onMade={(key) => {
                  setCreating(false);
                  setMade(key);
                }}
                onClose={() => setCreating(false)}
              />
            )}
          </>
        )}
      </Stack>
      {made !== null && <MadeKeyModal apiKey={made} workspaceId={workspaceId} onClose={() => setMade(null)} />}
      <ConfirmModal
        opened={revoking !== null}
        title={text.revokeTitle}
        action={text.revoke}
        danger
        busy={revocation.busy}
        error={revocation.error === null ? null : messageOf(revocation.error)}
        onConfirm={() => revoking && revoke(revoking)}
        onClose={() => setRevoking(null)}
      >
        {text.revokeText(revoking?.name ?? '')}
      </ConfirmModal>
    </Card>
  );
}
