import type { Plugin } from 'vite';

/** What the poll page uses of React, by React's own files; each is CommonJS, of which no bundler drops an export. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  'react/cjs/react.production.js': [
    'StrictMode',
    'useEffect',
    'useEffectEvent',
    'useReducer',
    'useRef',
    'useState',
    'useSyncExternalStore',
  ],
  'react-dom/cjs/react-dom.production.js': [],
  'react-dom/cjs/react-dom-client.production.js': ['createRoot'],
};
/** What React's files need of each other. */
const INNER = /^(version|__\w+)$/;
const IMPORTED = /import \{([^}]*)\} from ["']react["']/g;

/** Takes the exports of React that the poll page does not use out of it; the minifier drops what served only them. */
export function leanReact(): Plugin {
  return {
    name: 'tonus:lean-react',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'poll',
    transform(code, id) {
      const file = Object.keys(KEPT).find((name) => id.endsWith(`/node_modules/${name}`));
      if (file !== undefined) return { code: stripped(code, KEPT[file]!), map: null };
      for (const name of id.includes('/node_modules/') ? [] : importedNames(code)) {
        if (!KEPT['react/cjs/react.production.js']!.includes(name)) this.error(`web/build/lean-react.ts drops ${name}`);
      }
      return null;
    },
  };
}

/** Each export is one statement that begins its line. */
function stripped(code: string, kept: readonly string[]): string {
  const [head = '', ...statements] = code.split(/^(?=exports\.)/m);
  const wanted = statements.filter((statement) => {
    const name = /^exports\.(\w+) =/.exec(statement)?.[1] ?? '';
    return INNER.test(name) || kept.includes(name);
  });
  return head + wanted.join('');
}

function importedNames(code: string): string[] {
  return [...code.matchAll(IMPORTED)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type ')),
  );
}
