import { MyData } from '#web/features/personal-data/my-data.tsx';
import { useAccount } from '#web/lib/workspace-context.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { personalDataText } from '#text/personal-data.ts';
import { SettingsFrame } from './settings-frame.tsx';

/** What is kept of whoever asks: a page of their profile, and one of its own for whoever is in no workspace. */
export default function MyDataPage() {
  const { workspace } = useAccount();
  if (!workspace)
    return (
      <>
        <PageHeader title={personalDataText.title} />
        <MyData />
      </>
    );
  return (
    <SettingsFrame tab="profile">
      <MyData />
    </SettingsFrame>
  );
}
