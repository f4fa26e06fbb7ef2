/** Stands in for the SDK's list of AWS partitions in the bundles: only its endpoint rules read it (see endpoint.ts). */
export const partitionsInfo = { partitions: [], version: '1.1' };
