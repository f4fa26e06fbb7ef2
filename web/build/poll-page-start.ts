import type { Plugin } from 'vite';

/** Puts the small script that asks for the poll before the page's own; vite would make the two one. */
export function pollPageStart(): Plugin {
  return {
    name: 'tonus:poll-page-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle, path }) {
        if (!path.endsWith('/poll.html')) return [];
        const start = Object.values(bundle ?? {}).find((file) => file.type === 'chunk' && file.name === 'start');
        if (!start) throw new Error('The poll page has lost its start');
        const attrs = { type: 'module', async: true, crossorigin: true, src: `/${start.fileName}` };
        return [{ tag: 'script', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}
