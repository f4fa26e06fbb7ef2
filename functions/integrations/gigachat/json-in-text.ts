/** The JSON of a reply, which may stand between fences or words; undefined where there is none. */
export function jsonInText(text: string): unknown {
  const fenced = /```(?:json)?\s*([\s\S]*?)```/i.exec(text)?.[1];
  const [start, end] = [text.indexOf('{'), text.lastIndexOf('}')];
  for (const candidate of [text, fenced, start < end ? text.slice(start, end + 1) : undefined]) {
    if (candidate === undefined) continue;
    try {
      return JSON.parse(candidate);
    } catch {
      // The next candidate may be JSON.
    }
  }
  return undefined;
}
