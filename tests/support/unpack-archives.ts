import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflate } from '@sparticuz/chromium';

/*
 * A thread of ./packaged-browser.ts with a TMPDIR of its own: the package unpacks to the temporary folder and nowhere
 * else.
 */
const archives = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '../bin');
await Promise.all(
  ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'].map((name) => inflate(join(archives, name))),
);
