import { Button, FileButton, TextInput } from '@mantine/core';
import { useState } from 'react';
import { packText } from '#text/overview/pack.ts';
import { Caption, Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import type { KeptBrand } from '../kept-brand.ts';
import { readLogo } from '../kept-brand.ts';

const text = packText.form;

interface BrandFieldsProps {
  readonly value: KeptBrand;
  readonly mistake: 'wrong' | 'pale' | null;
  readonly onChange: (brand: KeptBrand) => void;
}

/** The colour and the logo of the company; both may be left out. */
export function BrandFields({ value, mistake, onChange }: BrandFieldsProps) {
  const [wrongLogo, setWrongLogo] = useState(false);

  async function choose(file: File | null): Promise<void> {
    if (!file) return;
    const logo = await readLogo(file);
    setWrongLogo(logo === null);
    if (logo !== null) onChange({ ...value, logo });
  }

  return (
    <Stack gap="20">
      <TextInput
        label={text.colour}
        description={text.colourHint}
        autoComplete="off"
        value={value.colour}
        error={mistake === null ? null : mistake === 'pale' ? text.colourPale : text.colourWrong}
        onChange={({ currentTarget }) => onChange({ ...value, colour: currentTarget.value.trim() })}
      />
      <Stack gap="6">
        <Text tone="ink" weight="560">
          {text.logo}
        </Text>
        <Inline gap="12" rowGap="8">
          <FileButton accept="image/png" onChange={(file) => void choose(file)}>
            {(props) => (
              <Button {...props} variant="default">
                {text.logoChoose}
              </Button>
            )}
          </FileButton>
          {value.logo !== null && (
            <Button variant="default" onClick={() => onChange({ ...value, logo: null })}>
              {text.logoRemove}
            </Button>
          )}
        </Inline>
        <Caption>{text.logoHint}</Caption>
        {wrongLogo && (
          <Caption tone="coral" role="alert">
            {text.logoWrong}
          </Caption>
        )}
      </Stack>
    </Stack>
  );
}
