/** The ends of the scale of a figure. */
interface Scale {
  readonly least: number;
  readonly most: number;
}

/** An end of an interval of a difference, as far as two such figures can differ: of eNPS by 200 points either way. */
export function withinScale(end: number, { from, to }: { readonly from: Scale; readonly to: Scale }): number {
  return Math.min(to.most - from.least, Math.max(to.least - from.most, end));
}
