import type { Plugin } from 'vite';

const POLL_PAGE = /^\/app\/poll\/[^/]+\/anonymous\/[^/]+\/take\/?(\?|$)/;

/** During development public poll links open the poll page's own entry, as the edge does in a deployment. */
export function pollPageRewrite(): Plugin {
  return {
    name: 'tonus:poll-page-rewrite',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (POLL_PAGE.test(request.url ?? '')) request.url = '/poll.html';
        next();
      });
    },
  };
}
