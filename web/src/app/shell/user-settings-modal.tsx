import { Modal } from '@mantine/core';
import { DangerZone } from '#web/features/accounts/profile/components/danger-zone.tsx';
import FactorsSection from '#web/features/accounts/factors/components/factors-section.tsx';
import { LanguageSection } from '#web/features/accounts/profile/components/language-section.tsx';
import { PersonalData } from '#web/features/accounts/profile/components/personal-data.tsx';
import { ProfileForm } from '#web/features/accounts/profile/components/profile-form.tsx';
import { SessionsList } from '#web/features/accounts/profile/components/sessions-list.tsx';
import { WaysIn } from '#web/features/accounts/profile/components/ways-in/ways-in.tsx';
import { SubscriptionCard } from '#web/features/subscriptions/components/subscription-card.tsx';
import { accountText } from '#text/accounts/profile.ts';
import { useAccount } from '#web/lib/workspace-context.tsx';

interface UserSettingsModalProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Everything of the account: the profile, the plan, the password, the devices, the data, and its end. */
export default function UserSettingsModal({ opened, onClose }: UserSettingsModalProps) {
  const { user, workspaces = [] } = useAccount();
  if (!user) return null;
  return (
    <Modal opened={opened} onClose={onClose} title={accountText.title} size={640} returnFocus={false} keepMounted>
      <ProfileForm user={user} />
      <LanguageSection user={user} />
      <SubscriptionCard onLeave={onClose} />
      <WaysIn email={user.email} />
      <FactorsSection />
      <SessionsList />
      <PersonalData onLeave={onClose} />
      <DangerZone workspaces={workspaces} />
    </Modal>
  );
}
