/** Cells by the name of their column. Numbers stand on the right. */
export type Row = Readonly<Record<string, string | number | undefined>>;

export function tableLines(rows: readonly Row[]): string[] {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const isNumber = columns.map((column) => rows.every((row) => typeof row[column] !== 'string'));
  const lines = [columns, ...rows.map((row) => columns.map((column) => text(row[column])))];
  const widths = columns.map((_, i) => Math.max(...lines.map((line) => line[i]?.length ?? 0)));
  const rule = widths.map((width) => '─'.repeat(width));
  return [lines[0] ?? [], rule, ...lines.slice(1)].map((line) =>
    line
      .map((cell, i) => (isNumber[i] ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}

export function printTable(rows: readonly Row[]): void {
  for (const line of tableLines(rows)) console.log(line);
}

function text(cell: string | number | undefined): string {
  return typeof cell === 'number' ? cell.toLocaleString('en-GB') : (cell ?? '');
}
