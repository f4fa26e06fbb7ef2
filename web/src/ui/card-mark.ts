import { createContext } from 'react';

/** What every card of a place says of itself, beside its title: “Example”; null = nothing. */
export const CardMark = createContext<string | null>(null);
