const SHORT = 34;
const LONG = 90;

/** How large a title may be so that it leaves the code its place on the page: one, two or four lines. */
export function sizeOfTitle(title: string): 'short' | 'middle' | 'long' {
  if (title.length <= SHORT) return 'short';
  return title.length <= LONG ? 'middle' : 'long';
}
