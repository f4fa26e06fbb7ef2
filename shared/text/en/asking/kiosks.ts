import type { Catalogue } from '../../catalogue.ts';
import type { kiosksText as Russian } from '../../ru/asking/kiosks.ts';
import { quoted } from '../format.ts';

export const kiosksText: Catalogue<typeof Russian> = {
  section: 'Kiosks',
  about:
    'A tablet at the gate or in the canteen: people answer in turn, without a name or an account. After each of them the screen forgets everything; without a connection, responses wait and are sent by themselves.',
  make: 'Make a kiosk',
  loadFailed: 'The list of kiosks could not be read',
  line: (name, day) => `${name}, made on ${day}`,
  end: 'End the kiosk',
  of: (action, line) => `${action}: ${line}`,

  dialog: {
    title: 'New kiosk',
    name: 'Where it stands',
    namePlaceholder: 'Warehouse gate',
    pin: 'PIN',
    pinHint: '4 to 8 digits. It closes the kiosk on the tablet, even without a connection.',
    draft: 'The kiosk starts to work when the run is published.',
    submit: 'Make a kiosk',
    failed: 'The kiosk could not be made',
  },
  made: {
    title: 'The kiosk is ready',
    text: 'Open this address on the tablet: point the camera at it or send it there. The first time it needs the internet.',
    once: 'The address is shown only now. Once you close this window it cannot be found out again: make another kiosk and end this one.',
    repeated: 'Anyone can answer on it any number of times: put the tablet where it can be seen.',
    address: 'Address of the kiosk',
    qr: (name) => `QR code with the address of the kiosk: ${name}`,
    copy: 'Copy the address',
    copied: 'Address copied',
    copyFailed: 'The browser did not let us copy. Select the address and copy it yourself.',
    done: 'Done',
  },
  ending: {
    title: 'End the kiosk?',
    text: (name) =>
      `The kiosk ${quoted(name)} stops accepting responses at once. Those that still wait for a connection on the tablet will not arrive. Collected responses stay.`,
    confirm: 'End the kiosk',
    failed: 'The kiosk could not be ended',
  },
};
