/**
 * Stands in for the SDK's credential chain in the bundles: a Lambda has its credentials in the environment,
 * and the chain (profiles, SSO, instance metadata) is a third of the SDK's weight.
 */
export const defaultProvider = () => async () => ({
  accessKeyId: process.env['AWS_ACCESS_KEY_ID'] ?? '',
  secretAccessKey: process.env['AWS_SECRET_ACCESS_KEY'] ?? '',
  ...(process.env['AWS_SESSION_TOKEN'] ? { sessionToken: process.env['AWS_SESSION_TOKEN'] } : {}),
});
