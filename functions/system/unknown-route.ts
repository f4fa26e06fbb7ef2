import { AppError, notFound } from '#core/http/errors.ts';
import type { HttpEvent } from '#core/http/event.ts';
import { routes } from '#shared/contract/index.ts';

/** Answers what the gateway matched with no route: 405 where only the method is wrong, 404 for the rest. */
export function refuseUnknown(event: HttpEvent): never {
  const allowed = routes.filter((route) => pattern(route.path).test(event.rawPath)).map((route) => route.method);
  if (allowed.length === 0) notFound('route');
  throw new AppError('method_not_allowed', `Этот адрес принимает только ${allowed.join(', ')}`, {
    headers: { allow: allowed.join(', ') },
  });
}

function pattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`);
}
