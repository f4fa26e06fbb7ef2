/** The figures of a Russian text without what stands in quotation marks, found without the code under test. */
export function figuresOf(text: string): number[] {
  return text
    .replaceAll('\u00a0', ' ')
    .replaceAll(/«[^»]*»/g, '')
    .replaceAll(/(?<=\d) (?=\d{3})/g, '')
    .split(/[^\d,]+/)
    .filter((one) => /\d/.test(one))
    .map((one) => Number(one.replace(/^,|,$/g, '').replace(',', '.')));
}
