import type { Catalogue } from '../../catalogue.ts';
import type { taskTitles as Russian } from '../../ru/tasks/titles.ts';

export const taskTitles: Catalogue<typeof Russian> = {
  formerEmployee: 'former employee',
};
