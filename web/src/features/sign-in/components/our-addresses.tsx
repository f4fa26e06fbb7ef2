import { signInSettingsText } from '#text/sign-in/settings.ts';
import type { SignInSettings } from '../api.ts';
import styles from '../sign-in.module.css';
import { CopyField } from './copy-field.tsx';

const text = signInSettingsText.provider;

/** The two addresses that a provider has to be told. */
export function OurAddresses({ settings }: { readonly settings: SignInSettings }) {
  return (
    <div className={styles.pair}>
      <CopyField label={text.redirect} value={settings.redirect_uri} />
      <CopyField label={text.backChannel} value={settings.back_channel_uri} />
    </div>
  );
}
