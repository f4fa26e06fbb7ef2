import type { AI_PROVIDERS } from '../rules/ai-providers.ts';

/**
 * Who can prepare an analysis, as requests name it and as screens speak of it. How it does stands in the file of the
 * same name under `functions/analysis/analysts`.
 */
export interface AnalystDescription {
  readonly name: string;
  /** Over an analysis that is being prepared: how long it usually takes. */
  readonly preparing: string;
  /** After so many seconds it takes longer than usual. */
  readonly usualSeconds: number;
  /** Whether it asks a model besides what the service computes itself: a matter of plans with AI. */
  readonly asksModel: boolean;
  /** Whose access of the workspace it asks with; null where it needs none. */
  readonly provider: (typeof AI_PROVIDERS)[number] | null;
}
