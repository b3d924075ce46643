/** Who is about to sit down at a table from this screen: the visitor, then others who share it. */

const coming = new Map<string, string[]>();

export function announce(table: string, names: string[]): void {
  coming.set(table, names);
}

/** The names for a table; they can be taken only once. */
export function announced(table: string): string[] {
  const names = coming.get(table) ?? [];
  coming.delete(table);
  return names;
}
