/** So long the text of a note may be. */
export const NOTE_TEXT_MAX_LENGTH = 4_000;

/** With so many members an author shares a note at most. */
export const NOTE_SHARED_WITH = 5;

/** So many notes somebody writes about one person at most. */
export const NOTES_ABOUT_ONE = 200;

/** So many notes a page of the list has. */
export const NOTES_A_PAGE = 50;
