import { Resolver } from 'node:dns/promises';

/** Reads the records of domains. */
export interface Dns {
  /** The texts at a name, each in one piece; none where there is no such name; null where nothing could be learned. */
  texts(name: string): Promise<readonly string[] | null>;
}

const TIMEOUT_MILLISECONDS = 3_000;
/** There is nothing of this kind at the name, or there is no such name. */
const NOTHING: ReadonlySet<string> = new Set(['ENODATA', 'ENOTFOUND']);

/** The resolver of the machine, or of a test. */
export function createDns(server: string | undefined): Dns {
  const resolver = new Resolver({ timeout: TIMEOUT_MILLISECONDS, tries: 2 });
  if (server !== undefined) resolver.setServers([server]);
  return {
    async texts(name) {
      try {
        return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
      } catch (error) {
        return NOTHING.has(String((error as { code?: unknown }).code)) ? [] : null;
      }
    },
  };
}
