import type { Kind } from '../kind.ts';
import { listEditor } from '../parts/listing.tsx';
import { optionsCard } from '../parts/options-card.tsx';

/** One option of a list. */
export const radio: Kind = { editor: listEditor('Один из списка'), card: optionsCard() };
