interface Options<Environment> {
  /** So many begin without a look at what the others do. */
  readonly atOnce: number;
  /** So many there are at most; none when left out. */
  readonly limit?: number | undefined;
  /** Starts one; it loads its code by itself. */
  begin(): Environment;
  end(environment: Environment): unknown;
}

/** The execution environments of one function, each of which serves one invocation at a time. */
export interface Environments<Environment> {
  /** One for an invocation: an idle one, a new one, or the first that is given back. */
  take(): Promise<Environment>;
  /** A new one has loaded its code and is at its first invocation. */
  loaded(environment: Environment): void;
  /** Its invocation is over; one that is not `alive` is ended. */
  giveBack(environment: Environment, alive: boolean): void;
  /** It has ended by itself. */
  forget(environment: Environment): void;
  /** Ends those that are idle, and every other one after its invocation. */
  renew(): void;
  /** Ends all of them, whatever they are doing. */
  stop(): Promise<void>;
}

/** An invocation is a long one from here on. */
const LONG_MILLISECONDS = 250;
/** An environment that nobody needed for so long gives its memory back. */
const IDLE_MILLISECONDS = 60_000;

/**
 * Keeps the environments of one function. Beyond the first few, one more is begun where an invocation waits and every
 * environment has been at its own for long. How long it has waited tells nothing: the last of a burst of short ones
 * waits long, and an environment that begins takes the processor from those that would be free in a moment.
 */
export function createEnvironments<Environment extends object>({
  atOnce,
  limit = Infinity,
  begin,
  end,
}: Options<Environment>): Environments<Environment> {
  /** With the timers that end them; the last was used last. */
  const idle = new Map<Environment, NodeJS.Timeout>();
  /** Since when each is at its invocation; Infinity while it loads its code. */
  const busy = new Map<Environment, number>();
  const outdated = new WeakSet<Environment>();
  const waiting: ((environment: Environment) => void)[] = [];
  let watch: NodeJS.Timeout | undefined;

  const occupy = (environment: Environment, since: number): Environment => {
    busy.set(environment, since);
    return environment;
  };
  const youngest = (): number => Math.max(...busy.values());
  /** Looks again when all may have been busy for long. */
  const watchBusy = (): void => {
    if (watch || waiting.length === 0) return;
    const left = youngest() + LONG_MILLISECONDS - performance.now();
    // After a standstill of this process those that have finished meanwhile are heard of first.
    watch = setTimeout(() => setImmediate(look), Math.max(0, Math.min(left, LONG_MILLISECONDS)));
  };
  const look = (): void => {
    watch = undefined;
    if (busy.size < limit && performance.now() - youngest() >= LONG_MILLISECONDS)
      waiting.shift()?.(occupy(begin(), Infinity));
    watchBusy();
  };
  const forget = (environment: Environment): void => {
    clearTimeout(idle.get(environment));
    idle.delete(environment);
  };
  const discard = (environment: Environment): unknown => {
    forget(environment);
    return end(environment);
  };
  const rest = (environment: Environment): void => {
    idle.set(environment, setTimeout(discard, IDLE_MILLISECONDS, environment).unref());
  };

  return {
    take: async () => {
      const ready = [...idle.keys()].at(-1);
      if (ready) {
        forget(ready);
        return occupy(ready, performance.now());
      }
      if (busy.size < atOnce) return occupy(begin(), Infinity);
      const { promise, resolve } = Promise.withResolvers<Environment>();
      waiting.push(resolve);
      watchBusy();
      return promise;
    },
    loaded: (environment) => {
      if (busy.has(environment)) busy.set(environment, performance.now());
    },
    giveBack: (environment, alive) => {
      busy.delete(environment);
      const usable = alive && !outdated.has(environment);
      const next = waiting.shift();
      if (next) next(usable ? occupy(environment, performance.now()) : occupy(begin(), Infinity));
      else if (usable) rest(environment);
      if (!usable) void end(environment);
    },
    forget,
    renew: () => {
      for (const environment of busy.keys()) outdated.add(environment);
      for (const environment of idle.keys()) void discard(environment);
    },
    stop: async () => {
      clearTimeout(watch);
      await Promise.all([...[...idle.keys()].map(discard), ...[...busy.keys()].map(end)]);
    },
  };
}
