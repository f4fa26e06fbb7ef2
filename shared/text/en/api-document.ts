import type { Catalogue } from '../catalogue.ts';
import type { apiDocumentText as Russian } from '../ru/api-document.ts';

export const apiDocumentText: Catalogue<typeof Russian> = {
  title: 'Tonus',
  description: 'HR analytics and employee retention',
  idempotencyKey: 'Under one key a request is carried out once: repeated within a day, it gets the same reply',
  key: 'An API key of a workspace: created in the workspace settings, it begins with tonus_key_. A call is open to a key that has the right named by x-permission',
  redirect: 'Redirect',
  success: 'Success',
  preparing: 'Still being prepared',
};
