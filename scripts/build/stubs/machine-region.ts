/** Stands in for asking a machine's metadata where it runs: a Lambda has its region in the environment. */
export const getInstanceMetadataRegion = (): Promise<undefined> => Promise.resolve(undefined);
