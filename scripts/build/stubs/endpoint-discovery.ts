/** Stands in for endpoint discovery in the bundles: DynamoDB does not need it and it is off by default. */
export const resolveEndpointDiscoveryConfig = <T>(config: T): T => config;
export const NODE_ENDPOINT_DISCOVERY_CONFIG_OPTIONS = {
  environmentVariableSelector: () => undefined,
  configFileSelector: () => undefined,
  default: undefined,
};
