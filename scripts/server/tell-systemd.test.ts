import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { passingFolder } from '#tests/support/data-folder.ts';
import { tellSystemd } from './tell-systemd.ts';

it('tells systemd that the server answers where it waits to hear so, and nobody elsewhere', async () => {
  const folder = passingFolder();
  const [program, heard] = [join(folder, 'systemd-notify'), join(folder, 'heard')];
  writeFileSync(program, `#!/bin/sh\necho "$NOTIFY_SOCKET $*" >"${heard}.part" && mv "${heard}.part" "${heard}"\n`);
  chmodSync(program, 0o755);
  const log = vi.fn<(line: object) => void>();
  const PATH = `${folder}:${process.env['PATH']}`;

  tellSystemd(log, { PATH });
  tellSystemd(log, { PATH: '/nowhere', NOTIFY_SOCKET: '/run/systemd/notify' });
  await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(1));
  expect(existsSync(heard)).toBe(false);

  tellSystemd(log, { PATH, NOTIFY_SOCKET: '/run/systemd/notify' });
  await vi.waitFor(() => expect(existsSync(heard)).toBe(true));
  expect(readFileSync(heard, 'utf8')).toBe('/run/systemd/notify --ready\n');
  expect(log).toHaveBeenCalledTimes(1);
});
