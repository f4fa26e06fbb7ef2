import { createContext } from 'react';

/** The line every page header carries by itself: where we are and as whom. Set by the shell. */
export const PageNote = createContext<string | null>(null);
