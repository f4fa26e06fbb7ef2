/** Stands in for asking the instance's metadata for the region in the bundles: every client here is told its region. */
export const getInstanceMetadataRegion = async (): Promise<undefined> => undefined;
