/** How screens speak of those who prepare an analysis. */
export const analystsText = {
  builtin: {
    name: 'Встроенный анализ',
    /** Over an analysis that is being prepared: how long it usually takes. */
    preparing: 'Готовим анализ, обычно это несколько секунд',
  },
  gigachat: { name: 'GigaChat', preparing: 'Готовим анализ, обычно это 20–40\u00a0секунд' },
} as const;
