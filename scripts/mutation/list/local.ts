import type { Guard } from '../guard.ts';

const LOCAL_ENDPOINTS = 'tests/local/local-endpoints.test.ts';
const FILE = 'scripts/local/local-endpoints.ts';

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
    test: LOCAL_ENDPOINTS,
    only: /other machines/,
  },
  {
    name: 'local mail against a rebound name',
    file: FILE,
    from: 'if (!LOOPBACK_HOST.test(host))',
    to: 'if (false)',
    test: LOCAL_ENDPOINTS,
    only: /made to lead here/,
  },
  {
    name: 'local mail against pages of other origins',
    file: FILE,
    from: 'if (origin !== undefined && origin !== `http://${host}`)',
    to: 'if (false)',
    test: LOCAL_ENDPOINTS,
    only: /other origins/,
  },
];
