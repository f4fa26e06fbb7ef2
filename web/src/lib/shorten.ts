/** A text of one line for a list to choose from: cut at a word where it is too long. */
export function shorten(text: string, max = 90): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max);
  const word = cut.lastIndexOf(' ');
  return `${(word > max / 2 ? cut.slice(0, word) : cut).toWellFormed().trimEnd()}…`;
}
