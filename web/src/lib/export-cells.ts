export { FORMULA, harmless, type Cell, type ExportTable, type SumsRow } from '#shared/rules/export-cells.ts';
