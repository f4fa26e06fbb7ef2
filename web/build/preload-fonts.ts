import type { HtmlTagDescriptor, Plugin } from 'vite';

const FIRST_PAINT_FONTS = /onest-(cyrillic|latin)-wght-normal.*\.woff2$/;

/** Preloads the two subsets every page paints with, under their hashed names. */
export function preloadFonts(): Plugin {
  return {
    name: 'tonus:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        return Object.keys(bundle ?? {})
          .filter((file) => FIRST_PAINT_FONTS.test(file))
          .map((file): HtmlTagDescriptor => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head-prepend',
          }));
      },
    },
  };
}
