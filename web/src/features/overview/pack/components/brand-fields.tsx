import { Button, FileButton, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { PackBrand } from '#shared/models/pack.ts';
import { colourMistake, contrastOnWhite } from '#shared/rules/brand.ts';
import { tenth } from '#shared/rules/figures.ts';
import { packText } from '#text/overview/pack.ts';
import { Caption, Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { OWN_COLOUR } from '../lib/brand.ts';
import { readLogo } from '../read-logo.ts';
import styles from './brand-fields.module.css';

const text = packText.form;

interface BrandFieldsProps {
  readonly value: PackBrand;
  readonly onChange: (brand: PackBrand) => void;
}

/** The colour and the logo of the company; both may be left out. */
export function BrandFields({ value, onChange }: BrandFieldsProps) {
  const [wrongLogo, setWrongLogo] = useState(false);
  const colour = value.colour ?? OWN_COLOUR;
  const pale = colourMistake(colour) !== null;
  const contrast = tenth(contrastOnWhite(colour));

  async function choose(file: File | null): Promise<void> {
    if (!file) return;
    const logo = await readLogo(file);
    setWrongLogo(logo === null);
    if (logo !== null) onChange({ ...value, logo });
  }

  return (
    <Stack gap="20">
      <Stack gap="6">
        <Inline gap="12" rowGap="8" align="end">
          <TextInput
            type="color"
            label={text.colour}
            className={styles.colour}
            value={colour}
            onChange={({ currentTarget }) => onChange({ ...value, colour: currentTarget.value })}
          />
          {value.colour !== null && (
            <Button variant="default" onClick={() => onChange({ ...value, colour: null })}>
              {text.colourOwn}
            </Button>
          )}
        </Inline>
        {pale ? (
          <Caption tone="coral" role="alert">
            {text.colourPale(contrast)}
          </Caption>
        ) : (
          <Caption>{text.colourGood(contrast)}</Caption>
        )}
      </Stack>
      <Stack gap="6">
        <Text tone="ink" weight="560">
          {text.logo}
        </Text>
        {value.logo !== null && (
          <img className={styles.logo} src={`data:image/png;base64,${value.logo}`} alt={text.logoShown} />
        )}
        <Inline gap="12" rowGap="8">
          <FileButton accept="image/png,image/svg+xml,image/jpeg,image/webp" onChange={(file) => void choose(file)}>
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
