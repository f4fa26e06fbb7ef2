export {
  FORMULA,
  harmless,
  type Cell,
  type CellKind,
  type ExportTable,
  type SumsRow,
} from '#shared/rules/export-cells.ts';
