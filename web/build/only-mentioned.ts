import { parseAst } from 'vite';

/** A node of a syntax tree, as far as it is looked at here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

/** Whether a script has a word: minified, it still names properties in full. */
export function mentions(script: string, word: string): boolean {
  return word !== '' && new RegExp(`(?<![\\w$])${word.replaceAll('$', '\\$')}(?![\\w$])`).test(script);
}

/**
 * A file of catalogues without the texts whose names no script mentions. Names that are no identifiers are put together
 * by scripts, and stay; so does what the file itself looks up.
 */
export function onlyMentioned(catalogues: string, script: string): string {
  const body = parseAst(catalogues).body as unknown as Node[]; // border: nodes of many types
  const unmentioned = objectsExported(body).flatMap((object) => propertiesWithout(object, script));
  const rest = without(catalogues, unmentioned);
  const dead = unmentioned.filter((property) => !mentions(rest, nameOf(property)!));
  return without(catalogues, dead);
}

function objectsExported(body: readonly Node[]): Node[] {
  const exported = body
    .flatMap(({ type, specifiers }) => (type === 'ExportNamedDeclaration' ? (specifiers as Node[]) : []))
    .map(({ local }) => (local as { name: string }).name);
  return body
    .flatMap(({ type, declarations }) => (type === 'VariableDeclaration' ? (declarations as Node[]) : []))
    .filter(({ id }) => exported.includes((id as { name: string }).name))
    .flatMap(({ init }) => (init ? [init as Node] : []));
}

/**
 * The properties of an object, and of objects in it, that the script does not mention. An object of which it mentions
 * none is one that is looked into by what a server says, and stays.
 */
function propertiesWithout(node: Node, script: string): Node[] {
  if (node.type !== 'ObjectExpression') return [];
  const properties = node['properties'] as Node[];
  const isMentioned = (property: Node) => mentions(script, nameOf(property) ?? '');
  if (!properties.some(isMentioned)) return [];
  return properties.flatMap((property) => {
    if (nameOf(property) !== undefined && !isMentioned(property)) return [property];
    return property.type === 'Property' ? propertiesWithout(property['value'] as Node, script) : [];
  });
}

function nameOf({ type, computed, key }: Node): string | undefined {
  return type === 'Property' && !computed ? (key as { readonly name?: string }).name : undefined;
}

/** Code without some entries of its objects, which stand in the order in which they are given. */
export function without(code: string, parts: readonly Pick<Node, 'start' | 'end'>[]): string {
  // From the last one on, so that the others stay where they were found.
  return parts.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end).replace(/^\s*,/, ''), code);
}
