/** What the service calls polls that it makes itself. */
export const pollTitles = {
  copy: (title: string) => `Копия: ${title}`,
} as const;
