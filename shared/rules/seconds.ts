/** A moment as JWT and DynamoDB's expiry count it: whole seconds since 1970. */
export function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
