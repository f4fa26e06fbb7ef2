/** Stands in for the SDK's adaptive retries in the bundles: the table is asked again in the standard way. */
export class AdaptiveRetryStrategy {
  constructor() {
    throw new Error('Adaptive retries are not in this bundle');
  }
}
