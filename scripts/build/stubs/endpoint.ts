interface Parameters {
  readonly Region?: string;
  readonly Endpoint?: string;
}

/**
 * Stands in for the SDK's endpoint rules in the bundles: 20 kB that weigh accounts, partitions and FIPS on every
 * call, where this service only ever needs the region's own address or the one it was given.
 */
export function defaultEndpointResolver({ Region, Endpoint }: Parameters) {
  return { url: new URL(Endpoint ?? `https://dynamodb.${Region}.amazonaws.com`), headers: {}, properties: {} };
}
