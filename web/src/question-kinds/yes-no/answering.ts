import { byOptions } from '../parts/choosing.ts';

/** «Да» or «Нет». */
export const yesNo = byOptions({ inRow: true });
