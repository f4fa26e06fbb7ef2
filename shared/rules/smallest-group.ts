/** Fewer answers than these are never shown by themselves, and no figure stands for fewer people. */
export const SMALLEST_GROUP = 5;
