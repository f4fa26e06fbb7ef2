import type { Catalogue } from '../../catalogue.ts';
import type { analysisValidation as Russian } from '../../ru/analysis/validation.ts';

export const analysisValidation: Catalogue<typeof Russian> = {
  chooseAnalyst: (names) => `Choose who prepares the analysis: ${names.join(' or ')}`,
};
