const ORDINALS = [
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
] as const;

/** How long something goes on, of so many steps from month to month: “month on month”, “for the second month running”. */
export function runText(steps: number): string {
  if (steps <= 1) return 'month on month';
  const ordinal = ORDINALS[steps - 2];
  return ordinal === undefined ? 'for more than a year' : `for the ${ordinal} month running`;
}
