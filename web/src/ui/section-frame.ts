import { createContext } from 'react';

/** How a part of settings is drawn: one of a dialog's sections, or a card of a page. */
export const SectionFrame = createContext<'dialog' | 'card'>('dialog');
