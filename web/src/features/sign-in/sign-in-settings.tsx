import { signInSettingsText as text } from '#text/sign-in/settings.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { ErrorState, NoPermission } from '#web/ui/states.tsx';
import { useSignInSettings } from './api.ts';
import { DomainsCard } from './components/domains-card.tsx';
import { ProviderCard } from './components/provider-card.tsx';
import { RulesCard } from './components/rules-card.tsx';

/** How people of the workspace come in: its own provider, its domains, what becomes of whoever comes. For the owner. */
export function SignInSettings() {
  const { workspace, can } = useWorkspace();
  if (!can('sign_in.manage')) return <NoPermission>{text.noPermission}</NoPermission>;
  return <Settings key={workspace.id} workspaceId={workspace.id} />;
}

function Settings({ workspaceId }: { readonly workspaceId: string }) {
  const { data, error, mutate } = useSignInSettings(workspaceId);
  if (!data) {
    return error === undefined ? (
      <SkeletonCards count={2} lines={4} />
    ) : (
      <ErrorState title={text.loadFailed} error={error} onRetry={() => void mutate()} />
    );
  }
  const { provider, domains } = data;
  return (
    <Stack gap="16">
      <ProviderCard workspaceId={workspaceId} settings={data} />
      <DomainsCard workspaceId={workspaceId} domains={domains} canAdd={provider !== null} />
      {provider !== null && (
        <RulesCard
          key={JSON.stringify(provider.rules)}
          workspaceId={workspaceId}
          provider={provider}
          domains={domains}
        />
      )}
    </Stack>
  );
}
