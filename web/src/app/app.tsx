import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import type { RouteHandle } from './pages.ts';
import { prefixIn, withoutLanguage } from '#web/lib/page-language.ts';
import { nameLanguage } from './own-language.ts';
import { routes } from './routes.tsx';

/**
 * Opens the app at the address of now: whoever comes in by the landing has its files before its address. A data router:
 * what it adds to plain routing is that a page with unsaved work can hold whoever leaves.
 */
export function openRouter() {
  nameLanguage();
  return createBrowserRouter(routes, { basename: prefixIn(window.location.pathname) || '/' });
}

/** Asks for all parts of the first page at once; drawing would ask for each only after the one around it. */
export function loadAhead(pathname: string, search: string = window.location.search): void {
  const query = new URLSearchParams(search);
  for (const { route } of matchRoutes(routes, withoutLanguage(pathname)) ?? []) {
    const handle: RouteHandle = route.handle ?? {};
    for (const load of [handle.load, handle.pageOf?.(query).load]) void load?.().catch(() => undefined);
  }
}

/** Every address of the app. The public pages and the poll page are documents of their own and not among them. */
export function App({ router }: { readonly router: ReturnType<typeof openRouter> }) {
  // At once, as a page that is left has nothing more to show: a transition would hold its remains until the next is loaded.
  return <RouterProvider router={router} useTransitions={false} />;
}
