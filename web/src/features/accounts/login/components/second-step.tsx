import type { LoginTokens } from '#shared/models/user.ts';
import type { SecondFactorWanted } from '#shared/rules/second-factor.ts';
import { CodeForm } from '../../factors/components/code-form.tsx';
import { askPasskey, loginBySecondFactor } from '../api.ts';

interface SecondStepProps {
  readonly wanted: SecondFactorWanted;
  readonly onSuccess: (tokens: LoginTokens) => void;
}

/** After a right password: a code, a passkey or a recovery code. */
export default function SecondStep({ wanted: { ticket, ways }, onSuccess }: SecondStepProps) {
  return (
    <CodeForm
      ways={ways}
      onGiven={async (given) => onSuccess(await loginBySecondFactor({ ticket, ...given }))}
      onPasskey={async () => {
        const passkey = await askPasskey();
        if (passkey) onSuccess(await loginBySecondFactor({ ticket, passkey }));
      }}
    />
  );
}
