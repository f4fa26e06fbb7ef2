import { DangerZone } from '#web/features/accounts/profile/components/danger-zone.tsx';
import FactorsSection from '#web/features/accounts/factors/components/factors-section.tsx';
import { LanguageSection } from '#web/features/accounts/profile/components/language-section.tsx';
import { PersonalData } from '#web/features/accounts/profile/components/personal-data.tsx';
import { ProfileForm } from '#web/features/accounts/profile/components/profile-form.tsx';
import { PushCard } from '#web/features/accounts/profile/components/push-card.tsx';
import { SessionsList } from '#web/features/accounts/profile/components/sessions-list.tsx';
import { WaysIn } from '#web/features/accounts/profile/components/ways-in/ways-in.tsx';
import { LettersCard } from '#web/features/automations/components/letters-card.tsx';
import { TellingPart } from '#web/features/automations/telling/telling-part.tsx';
import { OwnChatsCard } from '#web/features/integrations/components/own-chats-card.tsx';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { tellingText } from '#text/automations/telling.ts';
import { Card } from '#web/ui/card.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { PlainCards } from '#web/ui/plain-cards.ts';
import { SectionFrame } from '#web/ui/section-frame.ts';
import { SettingsFrame } from './settings-frame.tsx';
import styles from './settings.module.css';

/** Everything of the account, as in the dialog behind one's name, and how this workspace writes to them. */
export default function ProfilePage() {
  const { user, workspace, workspaces, can } = useWorkspace();
  return (
    <SettingsFrame tab="profile">
      <SectionFrame value="card">
        <div className={styles.columns}>
          <Stack gap="16">
            <ProfileForm user={user} />
            <LanguageSection user={user} />
            <WaysIn email={user.email} />
            <FactorsSection />
            <SessionsList />
          </Stack>
          <Stack gap="16">
            <Card key={workspace.id} title={tellingText.title}>
              <PlainCards value>
                <Stack gap="24">
                  <TellingPart workspaceId={workspace.id} />
                  <OwnChatsCard workspaceId={workspace.id} />
                  <PushCard />
                  <LettersCard workspaceId={workspace.id} leads={can('results.read')} />
                </Stack>
              </PlainCards>
            </Card>
            <PersonalData />
            <DangerZone workspaces={workspaces} />
          </Stack>
        </div>
      </SectionFrame>
    </SettingsFrame>
  );
}
