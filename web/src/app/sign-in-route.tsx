import { SignInPage } from '#web/features/accounts/sign-in/sign-in-page.tsx';
import { signInText } from '#text/accounts/sign-in.ts';
import { LoadingScreen } from './loading-screen.tsx';

/** Where the page of a provider leads back to. */
export default function SignInRoute() {
  return <SignInPage waiting={<LoadingScreen>{signInText.page.progress}</LoadingScreen>} />;
}
