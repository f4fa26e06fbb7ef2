import { contract } from '#shared/contract/index.ts';
import type { RouteCase, RouteName } from './shape.ts';

/** The rows of every domain of the contract, each from the file of its name. */
const domains = await Promise.all(
  Object.keys(contract).map(async (domain) => {
    const file = (await import(/* @vite-ignore */ `./${domain}.ts`)) as Readonly<
      Record<string, Partial<typeof ROUTES>>
    >;
    return file[domain];
  }),
);

/** Every route of the contract. */
export const ROUTES = Object.assign({}, ...domains) as Readonly<Record<RouteName, RouteCase>>;
