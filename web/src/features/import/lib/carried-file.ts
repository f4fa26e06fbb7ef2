/** A file that goes on to another kind of data, whose page is another one; it is handed over once. */
let carried: File | null = null;

/** Keeps a file for the page that is opened next. */
export function carryFile(file: File | null): void {
  carried = file;
}

/** Whether a file is on its way to another page. */
export function carriesFile(): boolean {
  return carried !== null;
}

/** The file that was kept, and nobody else gets it. */
export function takeCarriedFile(): File | null {
  const file = carried;
  carried = null;
  return file;
}
