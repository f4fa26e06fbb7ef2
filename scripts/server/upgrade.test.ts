import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { passingFolder } from '#tests/support/data-folder.ts';

const SCRIPT = join(import.meta.dirname, 'upgrade.sh');
const UNIT = 'scripts/server/tonus.service';

/** A machine on which an old commit is installed and a new one can be had; what runs on it is played, and noted. */
function machine() {
  const folder = passingFolder();
  const [origin, installed, bin, calls] = ['origin', 'tonus', 'bin', 'calls'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
    string,
  ];
  const git = (cwd: string, ...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@romashka.example', ...words], { cwd, stdio: 'pipe' });
  const commit = (words: string): void => {
    writeFileSync(join(origin, UNIT), words);
    git(origin, 'add', '--all');
    git(origin, 'commit', '--message', words);
  };
  mkdirSync(join(origin, 'scripts/server'), { recursive: true });
  git(origin, 'init', '--initial-branch', 'main');
  copyFileSync(SCRIPT, join(origin, 'scripts/server/upgrade.sh'));
  commit('old');
  git(folder, 'clone', origin, installed);
  commit('new');

  mkdirSync(bin);
  for (const name of ['npm', 'systemctl', 'journalctl']) {
    const file = join(bin, name);
    const runsFrom = `cat "$DESTDIR"/run/systemd/system/*/from.conf 2>/dev/null | grep '^ExecStart=.' >>"${calls}"`;
    writeFileSync(
      file,
      `#!/bin/sh\necho "${name} $*" >>"${calls}"\n${runsFrom}\ncase "$*" in "$FAILS") exit 1;; esac\n`,
    );
    chmodSync(file, 0o755);
  }
  const units = join(folder, 'etc/systemd/system');
  mkdirSync(units, { recursive: true });
  const read = (file: string): string | null => (existsSync(file) ? readFileSync(file, 'utf8') : null);
  return {
    upgrade: (fails = 'nothing', ...words: string[]) => {
      writeFileSync(calls, '');
      const env = { PATH: `${bin}:${process.env['PATH']}`, DESTDIR: folder, FAILS: fails };
      const { status } = spawnSync('sh', [join(installed, 'scripts/server/upgrade.sh'), ...words], { env });
      return { status, calls: readFileSync(calls, 'utf8').trim().split('\n') };
    },
    state: () => ({
      installed: read(join(installed, UNIT)),
      before: read(join(`${installed}.before`, UNIT)),
      unit: read(join(units, 'tonus.service')),
      isOverridden: ['prepare', 'upgrade-plan'].some((name) =>
        existsSync(join(folder, `run/systemd/system/tonus@${name}.service.d`)),
      ),
    }),
    next: `${installed}.next`,
  };
}

describe('the upgrade of a server', () => {
  it('builds and prepares the new commit beside the old one, and restarts the server at the very end', () => {
    const { upgrade, state, next } = machine();
    const { status, calls } = upgrade();
    expect(status).toBe(0);
    const restarts = calls.filter((call) => /restart|start /.test(call));
    expect(restarts).toEqual([
      'systemctl start tonus@prepare',
      'systemctl start tonus@upgrade-plan',
      'systemctl restart tonus',
    ]);
    expect(calls[calls.indexOf('systemctl start tonus@prepare') + 1]).toBe(
      `ExecStart=${next}/node_modules/.bin/node scripts/server/main.ts prepare`,
    );
    expect(calls.slice(0, 2)).toEqual(['npm ci', 'npm run serve -- build']);
    expect(state()).toEqual({ installed: 'new', before: 'old', unit: 'new', isOverridden: false });
  });

  it.each(['ci', 'run serve -- build', 'start tonus@prepare', 'start tonus@upgrade-plan'])(
    'changes nothing and restarts nothing where «%s» fails',
    (fails) => {
      const { upgrade, state } = machine();
      const { status, calls } = upgrade(fails);
      expect(status).toBe(1);
      expect(calls).not.toContain('systemctl restart tonus');
      expect(state()).toEqual({ installed: 'old', before: null, unit: null, isOverridden: false });
      expect(upgrade().status).toBe(0);
      expect(state().installed).toBe('new');
    },
  );

  it('goes back to the commit of before', () => {
    const { upgrade, state } = machine();
    upgrade();
    const { status, calls } = upgrade('nothing', 'back');
    expect([status, calls.at(-1)]).toEqual([0, 'systemctl restart tonus']);
    expect(calls).not.toContain('npm ci');
    expect(state()).toEqual({ installed: 'old', before: 'new', unit: 'old', isOverridden: false });
  });
});
