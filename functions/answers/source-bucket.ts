import { hash } from 'node:crypto';

/** Of 4096 buckets: each stands for about a million addresses, so what is counted tells nobody's. */
const BUCKET_HEX_DIGITS = 3;

/** In which of few buckets a source falls, another one in every window and for everything that is counted. */
export function sourceBucket(counted: string, window: number, address: string): string {
  return hash('sha256', `${counted}/${window}/${address}`, 'hex').slice(0, BUCKET_HEX_DIGITS);
}
