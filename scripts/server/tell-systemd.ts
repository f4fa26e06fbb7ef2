import { execFile } from 'node:child_process';
import type { Log } from './log.ts';

/** Tells systemd that the server answers, where systemd has started it and waits to hear so (`Type=notify`). */
export function tellSystemd(log: Log, env: NodeJS.ProcessEnv = process.env): void {
  if (env['NOTIFY_SOCKET'] === undefined) return;
  execFile('systemd-notify', ['--ready'], { env }, (error) => {
    if (error) log({ level: 'error', message: `systemd was not told that the server answers: ${error.message}` });
  });
}
