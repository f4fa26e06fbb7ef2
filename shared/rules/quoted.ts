/** A name within quotation marks; those it has itself become the inner ones: «Пекарня „Весна“». */
export function quoted(name: string): string {
  return `«${name.replace(/«([^«»]*)»|"([^"]*)"/g, (_, russian: string | undefined, straight: string) => `„${russian ?? straight}“`)}»`;
}
