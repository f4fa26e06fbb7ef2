import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Names at the end of a run every test that passed only when it was tried again: it is slow, or there is a race. */
export default class RetriedTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const retried = modules.flatMap((module) => [...module.children.allTests('passed')].filter(wasRetried));
    if (retried.length === 0) return;
    console.log(`Passed only when tried again: ${retried.length}`);
    for (const test of retried) console.log(`  ${test.module.relativeModuleId} > ${test.fullName}`);
  }
}

function wasRetried(test: TestCase): boolean {
  return (test.diagnostic()?.retryCount ?? 0) > 0;
}
