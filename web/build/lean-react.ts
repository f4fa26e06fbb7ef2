import { Fragment, options, render, type ComponentChild, type VNode } from 'preact';
import { useEffect, useLayoutEffect, useReducer, useRef } from 'preact/hooks';

/*
 * What the pages of respondents use of React, over Preact. `preact/compat` is twice as much: it stands in for all of
 * React, classes, portals and whatever libraries look for included.
 */

export { Fragment, Fragment as StrictMode };
export { useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';

/** Draws into an element, in the place of what the document has there. */
export function createRoot(root: Element): { render: (what: ComponentChild) => void } {
  root.textContent = '';
  return { render: (what) => render(what, root) };
}

/** A function that always sees what was drawn last. */
export function useEffectEvent<Args extends readonly unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const lastRef = useRef(callback);
  // Comes before the effects of whoever calls this, which stand below.
  useLayoutEffect(() => {
    lastRef.current = callback;
  });
  return (...args) => lastRef.current(...args);
}

/** What a store has now; draws anew when that is something else. */
export function useSyncExternalStore<Value>(subscribe: (changed: () => void) => () => void, read: () => Value): Value {
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const value = read();
  const drawnRef = useRef(value);
  const look = useEffectEvent(() => {
    if (!Object.is(drawnRef.current, read())) draw(undefined);
  });
  useLayoutEffect(() => {
    drawnRef.current = value;
  });
  useEffect(() => {
    // It may have changed since it was drawn.
    look();
    return subscribe(look);
  }, [subscribe]);
  return value;
}

/** Whose `onChange` is the browser's own: others tell of each letter. */
const CHOSEN = /rad|che/;

/** An attribute as the browser calls it. */
function nativeName(name: string, { type, props }: VNode<{ readonly type?: string }>): string {
  if (name === 'className') return 'class';
  if (name === 'onBlur') return 'onfocusout';
  if (name === 'onChange' && type !== 'select' && !CHOSEN.test(props.type ?? '')) return 'onInput';
  return /^stroke[A-Z]/.test(name) ? name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`) : name;
}

const before = options.vnode;
options.vnode = (node) => {
  if (typeof node.type === 'string') {
    node.props = Object.fromEntries(
      // Border: whatever the page gives an element.
      Object.entries(node.props as object).map(([name, value]) => [nativeName(name, node as never), value as unknown]),
    ) as typeof node.props;
  }
  before?.(node);
};
