import { lazy, useState, type ComponentType } from 'react';
import { whenConnected } from './connection.ts';

type ComponentModule = Promise<{ readonly default: ComponentType }>;

/** A component whose code arrives when it is first drawn or, with `load`, ahead of that. */
export interface LazyComponent {
  readonly Component: ComponentType;
  readonly load: () => ComponentModule;
}

/**
 * React's `lazy`, but drawn at once where its code has arrived already. `lazy` waits for a moment even then, and what
 * stands in its place meanwhile stays for at least 300 ms: React lets no placeholder flicker.
 */
export function lazyComponent(importModule: () => ComponentModule): LazyComponent {
  let arrived: ComponentType | undefined;
  const load = whenConnected(async () => {
    const module = await importModule();
    arrived = module.default;
    return module;
  });
  const Waiting = lazy(load);
  function Component() {
    // Chosen once: a component that changed to the other form while it is shown would lose its state.
    const [Shown] = useState<ComponentType>(() => arrived ?? Waiting);
    return <Shown />;
  }
  return { Component, load };
}
