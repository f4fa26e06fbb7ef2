/** What kept titles of tasks say in the words of whoever reads. */
export const taskTitles = {
  /** In the place of a name whose account is gone. */
  formerEmployee: 'бывший сотрудник',
} as const;
