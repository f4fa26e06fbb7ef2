import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Webhook } from '#shared/models/webhook.ts';
import { WEBHOOKS_MAX } from '#shared/rules/webhooks.ts';
import { webhooksText as text } from '#text/integrations/webhooks.ts';
import { Copied } from '#web/ui/copied.tsx';
import { Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';
import { usePanel } from '../../lib/use-panel.ts';
import { useWebhookActions, useWebhooks } from '../../webhooks-api.ts';
import { PanelCard } from '../panel-card.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookHelp } from './webhook-help.tsx';
import { WebhookRow } from './webhook-row.tsx';

/** Where events of the workspace are sent, for whoever may say so. */
export function WebhooksPanel({ workspaceId }: { readonly workspaceId: string }) {
  const stored = useWebhooks(workspaceId);
  const panel = usePanel();
  const actions = useWebhookActions(workspaceId);
  const [changing, setChanging] = useState<Webhook | null>(null);
  const [fresh, setFresh] = useState<string | null>(null);

  function edit(webhook: Webhook | null) {
    setFresh(null);
    setChanging(webhook);
    panel.edit();
  }

  return (
    <PanelCard
      title={text.title}
      loadFailed={text.loadFailed}
      stored={stored}
      isConnected={({ webhooks }) => webhooks.some(({ enabled }) => enabled)}
      panel={panel}
    >
      {({ webhooks }) =>
        panel.mode === 'edit' ? (
          <WebhookForm known={changing} actions={actions} panel={panel} onMade={setFresh} />
        ) : (
          <>
            <Text tone="ink-2" pretty>
              {text.purpose}
            </Text>
            {fresh !== null && (
              <Note tone="warning">
                <Stack gap="8">
                  <Copied label={text.secret} value={fresh} action={text.copySecret} said={text.secretCopied} />
                  {text.secretNote}
                </Stack>
              </Note>
            )}
            {webhooks.map((webhook) => (
              <WebhookRow
                key={webhook.id}
                workspaceId={workspaceId}
                webhook={webhook}
                actions={actions}
                panel={panel}
                onChange={() => edit(webhook)}
              />
            ))}
            {webhooks.length < WEBHOOKS_MAX && (
              <Inline align="stretch" gap="10">
                <Button
                  variant={webhooks.length > 0 ? 'default' : 'filled'}
                  disabled={panel.busy}
                  onClick={() => edit(null)}
                >
                  {text.create}
                </Button>
              </Inline>
            )}
            <WebhookHelp />
          </>
        )
      }
    </PanelCard>
  );
}
