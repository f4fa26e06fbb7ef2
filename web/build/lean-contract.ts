import { parseAst, type Plugin } from 'vite';

/** What of a route only its server and its description know. */
const NOT_FOR_CALLERS = [
  'permission',
  'shows',
  'params',
  'query',
  'body',
  'bodyLimit',
  'reply',
  'status',
  'accepted',
  'errors',
] as const;

/** What only a route has, or what several of them share. */
const OF_ROUTES = ['method', 'auth', 'path'];

/** A node of a syntax tree, as far as it is looked at here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

/**
 * Of the contract the browser gets what it takes to call its routes, and of the schemas those that it checks something
 * by: the others, each a call that the bundler would keep, go where nobody uses them.
 */
export function leanContract(): Plugin {
  return {
    name: 'lean-contract',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transform: {
      filter: { id: /\/shared\/(contract|models|rules)\/.*\.ts$/ },
      handler: (code, id) => ({
        code: callsOnDemand(id.includes('/contract/') ? routesForCallers(code) : code),
        map: null,
        moduleSideEffects: false,
      }),
    },
  };
}

/**
 * The code of a contract without what of its routes is not for callers, nor what only that has used: models whose import
 * stays would come along with the routes. Throws where it is no TypeScript.
 */
export function routesForCallers(code: string): string {
  const cuts = treeOf(code)
    .flatMap(routesIn)
    .flatMap(propertiesOf)
    .filter((property) => NOT_FOR_CALLERS.some((name) => name === nameOf(property)))
    .map(({ start, end }) => ({ start, end: code[end] === ',' ? end + 1 : end, text: '' }));
  return onlyUsed(edited(code, cuts));
}

/** The code without the imports and declarations that nothing in it mentions any more. */
function onlyUsed(code: string): string {
  const statements = treeOf(code);
  const dead = statements.filter((statement) => {
    const names = declaredBy(statement);
    const others = statements.filter((other) => other !== statement);
    return names.length > 0 && !others.some((other) => namesIn(other).some((name) => names.includes(name)));
  });
  if (dead.length === 0) return code;
  const cuts = dead.map(({ start, end }) => ({ start, end, text: '' }));
  return onlyUsed(edited(code, cuts));
}

/** The code with a mark at every call that a declaration makes as its module is loaded: it has no effect but its value. */
export function callsOnDemand(code: string): string {
  const starts = [...new Set(treeOf(code).flatMap(callsOf))];
  return edited(
    code,
    starts.map((start) => ({ start, end: start, text: '/* @__PURE__ */ ' })),
  );
}

interface Edit {
  readonly start: number;
  readonly end: number;
  /** What comes in the place of the code between them. */
  readonly text: string;
}

/** The code with its edits, which do not overlap. */
function edited(code: string, edits: readonly Edit[]): string {
  let done = '';
  let from = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    done += code.slice(from, start) + text;
    from = end;
  }
  return done + code.slice(from);
}

function treeOf(code: string): Node[] {
  // Border: the parser's nodes are of a hundred types; what is looked at here all of them have.
  return parseAst(code, { lang: 'ts' }).body as unknown as Node[];
}

/** Where the calls in a declaration begin; what a function does is done later. */
function callsOf(node: Node): number[] {
  if (/Function|ExpressionStatement|Class|^TS/.test(node.type)) return [];
  const inside = partsOf(node).flatMap(callsOf);
  return node.type === 'CallExpression' || node.type === 'NewExpression' ? [node.start, ...inside] : inside;
}

/** The object literals that are routes, or what several of them share, wherever they stand. */
function routesIn(node: Node): Node[] {
  const names = node.type === 'ObjectExpression' ? propertiesOf(node).map(nameOf) : [];
  const inside = partsOf(node).flatMap(routesIn);
  return OF_ROUTES.some((name) => names.includes(name)) ? [node, ...inside] : inside;
}

/** What a statement declares for its own module alone. */
function declaredBy({ type, specifiers, declarations }: Node): string[] {
  if (type === 'ImportDeclaration') return (specifiers as Node[]).map(({ local }) => (local as { name: string }).name);
  if (type === 'VariableDeclaration') return (declarations as Node[]).flatMap(({ id }) => namesIn(id as Node));
  return [];
}

/** Every name in a part of the code that is more than a type. */
function namesIn(node: Node): string[] {
  if (node.type.startsWith('TS') && !node.type.endsWith('Expression')) return [];
  return node.type === 'Identifier' ? [node['name'] as string] : partsOf(node).flatMap(namesIn);
}

function propertiesOf(node: Node): Node[] {
  return node['properties'] as Node[];
}

function nameOf({ key }: Node): string | undefined {
  return (key as { readonly name?: string } | undefined)?.name;
}

function partsOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((part): part is Node => typeof (part as Partial<Node> | null)?.type === 'string');
}
