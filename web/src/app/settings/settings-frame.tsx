import type { ReactNode } from 'react';
import { paths } from '#web/lib/paths.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { appText } from '#text/common/app.ts';
import { settingsText as text } from '#text/common/settings.ts';
import { AddressTabs } from '#web/ui/address-tabs.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

const ADDRESSES = {
  space: paths.settings,
  automation: paths.settingsAutomation,
  integrations: paths.settingsIntegrations,
  signIn: paths.settingsSignIn,
  plan: paths.settingsPlan,
  accessLog: paths.settingsAccessLog,
  data: paths.settingsData,
  profile: paths.settingsProfile,
} as const;

type SettingsTab = keyof typeof ADDRESSES;
const TABS = Object.keys(ADDRESSES) as SettingsTab[];

interface SettingsFrameProps {
  readonly tab: SettingsTab;
  readonly children: ReactNode;
}

/**
 * The head of the settings and the way between their tabs. A tab with nothing in it for the role is not there, unless
 * they stand in it: a link may lead there, and then one sees where one is.
 */
export function SettingsFrame({ tab, children }: SettingsFrameProps) {
  const { can } = useWorkspace();
  const hasUse: Record<SettingsTab, boolean> = {
    space: true,
    automation: can('automations.read'),
    integrations: can('integrations.manage'),
    signIn: can('sign_in.manage'),
    // Whoever fills the workspace with people and polls runs into what its plan allows.
    plan: can('members.invite'),
    accessLog: can('access_log.read'),
    data: can('processing.keep') || can('data_requests.manage'),
    profile: true,
  };
  const shown = TABS.filter((one) => one === tab || hasUse[one]);
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
