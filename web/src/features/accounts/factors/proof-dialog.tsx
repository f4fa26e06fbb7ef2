import { Button, Modal, PasswordInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { Factor } from '#shared/rules/second-factor.ts';
import { factorsText } from '#text/accounts/factors.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useApiForm } from '#web/lib/use-api-form.ts';
import { useFocusOnArrival } from '#web/lib/use-focus-on-arrival.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Stack, Text } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { prove, readProofWays, type ProofWays } from './api.ts';
import { CodeForm } from './components/code-form.tsx';

const text = factorsText.proof;

/** Above every other dialog: what asks for a proof may be one. */
const Z_INDEX = 400;

interface ProofDialogProps {
  /** False when the person would not. */
  readonly onDone: (proved: boolean) => void;
}

/** Whoever is here shows that it is still them; what they were doing goes on by itself. */
export default function ProofDialog({ onDone }: ProofDialogProps) {
  const { error, run } = useAction();
  const [ways, setWays] = useState<ProofWays | null>(null);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void run(readProofWays, setWays);
  }, [run]);
  return (
    <Modal opened onClose={() => onDone(false)} title={text.title} size={420} zIndex={Z_INDEX}>
      <Stack gap="14">
        <Text tone="ink-2" pretty>
          {text.why}
        </Text>
        {error !== null && <FailureNote error={error} fallback={text.failed} />}
        {ways ? (
          <Ways {...ways} onDone={() => onDone(true)} />
        ) : (
          error === null && <SkeletonCards count={1} lines={2} />
        )}
      </Stack>
    </Modal>
  );
}

function Ways({ ways, passkey, onDone }: ProofWays & { readonly onDone: () => void }) {
  if (ways.length === 0) return <Note tone="attention">{text.nothing}</Note>;
  const factors = ways.filter((way): way is Factor => way !== 'password');
  if (factors.length === 0) return <PasswordForm onDone={onDone} />;
  const byPasskey =
    passkey &&
    (async () => {
      const { answerByPasskey } = await import('./passkey.ts');
      // A challenge is answered once, and the first one may have grown old.
      const asked = (await readProofWays()).passkey ?? passkey;
      const answer = await answerByPasskey(asked);
      if (!answer) return;
      await prove({ passkey: answer });
      onDone();
    });
  return (
    <CodeForm
      ways={factors}
      onGiven={async (given) => {
        await prove(given);
        onDone();
      }}
      onPasskey={byPasskey ?? undefined}
    />
  );
}

function PasswordForm({ onDone }: { readonly onDone: () => void }) {
  const first = useFocusOnArrival();
  const { form, busy, error, onSubmit, field } = useApiForm({
    initialValues: { password: '' },
    validate: ({ password }) => (password === '' ? { password: text.passwordWanted } : ({} as Record<string, string>)),
    submit: async ({ password }) => {
      await prove({ password });
      onDone();
    },
  });
  return (
    <Stack as="form" gap="14" onSubmit={onSubmit} noValidate>
      <PasswordInput
        label={text.password}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': text.show }}
        {...field('password')}
        ref={first}
      />
      {error !== null && Object.keys(form.errors).length === 0 && (
        <Note tone="attention">{messageOf(error, text.failed)}</Note>
      )}
      <Button type="submit" fullWidth disabled={busy}>
        {busy ? text.confirming : text.confirm}
      </Button>
    </Stack>
  );
}
