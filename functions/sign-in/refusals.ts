import { AppError } from '#core/http/errors.ts';
import { signInErrors } from '#text/sign-in/errors.ts';
import { ProviderError } from './providers/provider.ts';

/** 409: the way through the provider took too long, ended before, or began elsewhere. */
export function signInExpired(): never {
  throw new AppError('sign_in_expired', signInErrors.expired);
}

/** 403: what the provider says does not let anybody in. */
export function signInRefused(detail: string = signInErrors.refused): never {
  throw new AppError('sign_in_refused', detail);
}

/** 403: the company has not kept the record that shows whose the domain is. */
export function domainLapsed(): never {
  throw new AppError('domain_lapsed', signInErrors.lapsed);
}

/** A trouble with a provider as whoever signs in is told of it. */
export function refuseTrouble(error: unknown): never {
  if (!(error instanceof ProviderError)) throw error;
  switch (error.trouble) {
    case 'down':
      throw new AppError('upstream_failed', signInErrors.down, { cause: error });
    case 'slow':
      throw new AppError('upstream_timeout', signInErrors.slow, { cause: error });
    case 'address':
      throw new AppError('upstream_failed', signInErrors.address, { cause: error });
    case 'wrong':
      throw new AppError('sign_in_refused', signInErrors.refused, { cause: error });
  }
}
