/** The path of a lazy chunk of the built panel, by its name. */
export async function chunkPath(chunk: string): Promise<string> {
  const visited = new Set<string>();
  const visit = async (file: string): Promise<string | undefined> => {
    if (visited.has(file)) return undefined;
    visited.add(file);
    const text = await (await fetch(`/ordinacia/esm/${file}`)).text();
    const found = new RegExp(`import\\("\\./(${chunk}-[^"]+)"[+)]`).exec(text)?.[1];
    if (found) return found;
    for (const [, next] of text.matchAll(/(?:from|import)"\.\/([^"]+)"/g)) {
      const deeper = next && (await visit(next));
      if (deeper) return deeper;
    }
    return undefined;
  };
  const file = await visit('admin.js');
  if (!file) throw new Error(`No chunk of the panel is called ${chunk}.`);
  return `/ordinacia/esm/${file}`;
}
