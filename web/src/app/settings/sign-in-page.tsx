import { SignInSettings } from '#web/features/sign-in/sign-in-settings.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/** How people of the workspace come in, for its owner. */
export default function SignInPage() {
  return (
    <SettingsFrame tab="signIn">
      <SignInSettings />
    </SettingsFrame>
  );
}
