import { byOptions } from '../parts/choosing.ts';

/** As many options of a list as fit. */
export const checkbox = byOptions({ several: true });
