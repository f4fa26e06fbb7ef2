import { join } from 'node:path';
import type { Plugin } from 'vite';

const LOGIN = '#web/app/login.ts';

/** The app's login as an entry of its own: the landing asks for it by its address. */
export const LOGIN_ENTRY = join(import.meta.dirname, '../src/app/login.ts');

/**
 * Lets the landing open the login that was built with the app: it runs on React, the landing does not, and whoever logs
 * in has the app's parts already.
 */
export function loginOfApp(): Plugin {
  let address: string | undefined;
  return {
    name: 'tonus:login-of-app',
    apply: 'build',
    enforce: 'pre',
    // Learns the address while the app is built, and gives it to the pages built after it.
    sharedDuringBuild: true,
    resolveId(source) {
      if (source !== LOGIN || this.environment.name === 'client') return null;
      if (address === undefined) throw new Error('The pages are built before the app, whose login they open');
      return { id: address, external: 'absolute' };
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      const entry = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.isEntry && file.facadeModuleId === LOGIN_ENTRY,
      );
      if (!entry) throw new Error('The app was built without its login');
      address = `/${entry.fileName}`;
    },
  };
}
