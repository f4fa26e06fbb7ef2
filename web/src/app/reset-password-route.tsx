import { useState } from 'react';
import { ForgotPasswordForm } from '#web/features/accounts/login/components/forgot-password-form.tsx';
import { ResetPasswordPage } from '#web/features/accounts/profile/reset-password-page.tsx';
import { LoadingScreen } from './loading-screen.tsx';

/** Behind the link of the letter; where it is dead, another one is asked for by the form of the login. */
export default function ResetPasswordRoute() {
  const [email, setEmail] = useState('');
  return (
    <ResetPasswordPage waiting={<LoadingScreen />} another={<ForgotPasswordForm email={email} onEmail={setEmail} />} />
  );
}
