/** The way to a value in a body: names of fields and places in lists. */
export type Path = readonly string[];

/** The paths of all values in a body that are neither objects nor lists. */
export function leaves(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]));
}

/** The paths of all objects in a body, its root first. */
export function objects(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, child]) => objects(child, [...path, key]));
  return Array.isArray(value) ? inner : [path, ...inner];
}

/** A copy of the body with another value at this path. */
export function changed(body: unknown, [key, ...rest]: Path, value: unknown): unknown {
  const copy = structuredClone(body) as Record<string, unknown>;
  copy[key!] = rest.length === 0 ? value : changed(copy[key!], rest, value);
  return copy;
}
