/** Something that runs beside the server and is ended before it. */
export interface Beside {
  stop(): Promise<unknown>;
}
