import { basename } from 'node:path';
import { expect } from 'vitest';

// Files of guards are named by their numbers: the one that is out is known before anything of the service is loaded.
globalThis.guardTakenOut = basename(expect.getState().testPath ?? '').split('.')[0];
