import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from 'vite';

const PUBLISHED = join(import.meta.dirname, '../public');

/** Minifies in a built site the scripts that are published as they are: Vite copies them with all their comments. */
export function minifyPublished(site: string): void {
  for (const name of readdirSync(PUBLISHED).filter((one) => one.endsWith('.js'))) {
    const file = join(site, name);
    const { code, errors } = minifySync(name, readFileSync(file, 'utf8'), { module: false });
    if (errors.length > 0)
      throw new Error(`${name} cannot be minified: ${errors.map(({ message }) => message).join()}`);
    writeFileSync(file, code);
  }
}
