/** Browsers and systems that are called otherwise in this language than sessions keep them; all others keep their name. */
export const deviceNames: Readonly<Record<string, string>> = {
  'Yandex Browser': 'Яндекс Браузер',
};
