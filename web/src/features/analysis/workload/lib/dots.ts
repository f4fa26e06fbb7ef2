/** More would be a carpet in which nobody counts. */
const DOTS_MAX = 60;

export interface Dots {
  /** How many people a dot stands for. */
  readonly each: number;
  readonly high: number;
  readonly medium: number;
  readonly low: number;
}

/** People as dots, one for each while there is room, else for several; nobody is without a dot. */
export function dotsOf(people: { readonly high: number; readonly medium: number; readonly low: number }): Dots {
  const all = people.high + people.medium + people.low;
  const each = all <= DOTS_MAX ? 1 : Math.ceil(all / DOTS_MAX);
  const dots = (count: number) => Math.ceil(count / each);
  return { each, high: dots(people.high), medium: dots(people.medium), low: dots(people.low) };
}
