import type { Catalogue } from '../../catalogue.ts';
import type { analystsText as Russian } from '../../ru/rules/analysts.ts';

export const analystsText: Catalogue<typeof Russian> = {
  builtin: { name: 'Built-in analysis', preparing: 'Preparing the analysis, it usually takes a few seconds' },
  gigachat: { name: 'GigaChat', preparing: 'Preparing the analysis, it usually takes 20–40\u00a0seconds' },
};
