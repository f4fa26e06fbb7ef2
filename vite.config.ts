import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { preactPollPage } from './web/build/preact-poll-page.ts';
import { pollPageRewrite } from './web/build/poll-page-rewrite.ts';
import { preloadFonts } from './web/build/preload-fonts.ts';
import { subsetFonts } from './web/build/subset-fonts.ts';

/** Where the development server finds the API. */
const API_ORIGIN = process.env.API_ORIGIN ?? 'http://localhost:3000';

export default defineConfig({
  root: 'web',
  plugins: [react(), subsetFonts(), preloadFonts(), preactPollPage(), pollPageRewrite()],
  build: {
    outDir: '../dist/web',
    assetsDir: 'assets',
    // Everything is a file with a hash in its name: the content policy allows no inlined fonts.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        emptyOutDir: true,
        rolldownOptions: {
          input: { app: 'web/index.html' },
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
                { name: 'router', test: /node_modules\/(react-router|react-router-dom|cookie|set-cookie-parser)\// },
                // What every page needs in some part: one file instead of a dozen that are smaller than their headers.
                {
                  name: 'base',
                  test: /web\/src\/(lib\/(api-client|session|use-session|formatters|site-facts)|ui\/(icons|logo|tag|document-title)|text\/common)\b/,
                },
              ],
            },
          },
        },
      },
    },
    // The poll page shares no file with the app: one script, one style sheet.
    poll: {
      consumer: 'client',
      build: {
        emptyOutDir: false,
        copyPublicDir: false,
        cssCodeSplit: false,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: 'web/poll.html' },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'poll']) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
    },
  },
  // `/api` itself is a page of the site.
  server: { proxy: { '^/api/': API_ORIGIN, '/health': API_ORIGIN } },
});
