import type { Catalogue } from '../catalogue.ts';
import type { apiDocumentText as Russian } from '../ru/api-document.ts';

export const apiDocumentText: Catalogue<typeof Russian> = {
  title: 'Tonus',
  description: 'HR analytics and employee retention',
  idempotencyKey: 'Under one key a request is carried out once: repeated within a day, it gets the same reply',
  redirect: 'Redirect',
  success: 'Success',
  preparing: 'Still being prepared',
};
