/**
 * Fewer answers than these are never shown by themselves, no figure stands for fewer people, and no anonymous run picks
 * fewer out: their answers have a face.
 */
export const SMALLEST_GROUP = 5;
