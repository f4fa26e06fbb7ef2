/** The id of the field in which a question or a heading is written. */
export const textFieldId = (itemId: string): string => `item-text-${itemId}`;

/** The button that brings back what was just removed: where the focus goes when what had it is gone. */
export const UNDO_BUTTON_ID = 'builder-undo';

/** Instead of the id of an item: the title of what is built. */
export const TITLE = 'title';
