import type { Kind } from '../kind.ts';
import { listEditor } from '../parts/listing.tsx';
import { optionsCard } from '../parts/options-card.tsx';

/** As many options of a list as fit. */
export const checkbox: Kind = { editor: listEditor('Несколько', { several: true }), card: optionsCard(true) };
