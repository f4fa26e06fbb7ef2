import { Button } from '@mantine/core';
import FactorsSection from '#web/features/accounts/factors/components/factors-section.tsx';
import { useFactors } from '#web/features/accounts/factors/api.ts';
import { factorsText } from '#text/accounts/factors.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { callApi } from '#web/lib/api-client.ts';
import { isFactorWanted } from '#web/lib/api-error.ts';
import { useAction } from '#web/lib/use-action.ts';
import { askProof } from '#web/lib/proof.ts';
import { useApiCache } from '#web/lib/use-api.ts';
import { useAccount } from '#web/lib/workspace-context.tsx';
import { Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { SectionFrame } from '#web/ui/section-frame.ts';

const text = factorsText.wanted;

/** In place of the page, where the workspace demands a second factor that has not been shown: what to do, and the way there. */
export function FactorWanted() {
  const { workspace } = useAccount();
  const { refreshAll } = useApiCache();
  const { data } = useFactors();
  const { busy, run } = useAction();
  if (!workspace) return null;
  const { id } = workspace;
  /** Whoever has just added a factor here is proved by it already. */
  async function open(): Promise<void> {
    try {
      await callApi(workspaces.getNotices, { params: { id } });
    } catch (error) {
      if (!isFactorWanted(error)) throw error;
      if (!(await askProof())) return;
    }
    await refreshAll();
  }
  const hasFactor = data !== undefined && (data.totp !== null || data.passkeys.length > 0);
  return (
    <Stack gap="20">
      <Stack gap="8" pretty breaks>
        <Text as="h1" size="title">
          {text.title(workspace.name)}
        </Text>
        <Text tone="ink-2">{hasFactor ? text.confirm : text.setUp}</Text>
      </Stack>
      {hasFactor && (
        <Inline gap="10">
          <Button onClick={() => void run(open)} disabled={busy}>
            {text.open}
          </Button>
        </Inline>
      )}
      <SectionFrame value="card">
        <FactorsSection />
      </SectionFrame>
    </Stack>
  );
}
