/** What the features of the product are sorted by, in their order. */
export const FEATURE_TABS = ['analytics', 'ai', 'automation'] as const;
export type FeatureTab = (typeof FEATURE_TABS)[number];
