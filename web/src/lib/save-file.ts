/** How long a browser may take to begin saving before the address of the file ends. */
const KEPT_MILLISECONDS = 60_000;

/** Lets the browser save a file made here. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MILLISECONDS);
}
