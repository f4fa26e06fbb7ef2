import { mkdirSync } from 'node:fs';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { freePort } from '#scripts/local/dynamo.ts';
import { makeKeysFile } from '#scripts/server/keys.ts';
import { startChild, type Child } from '../load/child.ts';

const MAIN = join(import.meta.dirname, '../../server/main.ts');
const ANSWERS = /"message":"Tonus answers".*?"port":(\d+)/;

/** A server of one's own under the soak. */
export interface SoakedServer extends Child {
  /** The mailboxes of letters that have come. */
  readonly letters: () => number;
}

/** Starts the server as its unit runs it, with a mail server that takes everything, and backups every ten minutes. */
export async function startSoaked(folder: string): Promise<SoakedServer> {
  let letters = 0;
  const mail = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _, done) => {
      stream.resume();
      stream.on('end', () => {
        letters++;
        done();
      });
    },
  });
  mail.listen(0, '127.0.0.1');
  await once(mail.server, 'listening');
  const { port } = mail.server.address() as AddressInfo; // a TCP server's address is never a string
  const keysFile = join(folder, 'keys.json');
  makeKeysFile(keysFile, new Date());
  mkdirSync(join(folder, 'backups'));
  const child = await startChild(
    MAIN,
    join(folder, 'server.log'),
    {
      MALLOC_ARENA_MAX: '2',
      SITE_URL: 'https://tonus.romashka.example',
      PORT: String(await freePort()),
      MONITOR_PORT: '0',
      DATA_DIR: join(folder, 'data'),
      CACHE_DIR: join(folder, 'cache'),
      KEYS_FILE: keysFile,
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_SENDER: 'tonus@romashka.example',
      OPERATOR: 'ООО «Ромашка», ОГРН 1027700000000',
      OPERATOR_EMAIL: 'hr@romashka.example',
      HOSTING: 'собственный сервер «Ромашки»',
      TRUSTED_PROXY: '127.0.0.1',
      BACKUP_TO: join(folder, 'backups'),
      BACKUP_EVERY_MINUTES: '10',
    },
    ANSWERS,
  );
  return {
    ...child,
    letters: () => letters,
    stop: async () => {
      await child.stop();
      await new Promise<void>((resolve) => mail.close(resolve));
    },
  };
}
