import type { ReactNode } from 'react';
import { paths } from '#web/lib/paths.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { appText } from '#web/text/app.ts';
import { settingsText as text } from '#web/text/settings.ts';
import { AddressTabs } from '#web/ui/address-tabs.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

const ADDRESSES = {
  space: paths.settings,
  integrations: paths.settingsIntegrations,
  plan: paths.settingsPlan,
  profile: paths.settingsProfile,
} as const;

type SettingsTab = keyof typeof ADDRESSES;

interface SettingsFrameProps {
  readonly tab: SettingsTab;
  readonly children: ReactNode;
}

/** The head of the settings and the way between their tabs; a tab with nothing in it for the role is not there. */
export function SettingsFrame({ tab, children }: SettingsFrameProps) {
  const { can } = useWorkspace();
  const shown: readonly SettingsTab[] = [
    'space',
    ...(can('integrations.manage') ? (['integrations'] as const) : []),
    // Whoever fills the workspace with people and polls runs into what its plan allows.
    ...(can('members.invite') ? (['plan'] as const) : []),
    'profile',
  ];
  return (
    <>
      <PageHeader title={appText.sections.settings} />
      <AddressTabs
        label={text.tabsLabel}
        tabs={shown.map((one) => ({ to: ADDRESSES[one], name: text.tabs[one] }))}
        current={ADDRESSES[tab]}
      />
      {children}
    </>
  );
}
