import { Modal } from '@mantine/core';
import { lazy, useEffect, useRef, useState } from 'react';
import type { SecondFactorWanted } from '#shared/rules/second-factor.ts';
import type { LoginTokens } from '#shared/models/user.ts';
import { forgetChosenPlan } from '#web/lib/chosen-plan.ts';
import { Arrival } from '#web/ui/arrival.tsx';
import { Inline } from '#web/ui/layout/layout.tsx';
import { factorsText } from '#text/accounts/factors.ts';
import { commonText } from '#text/common/common.ts';
import { authText as text } from '#text/accounts/login.ts';
import { signInText } from '#text/accounts/sign-in.ts';
import { ThemeProvider } from '#web/ui/theme-provider.tsx';
import { Captured } from '../sign-in/components/captured.tsx';
import { CompanyForm } from '../sign-in/components/company-form.tsx';
import { LeavingNote, Or, ProviderButtons } from '../sign-in/components/provider-buttons.tsx';
import { enter } from '../sign-in/lib/enter.ts';
import { useCompanyOf } from '../sign-in/lib/use-company-of.ts';
import { useLeaving } from '../sign-in/lib/use-leaving.ts';
import type { ProviderButton } from '../sign-in/api.ts';
import { useProviders } from '../sign-in/lib/use-providers.ts';
import styles from './auth-modal.module.css';
import { ForgotPasswordForm } from './components/forgot-password-form.tsx';
import { LoginForm } from './components/login-form.tsx';
import { RegistrationForm } from './components/registration-form.tsx';

const PortalForm = lazy(() => import('../sign-in/components/portal-form.tsx'));
const SecondStep = lazy(() => import('./components/second-step.tsx'));

interface AuthModalProps {
  readonly opened: boolean;
  /** What it begins with. */
  readonly start?: 'login' | 'registration';
  /** Where a provider's page leads back to; the app's first page unless said. */
  readonly returnTo?: string | undefined;
  readonly onClose: () => void;
  /** The tokens are stored; the way into the app is open. */
  readonly onSuccess: () => void;
}

type Mode = 'login' | 'registration' | 'forgot' | 'company' | 'portal' | 'second step';

const TITLES: Record<Mode, string> = {
  login: text.loginTitle,
  registration: text.registrationTitle,
  forgot: text.forgotTitle,
  'second step': factorsText.second.title,
  company: signInText.company.title,
  portal: signInText.portal.title,
};

/**
 * Login first, unless somebody comes to register; the others one click away. The forms stay mounted, so nothing typed is
 * lost by switching or closing; the focus goes along, and so does the address.
 */
export default function AuthModal({ opened, start = 'login', returnTo, onClose, onSuccess }: AuthModalProps) {
  const [mode, setMode] = useState<Mode>(start);
  const [wanted, setWanted] = useState<SecondFactorWanted | null>(null);
  const [email, setEmail] = useState('');
  const [wasOpened, setWasOpened] = useState(opened);
  const body = useFocusOfMode(mode);
  const providers = useProviders();
  const [portals, setPortals] = useState<ProviderButton | null>(null);
  const leaving = useLeaving();
  const company = useCompanyOf(email);
  if (wasOpened !== opened) {
    setWasOpened(opened);
    if (opened) setMode(start);
  }

  function comeIn(tokens: LoginTokens) {
    enter(tokens);
    onSuccess();
  }

  function logIn(tokens: LoginTokens) {
    forgetChosenPlan();
    comeIn(tokens);
  }

  const shared = { email, onEmail: setEmail };
  const form = (of: Mode) => ({
    active: opened && mode === of,
    ...shared,
    captured: company && <Captured company={company} {...{ leaving, returnTo }} />,
  });
  const others = (
    <>
      <ProviderButtons
        {...{ providers, leaving, returnTo }}
        onCompany={() => setMode('company')}
        onPortal={(provider) => {
          setPortals(provider);
          setMode('portal');
        }}
      />
      <LeavingNote leaving={leaving} />
    </>
  );
  return (
    <ThemeProvider>
      <Modal opened={opened} onClose={onClose} title={TITLES[mode]} size={440} returnFocus={false} keepMounted>
        <div ref={body}>
          <div hidden={mode !== 'login'}>
            <LoginForm
              {...form('login')}
              onSuccess={logIn}
              onForgot={() => setMode('forgot')}
              onSecondStep={(next) => {
                setWanted(next);
                setMode('second step');
              }}
            />
            <Or />
            {mode === 'login' && others}
            <Switch question={text.noAccount} action={text.toRegistration} onClick={() => setMode('registration')} />
          </div>
          <div hidden={mode !== 'registration'}>
            {mode === 'registration' && others}
            <Or />
            <RegistrationForm {...form('registration')} onSuccess={comeIn} />
            <Switch question={text.haveAccount} action={text.toLogin} onClick={() => setMode('login')} />
          </div>
          <div hidden={mode !== 'forgot'}>
            <ForgotPasswordForm {...shared} />
            <Switch question={text.remembered} action={text.toLogin} onClick={() => setMode('login')} />
          </div>
          {mode === 'second step' && wanted && (
            <Arrival waiting={null} failed={commonText.somethingFailed}>
              <SecondStep key={wanted.ticket} wanted={wanted} onSuccess={logIn} />
              <Switch question="" action={factorsText.second.back} onClick={() => setMode('login')} />
            </Arrival>
          )}
          {mode === 'portal' && portals && (
            <Arrival waiting={null} failed={commonText.somethingFailed}>
              <PortalForm
                busy={leaving.to !== null}
                onPortal={(portal) => leaving.leave(portals, { returnTo, portal })}
              />
              <LeavingNote leaving={leaving} />
              <Switch question={text.byPassword} action={text.toLogin} onClick={() => setMode('login')} />
            </Arrival>
          )}
          {mode === 'company' && (
            <div>
              <CompanyForm {...shared} {...{ leaving, returnTo }} />
              <Switch question={text.byPassword} action={text.toLogin} onClick={() => setMode('login')} />
            </div>
          )}
        </div>
      </Modal>
    </ThemeProvider>
  );
}

/** Switching hides what had the focus: the first field of the form that comes takes it, the first empty one. */
function useFocusOfMode(mode: Mode) {
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(mode);
  useEffect(() => {
    if (shown.current === mode) return;
    shown.current = mode;
    const fields = [...(body.current?.querySelectorAll<HTMLInputElement>('div:not([hidden]) > form input') ?? [])];
    (fields.find(({ value }) => value === '') ?? fields[0])?.focus();
  }, [mode]);
  return body;
}

interface SwitchProps {
  readonly question: string;
  readonly action: string;
  readonly onClick: () => void;
}

function Switch({ question, action, onClick }: SwitchProps) {
  return (
    <Inline as="p" justify="center" gap="8" rowGap="0" above="12" size="note" tone="ink-2">
      {question}{' '}
      <button type="button" className={styles.link} onClick={onClick}>
        {action}
      </button>
    </Inline>
  );
}
