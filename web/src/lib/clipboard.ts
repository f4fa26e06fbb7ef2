/** Copies a text; false where the browser forbids it (plain http, no permission, a lost gesture). */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
