import { notFound } from '#core/http/errors.ts';
import type { AiOperation } from './operation.ts';

/** The answers behind a theme. */
export const getPollEvidence: AiOperation<'getPollEvidence'> = async () => notFound('evidence');
