/** A list in which one of the shown has changed its place among the shown by so many; what is not shown stands behind. */
export function moved<Item>(list: readonly Item[], shown: ReadonlySet<Item>, item: Item, by: number): Item[] {
  const visible = list.filter((one) => shown.has(one));
  const from = visible.indexOf(item);
  const to = Math.min(Math.max(from + by, 0), visible.length - 1);
  visible.splice(to, 0, ...visible.splice(from, 1));
  return [...visible, ...list.filter((one) => !shown.has(one))];
}
