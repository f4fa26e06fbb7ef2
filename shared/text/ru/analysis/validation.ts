export const analysisValidation = {
  chooseAnalyst: (names: readonly string[]) => `Выберите, кто готовит анализ: ${names.join(' или ')}`,
} as const;
