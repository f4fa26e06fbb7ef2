import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ProviderSearch } from '#shared/models/sign-in.ts';
import { signInText } from '#text/accounts/sign-in.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { mistakesOf } from '#web/lib/schema-validation.ts';
import { useApiForm } from '#web/lib/use-api-form.ts';
import { Stack, Text } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';
import { findProvider } from '../api.ts';
import { domainOf } from '../lib/use-company-of.ts';
import type { Leaving } from '../lib/use-leaving.ts';
import { LeavingNote } from './provider-buttons.tsx';

const text = signInText.company;

interface CompanyFormProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly leaving: Leaving;
  readonly returnTo: string | undefined;
}

/** One field: the address of somebody's work leads to the page where their company lets them in. */
export function CompanyForm({ email, onEmail, leaving, returnTo }: CompanyFormProps) {
  const [nobodys, setNobodys] = useState<string | null>(null);
  const { busy, error, onSubmit, field } = useApiForm({
    initialValues: { email },
    validate: (values) => mistakesOf(ProviderSearch, values),
    submit: async (values) => {
      setNobodys(null);
      const found = await findProvider(values.email.trim());
      if (found === null) setNobodys(domainOf(values.email) ?? values.email);
      else leaving.leave(found, { returnTo });
    },
  });
  const { onChange, ...input } = field('email');
  const locked = busy || leaving.to !== null;

  return (
    <Stack as="form" gap="14" onSubmit={onSubmit} noValidate>
      <Text tone="ink-2" pretty>
        {text.text}
      </Text>
      <TextInput
        label={text.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        {...input}
        onChange={(event) => {
          onChange(event);
          setNobodys(null);
          onEmail(event.currentTarget.value);
        }}
      />
      {error !== null && <Note tone="attention">{messageOf(error, text.failed)}</Note>}
      {nobodys !== null && <Note tone="warning">{text.none(nobodys)}</Note>}
      <LeavingNote leaving={leaving} />
      <Button type="submit" fullWidth disabled={locked}>
        {busy ? text.searching : text.submit}
      </Button>
    </Stack>
  );
}
