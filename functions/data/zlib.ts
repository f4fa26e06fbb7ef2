/**
 * Node's zlib, loaded with its first use: two milliseconds that most starts of a function need not spend. What is stored
 * is paid for by its size, and an item holds 400 kB.
 */
export const zlib = () => process.getBuiltinModule('node:zlib');
