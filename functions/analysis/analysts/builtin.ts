import type { PrepareAnalysis } from './analyst.ts';

/** Adds nothing: what the service itself says is its analysis. */
export const builtin: PrepareAnalysis = async ({ analysis }) => ({
  analysis,
  analyst: 'builtin',
  fallback: null,
  sent: null,
  reply: null,
});
