/** Stands in for reading files in the bundles: the SDK looks for `~/.aws`, and a Lambda is configured by its environment alone. */
export const readFile = async (path: string): Promise<never> => {
  throw new Error(`A Lambda reads no files: ${path}`);
};
