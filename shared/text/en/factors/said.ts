import type { Catalogue } from '../../catalogue.ts';
import type { factorsSaid as Russian } from '../../ru/factors/said.ts';

export const factorsSaid: Catalogue<typeof Russian> = { issuer: 'Tonus' };
