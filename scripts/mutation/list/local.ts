import type { Guard } from '../guard.ts';

const BACKSTAGE = 'tests/local/backstage.test.ts';
const FILE = 'scripts/local/backstage.ts';

/** Who gets into the product that runs on somebody's machine, and who reads its mail. */
export const local: readonly Guard[] = [
  {
    name: 'local product on the loopback alone',
    file: 'scripts/local/server.ts',
    from: 'server.listen(port, host);',
    to: 'server.listen(port);',
    test: 'tests/local/network.test.ts',
    only: /no other address/,
  },
  {
    name: 'local mail for this machine alone',
    file: FILE,
    from: 'if (!LOOPBACK_ADDRESS.test(sourceIp))',
    to: 'if (false)',
    test: BACKSTAGE,
    only: /other machines/,
  },
  {
    name: 'local mail against a rebound name',
    file: FILE,
    from: 'if (!LOOPBACK_HOST.test(host))',
    to: 'if (false)',
    test: BACKSTAGE,
    only: /made to lead here/,
  },
  {
    name: 'local mail against pages of other origins',
    file: FILE,
    from: 'if (origin !== undefined && origin !== `http://${host}`)',
    to: 'if (false)',
    test: BACKSTAGE,
    only: /other origins/,
  },
];
