import type { Kind } from '../kind.ts';
import { listEditor } from '../parts/listing.tsx';
import { optionFigures } from '../parts/option-figures.tsx';

/** As many options of a list as fit. */
export const checkbox: Kind = { editor: listEditor('Несколько', true), figures: optionFigures(true) };
