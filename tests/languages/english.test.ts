import { walkThroughScreens } from './walk.ts';

// What is Cyrillic is the product's own: the company writes in Latin letters.
walkThroughScreens((text) => text.match(/[А-Яа-яЁё]+/g) ?? []);
