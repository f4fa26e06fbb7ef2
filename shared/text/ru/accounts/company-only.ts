import { NBSP, quoted } from '../format.ts';

/** Words of the page in place of a workspace that lets its people in by the provider of the company alone. */
export const companyOnlyText = {
  title: (workspace: string) => `В${NBSP}пространство ${quoted(workspace)} входят через компанию`,
  text: `Так решил владелец пространства для адресов вашей компании. Вы вошли по-другому, поэтому здесь оно закрыто. Войдите через компанию: вы вернётесь на${NBSP}эту же страницу. Остальные ваши пространства открыты.`,
  action: 'Войти через компанию',
} as const;
