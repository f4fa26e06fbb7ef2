import { buildFunctions } from '#scripts/build/functions.ts';
import { buildWeb, timed } from '#scripts/local/build.ts';
import { messageOf } from '#scripts/message-of.ts';
import { assemblyFor, removeOtherAssemblies } from './assembly.ts';
import { readSettings, type Settings } from './config.ts';
import { wordsOfClearDisk } from './disk.ts';
import { prepareDataFolder } from './integrity.ts';
import { makeKeysFile, rotateKeysFile } from './keys.ts';
import { openLog, type Log } from './log.ts';
import { dkimRecord } from './smtp.ts';
import { stageOf } from './stage.ts';
import { startServer } from './start.ts';
import { tellSystemd } from './tell-systemd.ts';

const USAGE = `npm run serve                         runs the server, set up by the environment (scripts/server/README.md)
npm run serve -- check                says what is missing or wrong, and starts nothing
npm run serve -- upgrade-plan         says what an upgrade of the data would do, and does nothing
npm run serve -- build                builds site and functions; after each upgrade
npm run serve -- prepare              puts together what the next start runs, while the last one still answers
npm run serve -- new-keys FILE        makes the keys
npm run serve -- rotate-keys FILE     adds a key that is sealed with from the next start on
npm run serve -- dkim-record          prints the DNS record that the mail key needs`;

/** What systemd does not start again after (`RestartPreventExitStatus`): only whoever set it up can help. */
const EX_CONFIG = 78;
let codeOfFailure = 1;

/** What the environment says. */
function readSetUp(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    codeOfFailure = EX_CONFIG;
    throw error;
  }
}

const say = (text: string): boolean => process.stdout.write(`${text}\n`);

/** What the server does besides running, by name. */
const COMMANDS: Readonly<Record<string, (argument: string | undefined) => unknown>> = {
  check: () => {
    const words = wordsOfClearDisk(readSetUp().dataDir);
    if (words !== null) say(`Not wrong, but: ${words}`);
    say('Nothing is missing');
  },
  'upgrade-plan': async () => {
    const { dataDir } = readSetUp();
    await prepareDataFolder({ dataDir, dryRun: true, backUp: async () => undefined, tell: say });
  },
  build: async () => {
    await timed('Web build', buildWeb);
    await timed('Functions', buildFunctions);
  },
  prepare: async () => {
    const settings = readSetUp();
    await timed('Assembly', () => assemblyFor(stageOf(settings), settings.cacheDir));
  },
  'new-keys': (file) => {
    makeKeysFile(demandFile(file), new Date());
    say(`The keys are in ${file}. Keep a copy of it apart from this machine and from its backups.`);
  },
  'rotate-keys': (file) => {
    const name = rotateKeysFile(demandFile(file), new Date());
    say(`From the next start on, ${name} is sealed with. Copy the file anew.`);
  },
  'dkim-record': () => {
    const { dkim } = readSetUp().mail;
    if (!dkim) throw new Error('DKIM_SELECTOR and DKIM_KEY_FILE are not set: letters are not signed here');
    const { name, value } = dkimRecord(dkim);
    say(`${name}. TXT "${value}"`);
  },
};

function demandFile(file: string | undefined): string {
  if (file === undefined) throw new Error(`Which file?\n\n${USAGE}`);
  return file;
}

/** Runs the server until a signal comes. */
async function run(): Promise<void> {
  // Whatever is written is for nobody else on this machine; so does the database, which inherits it.
  process.umask(0o077);
  const settings = readSetUp();
  const log = openLog({ dir: settings.logDir, write: (text) => process.stdout.write(text) });
  const assembly = await assemblyFor(stageOf(settings), settings.cacheDir, () =>
    log({ level: 'info', message: 'Puts the stacks together, as after each change of settings: a minute or so' }),
  );
  const server = await startServer(settings, assembly, log);
  removeOtherAssemblies(assembly);
  const { host, siteUrl } = settings;
  log({ level: 'info', message: 'Tonus answers', siteUrl, host, port: server.wayIn.port, monitor: server.monitorPort });
  tellSystemd(log);
  endOnSignal(server.stop, log);
  process.on('SIGHUP', server.wayIn.renewCertificate);
  void server.databaseEnded.then((words) => {
    if (isEnding) return;
    log({ level: 'error', message: `The database ended: ${words}` });
    process.exit(1);
  });
}

let isEnding = false;

/** The first signal ends it in order, a second one at once. */
function endOnSignal(stop: () => Promise<void>, log: Log): void {
  const end = (signal: NodeJS.Signals): void => {
    if (isEnding) process.exit(1);
    isEnding = true;
    log({ level: 'info', message: `${signal}: takes no more requests and finishes what is under way` });
    stop().then(
      () => {
        log({ level: 'info', message: 'Everything has ended' });
        process.exit(0);
      },
      (error: unknown) => {
        log({ level: 'error', message: `It did not end in order: ${String(error)}` });
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end).on('SIGINT', end);
}

try {
  const [name, argument] = process.argv.slice(2);
  const command = name === undefined ? run : COMMANDS[name];
  if (!command) throw new Error(`There is no command ${name}\n\n${USAGE}`);
  await command(argument);
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = codeOfFailure;
}
