import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Credentials, type LoginTokens } from '#shared/models/user.ts';
import { fieldErrors, messageOf } from '#web/lib/api-error.ts';
import { knownDevice } from '#web/lib/device-token.ts';
import { mistakesOf } from '#web/lib/schema-validation.ts';
import { authText as text } from '../text.ts';
import { useLogin } from '../api.ts';
import styles from '../auth-modal.module.css';

interface LoginFormProps {
  readonly onSuccess: (tokens: LoginTokens) => void;
  readonly onForgot: () => void;
}

/** E-mail and password; mistakes at their fields, the server's refusal under the form. */
export function LoginForm({ onSuccess, onForgot }: LoginFormProps) {
  const login = useLogin();
  const form = useForm({
    initialValues: { email: '', password: '' },
    validate: (values) => mistakesOf(Credentials, values),
  });

  async function submit(values: typeof form.values) {
    try {
      onSuccess(await login.run({ body: { ...values, ...knownDevice() } }));
    } catch (error) {
      form.setErrors(fieldErrors(error));
    }
  }

  const focusFirst = (mistakes: typeof form.errors) => form.getInputNode(Object.keys(mistakes)[0] ?? '')?.focus();

  return (
    <form className={styles.form} onSubmit={form.onSubmit(submit, focusFirst)} noValidate>
      <TextInput
        label={text.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        placeholder={text.emailPlaceholder}
        readOnly={login.busy}
        data-autofocus
        {...form.getInputProps('email')}
      />
      <PasswordInput
        label={text.password}
        autoComplete="current-password"
        readOnly={login.busy}
        visibilityToggleButtonProps={{ 'aria-label': text.showPassword }}
        {...form.getInputProps('password')}
      />
      {login.error !== null && (
        <p role="alert" className={styles.failure}>
          {messageOf(login.error, text.loginFailed)}
        </p>
      )}
      <Button type="submit" fullWidth disabled={login.busy}>
        {login.busy ? text.loggingIn : text.login}
      </Button>
      <button type="button" className={styles.forgot} onClick={onForgot}>
        {text.forgotPassword}
      </button>
    </form>
  );
}
