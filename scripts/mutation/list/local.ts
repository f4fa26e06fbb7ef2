import { guardsIn } from '../guard.ts';

/** Who gets into the product that runs on somebody's machine, and who reads its mail. */
export const guards = [
  guardsIn('scripts/local/server.ts', 'tests/local/network.test.ts', {
    'local product on the loopback alone -> no other address': 'server.listen(port[-, host-]);',
  }),
  guardsIn('scripts/local/local-endpoints.ts', 'tests/local/local-endpoints.test.ts', {
    'local mail for this machine alone -> other machines': 'if ([-!LOOPBACK_ADDRESS.test(sourceIp)-]{+false+})',
    'local mail against a rebound name -> made to lead here': 'if ([-!LOOPBACK_HOST.test(host)-]{+false+})',
    'local mail against pages of other origins -> other origins':
      'if ([-origin !== undefined && origin !== `http://${host}`-]{+false+})',
  }),
];
