import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { appText } from '#text/common/app.ts';
import { MoonIcon, SunIcon } from '#web/ui/icons.tsx';

/** Light or dark, remembered on this device; until it is used the system decides. */
export function SchemeToggle() {
  // The kit holds transitions still by a style element, which the content policy refuses.
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const dark = useComputedColorScheme('light') === 'dark';
  const name = dark ? appText.toLight : appText.toDark;
  return (
    <ActionIcon onClick={() => setColorScheme(dark ? 'light' : 'dark')} aria-label={name} title={name}>
      {dark ? <SunIcon /> : <MoonIcon />}
    </ActionIcon>
  );
}
