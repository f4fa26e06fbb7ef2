import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DevEnvironment, Plugin, ViteDevServer } from 'vite';
import { rewriteCode } from '#infra/web/rewrite.ts';
import { fileOf, LIGHT_PAGES } from '#infra/web/site-files.ts';
import { createEdgeFunction } from '#scripts/local/edge-function.ts';
import { SITE_PAGES, type SitePage, type SiteRenderer } from '#shared/models/site.ts';

const RENDERER = '/src/site/render.tsx';
const NOBODY = { method: 'GET', query: '', headers: {}, body: Buffer.alloc(0), sourceIp: '127.0.0.1' };

/**
 * During development the addresses of pages lead where the edge would lead them: the pages of respondents to their own
 * documents, the public pages to documents drawn anew for each request.
 */
export function pagesOfDevelopment(): Plugin {
  return {
    name: 'tonus:pages-of-development',
    configureServer(server) {
      const decide = createEdgeFunction(rewriteCode());
      server.middlewares.use((request, response, next) => {
        const [path = '/', query] = (request.url ?? '/').split('?');
        // Modules and their like are no pages, whatever their address looks like.
        if (!request.headers.accept?.includes('text/html')) return next();
        const decision = decide({ ...NOBODY, path });
        const file = 'path' in decision ? decision.path : '';
        if (LIGHT_PAGES.includes(file.slice(1))) request.url = query === undefined ? file : `${file}?${query}`;
        const page = SITE_PAGES.find((one) => file === `/${fileOf(one)}`);
        if (page) void answer(page);
        else next();

        async function answer(drawn: SitePage): Promise<void> {
          try {
            response.setHeader('content-type', 'text/html').end(await draw(server, drawn, path));
          } catch (error) {
            next(error);
          }
        }
      });
    },
  };
}

async function draw(server: ViteDevServer, page: SitePage, path: string): Promise<string> {
  // Border: a module loaded by its address.
  const { renderPage, templateOf } = (await server.ssrLoadModule(RENDERER)) as SiteRenderer;
  const file = `${templateOf(page)}.html`;
  const source = readFileSync(join(server.config.root, file), 'utf8');
  const template = await server.transformIndexHtml(`/${file}`, source, path);
  // During development styles come with scripts: too late for a page that is there before them.
  const html = template.replace('</head>', `${stylesOf(server.environments.ssr)}</head>`);
  return renderPage(page, html, { facts: {} });
}

/** The style sheets of all that draws the pages. */
function stylesOf({ moduleGraph }: DevEnvironment): string {
  const styles = [...moduleGraph.urlToModuleMap.keys()].filter((url) => url.endsWith('.css'));
  return styles.map((url) => `<link rel="stylesheet" href="${url}" />`).join('');
}
