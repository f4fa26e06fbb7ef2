import type * as kit from '@mantine/core';
import { createTheme, type VariantColorsResolver } from '@mantine/core';
import { commonText } from '#text/common/common.ts';

const BUTTON_HEIGHTS: Record<string, string> = { sm: '36px', md: '44px', lg: '52px' };

interface VariantColors {
  readonly background: string;
  readonly hover: string;
  readonly color: string;
  readonly border: string;
}

/** Every variant in our tokens; `red` is the colour of what cannot be undone. */
const variantColorResolver: VariantColorsResolver = ({ variant, color }) => ({ ...colors(variant, color === 'red') });

function colors(variant: string, danger: boolean): VariantColors {
  const tone = danger ? 'var(--coral)' : 'var(--pine)';
  const soft = danger ? 'var(--coral-soft)' : 'var(--pine-soft)';
  const none = '1px solid transparent';
  switch (variant) {
    case 'filled':
      return {
        background: tone,
        hover: danger ? 'color-mix(in srgb, var(--coral) 88%, var(--ink))' : 'var(--pine-strong)',
        color: danger ? 'var(--on-coral)' : 'var(--on-pine)',
        border: none,
      };
    case 'light':
      return { background: soft, hover: soft, color: tone, border: none };
    case 'subtle':
    case 'transparent':
      return {
        background: 'transparent',
        hover: variant === 'subtle' ? 'var(--sunken)' : 'transparent',
        color: danger ? tone : 'var(--ink-2)',
        border: none,
      };
    default:
      return {
        background: 'var(--surface)',
        hover: 'var(--sunken)',
        color: danger ? tone : 'var(--ink)',
        border: '1px solid var(--line)',
      };
  }
}

const choice = { color: 'var(--pine)', iconColor: 'var(--on-pine)', size: 'md' } as const;

const dialog = {
  centered: true,
  // Mantine's scroll lock writes style elements, which the content policy refuses; the overlay stops touches instead.
  lockScroll: false,
  closeButtonProps: { 'aria-label': commonText.close, size: 44, iconSize: 22 },
  // A dialog's header is not the page's banner.
  attributes: { header: { role: 'presentation' } },
  transitionProps: { duration: 150, transition: 'fade' },
} as const;

type Dressed = 'Button' | 'ActionIcon' | 'Checkbox' | 'Radio' | 'Input' | 'Loader' | 'Menu' | 'Modal' | 'Drawer';
type Dress<Component extends { extend(dress: never): unknown }> = Parameters<Component['extend']>[0];

/** Not by the components' own `extend`: it would bring all of them along to where the first of them is drawn. */
const components = {
  Button: {
    defaultProps: { size: 'md' },
    vars: (_theme, { size = 'md' }) => ({
      root: {
        '--button-height': BUTTON_HEIGHTS[String(size)] ?? '44px',
        '--button-fz': '15px',
        '--button-padding-x': '20px',
      },
    }),
  },
  ActionIcon: { defaultProps: { size: 44, variant: 'subtle' } },
  Checkbox: { defaultProps: choice },
  Radio: { defaultProps: choice },
  Input: { defaultProps: { size: 'md' } },
  InputWrapper: {
    defaultProps: { size: 'md', inputWrapperOrder: ['label', 'input', 'error', 'description'] },
  },
  Loader: { defaultProps: { color: 'var(--pine)' } },
  Menu: {
    defaultProps: { shadow: 'md', withInitialFocusPlaceholder: false, transitionProps: { duration: 120 } },
  },
  Modal: { defaultProps: { ...dialog, size: 480 } },
  Drawer: {
    defaultProps: {
      lockScroll: false,
      closeButtonProps: dialog.closeButtonProps,
      attributes: dialog.attributes,
      transitionProps: { duration: 180 },
    },
  },
} satisfies { [Name in Dressed]: Dress<(typeof kit)[Name]> } & { InputWrapper: Dress<typeof kit.Input.Wrapper> };

/** Mantine dressed as Tonus: sizes and behaviour here, colours in mantine-theme.css. */
export const theme = createTheme({
  fontFamily: 'var(--font)',
  defaultRadius: 'md',
  respectReducedMotion: true,
  variantColorResolver,
  components,
});
