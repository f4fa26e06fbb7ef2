import type { Kind } from '../kind.ts';
import { listEditor } from '../parts/listing.tsx';
import { optionFigures } from '../parts/option-figures.tsx';

/** One option of a list. */
export const radio: Kind = { editor: listEditor('Один из списка'), figures: optionFigures() };
