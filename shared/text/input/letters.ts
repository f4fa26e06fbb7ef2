/** A text with “е” for every “ё”, as it is searched and compared: in Russian one stands for the other. */
export function withoutYo(text: string): string {
  return text.replaceAll('ё', 'е').replaceAll('Ё', 'Е');
}

/** Letters of a Russian keyboard or eye, and the Latin ones they look like. */
export const LOOK_ALIKES: Readonly<Record<string, string>> = {
  с: 'c',
  н: 'h',
  к: 'k',
  м: 'm',
  п: 'n',
  р: 'p',
  г: 'r',
  т: 't',
  х: 'x',
  у: 'y',
};
