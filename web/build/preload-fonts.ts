import type { HtmlTagDescriptor, Plugin } from 'vite';
import { LIGHT_PAGES } from '#infra/web/site-files.ts';

/** The subsets; the full Latin file is for rare letters. */
const FIRST_PAINT_FONTS = /onest-(cyrillic|latin)-(?!wght)[^/]*\.woff2$/;

/**
 * Preloads the two subsets the pages of the app paint with, under their hashed names. The pages of respondents do without: on
 * a slow phone they would share the line with their script, and their text stands in the fallback, which has their measures.
 */
export function preloadFonts(): Plugin {
  return {
    name: 'tonus:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle, path }) {
        if (LIGHT_PAGES.some((page) => path.endsWith(`/${page}`))) return [];
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
