import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { appText } from '#text/common/app.ts';
import { MoonIcon, SunIcon } from '#web/ui/icons.tsx';

/** Light or dark, remembered on this device; until it is used the system decides. */
export function SchemeToggle() {
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme('light') === 'dark';
  const name = dark ? appText.toLight : appText.toDark;
  return (
    <ActionIcon onClick={() => setColorScheme(dark ? 'light' : 'dark')} aria-label={name} title={name}>
      {dark ? <SunIcon /> : <MoonIcon />}
    </ActionIcon>
  );
}
