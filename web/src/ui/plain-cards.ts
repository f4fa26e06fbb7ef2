import { createContext } from 'react';

/** Whether cards stand on the page itself, without a surface of their own: within an article. */
export const PlainCards = createContext(false);
