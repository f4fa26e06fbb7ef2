/** Stands in for the SDK's search of `~/.aws` in the bundles: a Lambda is configured by its environment alone. */
export const loadSharedConfigFiles = async () => ({ configFile: {}, credentialsFile: {} });
