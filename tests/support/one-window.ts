import { afterEach, beforeEach, vi } from 'vitest';

// Stops the clock for every test of a file that imports this: attempts are counted in windows of time, and none may
// end while a test makes them.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());
