import { MyData } from '#web/features/personal-data/my-data.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/** What is kept of whoever asks: a page of their profile. */
export default function MyDataPage() {
  return (
    <SettingsFrame tab="profile">
      <MyData />
    </SettingsFrame>
  );
}
