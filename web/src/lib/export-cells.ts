export {
  FORMULA,
  harmless,
  type Cell,
  type CellKind,
  type ExportTable,
  type SumsRow,
} from '#shared/rules/export-cells.ts';

/** A figure as it stands in a file: two places are more than it bears. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
