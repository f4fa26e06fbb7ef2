import type { deviceNames as Russian } from '../../ru/accounts/devices.ts';
import type { Catalogue } from '../../catalogue.ts';

export const deviceNames: Catalogue<typeof Russian> = {
  'Yandex Browser': 'Yandex Browser',
};
