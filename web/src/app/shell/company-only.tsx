import { Button } from '@mantine/core';
import { companyOnlyText as text } from '#text/accounts/company-only.ts';
import { LeavingNote } from '#web/features/accounts/sign-in/components/provider-buttons.tsx';
import { ProviderMark } from '#web/features/accounts/sign-in/components/provider-mark.tsx';
import { useLeaving } from '#web/features/accounts/sign-in/lib/use-leaving.ts';
import { useAccount } from '#web/lib/workspace-context.tsx';
import { Inline, Stack, Text } from '#web/ui/layout/layout.tsx';

/** In place of the page, where the workspace lets this member in by its provider alone: why, and the way there and back. */
export function CompanyOnly() {
  const { workspace } = useAccount();
  const leaving = useLeaving();
  if (!workspace) return null;
  const provider = { id: workspace.id, name: workspace.name, only: true };
  const { pathname, search } = window.location;
  return (
    <Stack gap="20">
      <Stack gap="8" pretty breaks>
        <Text as="h1" size="title">
          {text.title(workspace.name)}
        </Text>
        <Text tone="ink-2">{text.text}</Text>
      </Stack>
      <LeavingNote leaving={leaving} />
      <Inline gap="10">
        <Button
          leftSection={<ProviderMark provider="company" />}
          disabled={leaving.to !== null}
          onClick={() => leaving.leave(provider, { returnTo: pathname + search })}
        >
          {text.action}
        </Button>
      </Inline>
    </Stack>
  );
}
