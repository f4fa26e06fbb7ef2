import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { parsePortalAddress } from '#shared/rules/portal-address.ts';
import { signInText } from '#text/accounts/sign-in.ts';
import { Stack, Text } from '#web/ui/layout/layout.tsx';
import { keepPortal, keptPortal } from '../lib/kept-portal.ts';

const text = signInText.portal;

interface PortalFormProps {
  readonly busy: boolean;
  readonly onPortal: (portal: string) => void;
}

/** Which portal of Bitrix24 somebody is of; this device remembers it. */
export default function PortalForm({ busy, onPortal }: PortalFormProps) {
  const [portal, setPortal] = useState(() => keptPortal() ?? '');
  const [isWrong, setWrong] = useState(false);
  return (
    <Stack
      as="form"
      gap="14"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const address = parsePortalAddress(portal);
        setWrong(address === null);
        if (address === null) return;
        keepPortal(portal.trim());
        onPortal(address);
      }}
    >
      <Text tone="ink-2" pretty>
        {text.about}
      </Text>
      <TextInput
        label={text.address}
        placeholder={text.placeholder}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={portal}
        error={isWrong && text.wrong}
        onChange={(event) => {
          setPortal(event.currentTarget.value);
          setWrong(false);
        }}
      />
      <Button type="submit" fullWidth disabled={busy}>
        {text.submit}
      </Button>
    </Stack>
  );
}
