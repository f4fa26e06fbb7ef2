import { Button } from '@mantine/core';
import { useState } from 'react';
import { factorsText } from '#text/accounts/factors.ts';
import { formatDate } from '#web/lib/dates.ts';
import { useAction } from '#web/lib/use-action.ts';
import { DialogSection } from '#web/ui/dialog-section.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Caption, Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { useFactorChanges, useFactors, type Factors } from '../api.ts';
import { PasskeyList } from './passkey-list.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TotpSetup } from './totp-setup.tsx';

const text = factorsText;
/** So few codes are worth a word. */
const FEW_CODES = 3;

/** What the account is proved by besides its password, and the way to add it. */
export default function FactorsSection() {
  const { data, error, mutate } = useFactors();
  return (
    <DialogSection title={text.title}>
      {data ? (
        <Content factors={data} />
      ) : error === undefined ? (
        <SkeletonCards count={1} lines={2} />
      ) : (
        <ErrorState title={text.loadFailed} error={error} onRetry={() => void mutate()} />
      )}
    </DialogSection>
  );
}

/** Codes that were just made are shown until the person says that they have them. */
function Content({ factors }: { readonly factors: Factors }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />;
  const hasFactor = factors.totp !== null || factors.passkeys.length > 0;
  return (
    <>
      <Text tone="ink-2" pretty>
        {hasFactor ? text.on : text.off}
      </Text>
      <TotpPart factors={factors} onCodes={setCodes} />
      {factors.passkeys_available && <PasskeyList passkeys={factors.passkeys} onCodes={setCodes} />}
      {hasFactor && <CodesPart left={factors.recovery_codes_left} onCodes={setCodes} />}
    </>
  );
}

interface PartProps {
  readonly onCodes: (codes: readonly string[] | null) => void;
}

function TotpPart({ factors: { totp }, onCodes }: PartProps & { readonly factors: Factors }) {
  const [adding, setAdding] = useState(false);
  const { removeTotp } = useFactorChanges();
  const { busy, error, run } = useAction();
  if (adding) {
    return (
      <TotpSetup
        onClose={() => setAdding(false)}
        onAdded={(codes) => {
          setAdding(false);
          onCodes(codes);
        }}
      />
    );
  }
  return (
    <Stack gap="8">
      <Inline justify="between" gap="16" rowGap="8">
        <div>
          <Text weight="560">{text.totp.name}</Text>
          <Caption tone="ink-3">{totp ? text.totp.since(formatDate(totp.added_at)) : text.totp.about}</Caption>
        </div>
        {totp ? (
          <Button variant="default" disabled={busy} onClick={() => void run(removeTotp)}>
            {busy ? text.removing : text.totp.remove}
          </Button>
        ) : (
          <Button variant="default" onClick={() => setAdding(true)}>
            {text.totp.add}
          </Button>
        )}
      </Inline>
      {error !== null && <FailureNote error={error} fallback={text.failed} />}
    </Stack>
  );
}

function CodesPart({ left, onCodes }: PartProps & { readonly left: number }) {
  const { renewCodes } = useFactorChanges();
  const { busy, error, run } = useAction();
  return (
    <Stack gap="8">
      <Inline justify="between" gap="16" rowGap="8">
        <div>
          <Text weight="560">{text.codes.name}</Text>
          <Caption tone="ink-3">{text.codes.left(left)}</Caption>
        </div>
        <Button
          variant="default"
          disabled={busy}
          onClick={() => void run(renewCodes, ({ recovery_codes: codes }) => onCodes(codes))}
        >
          {busy ? text.codes.renewing : text.codes.renew}
        </Button>
      </Inline>
      {left <= FEW_CODES && <Note tone="warning">{text.codes.few}</Note>}
      {error !== null && <FailureNote error={error} fallback={text.failed} />}
    </Stack>
  );
}
