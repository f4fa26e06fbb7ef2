/** Stands in for the description of the DynamoDB client in the bundles: of all of it the user agent names the version. */
export default { version: '3' };
