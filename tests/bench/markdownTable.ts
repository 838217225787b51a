/** A Markdown table with padded cells. */
export function markdownTable(head: readonly string[], lines: readonly (readonly string[])[]): string {
  const widths = head.map((title, place) =>
    Math.max(title.length, 3, ...lines.map((line) => line[place]?.length ?? 0)),
  );
  const row = (cells: readonly string[]) =>
    `| ${cells.map((text, place) => text.padEnd(widths[place] ?? 0)).join(' | ')} |`;
  return [head, widths.map((width) => '-'.repeat(width)), ...lines].map(row).join('\n');
}
