import { lazy, useEffect, useState, type ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { LoginTokens } from '#shared/models/user.ts';
import type { SecondFactorWanted } from '#shared/rules/second-factor.ts';
import { factorsText } from '#text/accounts/factors.ts';
import { commonText } from '#text/common/common.ts';
import { signInText } from '#text/accounts/sign-in.ts';
import { forgetChosenPlan } from '#web/lib/chosen-plan.ts';
import { paths } from '#web/lib/paths.ts';
import { Arrival } from '#web/ui/arrival.tsx';
import { useDocumentTitle } from '#web/ui/document-title.ts';
import { MessagePage } from '#web/ui/message-page.tsx';
import { ThemeProvider } from '#web/ui/theme-provider.tsx';
import { toast } from '#web/ui/toast.ts';
import { FailedStep } from './components/failed-step.tsx';
import { JoinStep } from './components/join-step.tsx';
import { RegistrationStep } from './components/registration-step.tsx';
import { called } from './lib/called.ts';
import { enter } from './lib/enter.ts';
import { forgetFlow } from './lib/kept-flow.ts';
import { useSignIn } from './lib/use-sign-in.ts';

const text = signInText.page;
/** Few have a second factor. */
const SecondStep = lazy(() => import('../login/components/second-step.tsx'));

interface SignInPageProps {
  /** Stands there while the server is asked. */
  readonly waiting: ReactNode;
}

/** Where a provider sends somebody back to: on into the app, or what is still to be asked, or why not. */
export function SignInPage({ waiting }: SignInPageProps) {
  const { provider = '' } = useParams();
  const navigate = useNavigate();
  const { flow, arrival, again } = useSignIn(provider);
  const [wantedBefore, setWanted] = useState<SecondFactorWanted | null>(null);
  useDocumentTitle(text.title);

  function comeIn(tokens: LoginTokens, returnTo: string | null) {
    forgetFlow();
    enter(tokens);
    void navigate(returnTo ?? paths.app, { replace: true });
  }

  useEffect(() => {
    if (arrival.step === 'in') {
      forgetChosenPlan();
      enter(arrival.session);
      void navigate(arrival.session.return_to ?? paths.app, { replace: true });
    }
    if (arrival.step === 'connected') {
      toast(text.connected(called({ id: arrival.flow.provider, name: arrival.flow.name })));
      void navigate(arrival.flow.returnTo ?? paths.settingsProfile, { replace: true });
    }
  }, [arrival, navigate]);

  const wanted = arrival.step === 'second' ? arrival.wanted : wantedBefore;
  if (wanted && flow) {
    return (
      <ThemeProvider>
        <MessagePage title={factorsText.second.title}>
          <Arrival waiting={null} failed={commonText.somethingFailed}>
            <SecondStep wanted={wanted} onSuccess={(tokens) => comeIn(tokens, flow.returnTo ?? null)} />
          </Arrival>
        </MessagePage>
      </ThemeProvider>
    );
  }
  switch (arrival.step) {
    case 'working':
    case 'in':
    case 'connected':
    case 'second':
      return waiting;
    case 'failed':
      return <FailedStep flow={flow} failure={arrival.failure} error={arrival.error} onAgain={again} />;
    case 'asking': {
      const { outcome } = arrival;
      return (
        <ThemeProvider>
          {outcome.kind === 'registration' ? (
            <RegistrationStep
              flow={arrival.flow}
              outcome={outcome}
              onSuccess={(tokens) => comeIn(tokens, outcome.return_to)}
            />
          ) : (
            <JoinStep
              flow={arrival.flow}
              outcome={outcome}
              onSecondStep={setWanted}
              onSuccess={(tokens) => {
                forgetChosenPlan();
                comeIn(tokens, outcome.return_to);
              }}
            />
          )}
        </ThemeProvider>
      );
    }
  }
}
