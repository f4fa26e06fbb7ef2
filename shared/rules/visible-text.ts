/**
 * Characters that leave nothing to see: spaces, control and format characters, lone surrogates, what Unicode tells
 * fonts to leave out (zero-width spaces, Hangul fillers, variation selectors), and three that fonts draw blank.
 */
const BLANK = String.raw`\p{White_Space}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\u{16FE4}\u{1D159}`;
/** Put together at its first use: looking up so many properties takes a millisecond of the start of a function. */
let visible: RegExp | undefined;

/** Whether there is anything to read in a text: what consists of blank characters alone is no text. */
export function hasVisibleText(text: string): boolean {
  visible ??= new RegExp(`[^${BLANK}]`, 'u');
  return visible.test(text);
}

/** Line breaks, control characters, those that turn the direction of a text around, and halves of characters. */
const SHAPING = /[\p{Cc}\u2028\u2029\p{Bidi_Control}\p{Cs}]/u;

/** What is meant to be a link: “https://…”, “www.…”. A name with a dot in it, “Daisy.co”, is a name. */
const LINK = /:\/\/|\bwww\./i;

/** Whether a text holds a link that was written as one. */
export function holdsLink(text: string): boolean {
  return LINK.test(text);
}

/** Whether a text is one line that shows in the order it was written, as a name has to be. */
export function isPlainLine(text: string): boolean {
  return !SHAPING.test(text);
}
