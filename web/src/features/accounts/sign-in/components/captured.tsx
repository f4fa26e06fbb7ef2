import { Button } from '@mantine/core';
import { signInText } from '#text/accounts/sign-in.ts';
import { Stack, Text } from '#web/ui/layout/layout.tsx';
import type { FoundProvider } from '../api.ts';
import type { Leaving } from '../lib/use-leaving.ts';
import { ProviderMark } from './provider-mark.tsx';
import styles from './captured.module.css';

const text = signInText.captured;

interface CapturedProps {
  readonly company: FoundProvider;
  readonly leaving: Leaving;
  readonly returnTo: string | undefined;
}

/** The address that is typed is of a company with a way in of its own: offered where the person looks. */
export function Captured({ company, leaving, returnTo }: CapturedProps) {
  return (
    <Stack gap="10" className={styles.captured} role="status">
      <Text size="note" pretty>
        {company.only ? text.textOnly(company.name) : text.text(company.name)}
      </Text>
      <Button
        fullWidth
        leftSection={<ProviderMark provider="company" />}
        disabled={leaving.to !== null}
        onClick={() => leaving.leave(company, { returnTo })}
      >
        {text.action(company.name)}
      </Button>
    </Stack>
  );
}
